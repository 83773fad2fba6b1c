CREATE TABLE "application_use" (
	"account_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"day" date NOT NULL,
	"requests" integer NOT NULL,
	"refused" integer NOT NULL,
	"busiest" integer NOT NULL,
	CONSTRAINT "application_use_account_id_application_id_day_pk" PRIMARY KEY("account_id","application_id","day")
);
--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "last_used_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "application_use" ADD CONSTRAINT "application_use_account_id_application_id_applications_account_id_id_fk" FOREIGN KEY ("account_id","application_id") REFERENCES "public"."applications"("account_id","id") ON DELETE no action ON UPDATE no action;