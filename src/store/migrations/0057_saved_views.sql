CREATE TABLE "saved_views" (
	"account_id" integer NOT NULL,
	"owner" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"views" jsonb NOT NULL,
	CONSTRAINT "saved_views_account_id_owner_pk" PRIMARY KEY("account_id","owner")
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;