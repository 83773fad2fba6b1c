DROP INDEX "emails_newest";--> statement-breakpoint
DROP INDEX "emails_unsent";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "tried_until" timestamptz(3) DEFAULT now() + interval '3 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "resent_from" integer;--> statement-breakpoint
-- Only of what has not gone, so that a large table is not written anew.
UPDATE "emails" SET "tried_until" = "created_at" + interval '3 days' WHERE "sent_at" IS NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_account_id_id" UNIQUE("account_id","id");--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_account_id_resent_from_emails_account_id_id_fk" FOREIGN KEY ("account_id","resent_from") REFERENCES "public"."emails"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("tried_until") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "emails_resent_from" ON "emails" USING btree ("account_id","resent_from",lower("recipient")) WHERE resent_from is not null;--> statement-breakpoint
CREATE INDEX "emails_unsent" ON "emails" USING btree ("account_id","id") WHERE sent_at is null;
