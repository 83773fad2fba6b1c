CREATE TABLE "pdf_time_stamps" (
	"account_id" integer NOT NULL,
	"pdf_id" integer NOT NULL,
	"imprint" text NOT NULL,
	"stamp" "bytea" NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "pdf_time_stamps_account_id_pdf_id_imprint_pk" PRIMARY KEY("account_id","pdf_id","imprint")
);
--> statement-breakpoint
ALTER TABLE "pdf_time_stamps" ADD CONSTRAINT "pdf_time_stamps_account_id_pdf_id_pdfs_account_id_id_fk" FOREIGN KEY ("account_id","pdf_id") REFERENCES "public"."pdfs"("account_id","id") ON DELETE cascade ON UPDATE no action;