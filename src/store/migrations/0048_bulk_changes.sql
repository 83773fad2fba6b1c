CREATE TABLE "bulk_change_rows" (
	"account_id" integer NOT NULL,
	"bulk_change_id" integer NOT NULL,
	"number" integer NOT NULL,
	"inspection_id" integer NOT NULL,
	"version_seen" integer NOT NULL,
	"outcome" text,
	"version_after" integer,
	"before" jsonb,
	"note" text,
	CONSTRAINT "bulk_change_rows_account_id_bulk_change_id_number_pk" PRIMARY KEY("account_id","bulk_change_id","number")
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"application" text NOT NULL,
	"application_id" integer NOT NULL,
	"action" text NOT NULL,
	"staff_id" integer,
	"days" integer,
	"reason" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamptz(3) DEFAULT now() NOT NULL,
	"failure" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"finished_at" timestamptz(3),
	"undone_at" timestamptz(3),
	CONSTRAINT "bulk_changes_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_account_id_bulk_change_id_bulk_changes_account_id_id_fk" FOREIGN KEY ("account_id","bulk_change_id") REFERENCES "public"."bulk_changes"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_changes_due" ON "bulk_changes" USING btree ("account_id","next_attempt_at") WHERE state in ('queued', 'running', 'undoing');