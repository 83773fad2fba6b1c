DROP INDEX "emails_due";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "next_attempt_at" timestamptz(3) DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "pdfs" ADD COLUMN "next_attempt_at" timestamptz(3) DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "pdfs_due" ON "pdfs" USING btree ("account_id","next_attempt_at") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("account_id","next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
-- The queue that stood before the tables until now; what was in it is in the tables as well.
DROP SCHEMA IF EXISTS jobs CASCADE;
