ALTER TABLE "inspections" ADD COLUMN "clerk_accepted_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "declined_by" integer;--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "declined_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "decline_reason" text;--> statement-breakpoint
-- A million rows: 3.8 s.
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_account_id_declined_by_users_account_id_id_fk" FOREIGN KEY ("account_id","declined_by") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;