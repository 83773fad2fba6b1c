CREATE TABLE "client_logos" (
	"account_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "client_logos_account_id_client_id_pk" PRIMARY KEY("account_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "brand_colour" text;--> statement-breakpoint
ALTER TABLE "client_logos" ADD CONSTRAINT "client_logos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_logos" ADD CONSTRAINT "client_logos_account_id_client_id_clients_account_id_id_fk" FOREIGN KEY ("account_id","client_id") REFERENCES "public"."clients"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_logos" ADD CONSTRAINT "client_logos_account_id_file_id_files_account_id_id_fk" FOREIGN KEY ("account_id","file_id") REFERENCES "public"."files"("account_id","id") ON DELETE no action ON UPDATE no action;