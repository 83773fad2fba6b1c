CREATE TABLE "covered_files" (
	"account_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"shown_id" integer NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "covered_files_account_id_file_id_pk" PRIMARY KEY("account_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "covered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "covered_files" ADD CONSTRAINT "covered_files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covered_files" ADD CONSTRAINT "covered_files_account_id_file_id_files_account_id_id_fk" FOREIGN KEY ("account_id","file_id") REFERENCES "public"."files"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covered_files" ADD CONSTRAINT "covered_files_account_id_shown_id_files_account_id_id_fk" FOREIGN KEY ("account_id","shown_id") REFERENCES "public"."files"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "covered_files_shown" ON "covered_files" USING btree ("account_id","shown_id");