ALTER TABLE "accounts" ADD COLUMN "session_idle_minutes" integer DEFAULT 10080 NOT NULL;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "kept" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "last_seen_at" timestamptz(3) DEFAULT now() NOT NULL;