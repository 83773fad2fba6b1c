CREATE TABLE "directory"."pdf_hashes" (
	"sha256" "bytea" PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"pdf_id" integer NOT NULL,
	"made_at" timestamptz(3) DEFAULT now() NOT NULL
);
