CREATE TABLE "report_logs" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"size" integer NOT NULL,
	"subtrees" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_version_files" (
	"account_id" integer NOT NULL,
	"inspection_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "report_version_files_account_id_inspection_id_file_id_pk" PRIMARY KEY("account_id","inspection_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "report_versions" (
	"account_id" integer NOT NULL,
	"inspection_id" integer NOT NULL,
	"number" integer NOT NULL,
	"position" integer NOT NULL,
	"occasion" text NOT NULL,
	"sealed_at" timestamptz(3) NOT NULL,
	"sealed_by" integer,
	"report_version" integer NOT NULL,
	"content" "bytea",
	"sha256" text NOT NULL,
	CONSTRAINT "report_versions_account_id_inspection_id_number_pk" PRIMARY KEY("account_id","inspection_id","number"),
	CONSTRAINT "report_versions_position" UNIQUE("account_id","position")
);
--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "comments_until" timestamptz(3);--> statement-breakpoint
ALTER TABLE "report_signatures" ADD COLUMN "version_number" integer;--> statement-breakpoint
ALTER TABLE "report_logs" ADD CONSTRAINT "report_logs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_version_files" ADD CONSTRAINT "report_version_files_account_id_file_id_files_account_id_id_fk" FOREIGN KEY ("account_id","file_id") REFERENCES "public"."files"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_versions" ADD CONSTRAINT "report_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_versions" ADD CONSTRAINT "report_versions_account_id_sealed_by_users_account_id_id_fk" FOREIGN KEY ("account_id","sealed_by") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_version_files_file" ON "report_version_files" USING btree ("account_id","file_id");
--> statement-breakpoint
-- A version is never changed, and only its content may go, when its retention has ended.
CREATE FUNCTION keep_report_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.content IS NULL AND to_jsonb(NEW) - 'content' = to_jsonb(OLD) - 'content' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'sealed versions of reports are kept as they are' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER report_versions_kept BEFORE UPDATE OR DELETE ON "report_versions"
FOR EACH ROW EXECUTE FUNCTION keep_report_version();
