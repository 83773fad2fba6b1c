ALTER TABLE "webhooks" ADD COLUMN "application_id" integer;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "former_secret_until" timestamptz(3);--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_account_id_application_id_applications_account_id_id_fk" FOREIGN KEY ("account_id","application_id") REFERENCES "public"."applications"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Rotations from before are over in a day as well.
UPDATE "webhooks" SET "former_secret_until" = now() + interval '1 day' WHERE cardinality("secrets") > 1;
