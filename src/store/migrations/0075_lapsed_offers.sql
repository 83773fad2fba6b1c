ALTER TABLE "offers" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "next_attempt_at" timestamptz(3);--> statement-breakpoint
CREATE INDEX "offers_due" ON "offers" USING btree ("account_id","next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
-- Those that somebody may still accept are told of at their end; nobody waits for news of those that ended before.
UPDATE "offers" SET "next_attempt_at" = "ends_at" WHERE "accepted_by" IS NULL AND "withdrawn_at" IS NULL AND "ends_at" > now() AND NOT "clerk_ids" <@ "declined_clerk_ids";