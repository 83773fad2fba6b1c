CREATE TABLE "import_rows" (
	"account_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	"key" text,
	"duplicate_id" integer,
	"duplicate_label" text,
	"choice" text,
	"outcome" text,
	"subject_id" integer,
	"version_after" integer,
	"before" jsonb,
	"note" text,
	CONSTRAINT "import_rows_account_id_import_id_number_pk" PRIMARY KEY("account_id","import_id","number")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"application" text NOT NULL,
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"duplicates" text DEFAULT 'skip' NOT NULL,
	"leaves_out_faulty" boolean DEFAULT false NOT NULL,
	"invites" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamptz(3) DEFAULT now() NOT NULL,
	"failure" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"finished_at" timestamptz(3),
	"undone_at" timestamptz(3),
	CONSTRAINT "imports_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "inspection_contacts" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "inspection_contacts" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "property_contacts" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "property_contacts" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_account_id_import_id_imports_account_id_id_fk" FOREIGN KEY ("account_id","import_id") REFERENCES "public"."imports"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_key" ON "import_rows" USING btree ("account_id","import_id","key");--> statement-breakpoint
CREATE INDEX "imports_due" ON "imports" USING btree ("account_id","next_attempt_at") WHERE state in ('queued', 'running', 'undoing');