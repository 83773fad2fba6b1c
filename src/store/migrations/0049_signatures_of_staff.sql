CREATE TABLE "person_signatures" (
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "person_signatures_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "clerk_signatures" (
	"account_id" integer NOT NULL,
	"inspection_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"file_id" integer NOT NULL,
	"signed_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "clerk_signatures_account_id_inspection_id_pk" PRIMARY KEY("account_id","inspection_id")
);
--> statement-breakpoint
ALTER TABLE "person_signatures" ADD CONSTRAINT "person_signatures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_signatures" ADD CONSTRAINT "person_signatures_account_id_user_id_users_account_id_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_signatures" ADD CONSTRAINT "person_signatures_account_id_file_id_files_account_id_id_fk" FOREIGN KEY ("account_id","file_id") REFERENCES "public"."files"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clerk_signatures" ADD CONSTRAINT "clerk_signatures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clerk_signatures" ADD CONSTRAINT "clerk_signatures_account_id_inspection_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","inspection_id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clerk_signatures" ADD CONSTRAINT "clerk_signatures_account_id_user_id_users_account_id_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clerk_signatures" ADD CONSTRAINT "clerk_signatures_account_id_file_id_files_account_id_id_fk" FOREIGN KEY ("account_id","file_id") REFERENCES "public"."files"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clerk_signatures_file" ON "clerk_signatures" USING btree ("account_id","file_id");