ALTER TABLE "users" ADD COLUMN "application_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "users_application" ON "users" USING btree ("account_id","application_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_id_application_id_applications_account_id_id_fk" FOREIGN KEY ("account_id","application_id") REFERENCES "public"."applications"("account_id","id");
