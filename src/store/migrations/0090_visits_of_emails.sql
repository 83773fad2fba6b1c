CREATE TABLE "email_visits" (
	"account_id" integer NOT NULL,
	"email_id" integer NOT NULL,
	"inspection_id" integer NOT NULL,
	CONSTRAINT "email_visits_account_id_email_id_inspection_id_pk" PRIMARY KEY("account_id","email_id","inspection_id")
);
--> statement-breakpoint
ALTER TABLE "email_visits" ADD CONSTRAINT "email_visits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_visits" ADD CONSTRAINT "email_visits_account_id_email_id_emails_account_id_id_fk" FOREIGN KEY ("account_id","email_id") REFERENCES "public"."emails"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_visits" ADD CONSTRAINT "email_visits_account_id_inspection_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","inspection_id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_visits_inspection" ON "email_visits" USING btree ("account_id","inspection_id");