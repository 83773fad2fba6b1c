ALTER TABLE "users" ADD COLUMN "invited_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_until" timestamptz(3);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "joined_at" timestamptz(3);--> statement-breakpoint
-- The moment of the choice itself was not kept.
UPDATE "users" SET "joined_at" = "created_at" WHERE "password_hash" IS NOT NULL;
