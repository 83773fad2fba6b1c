ALTER TABLE "accounts" ADD COLUMN "first_change" bigint;--> statement-breakpoint
-- By itself, so that it stays null in accounts that are there: what they had deleted may be forgotten.
ALTER TABLE "accounts" ALTER COLUMN "first_change" SET DEFAULT change_number();
