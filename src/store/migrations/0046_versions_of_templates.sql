CREATE TABLE "template_versions" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"template_id" integer NOT NULL,
	"number" integer NOT NULL,
	"person_id" integer,
	"restored_from" integer,
	"contents" jsonb,
	"counts" jsonb,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"ended_at" timestamptz(3),
	"changed" bigint DEFAULT change_number() NOT NULL,
	CONSTRAINT "template_versions_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "template_versions_number" UNIQUE("account_id","template_id","number")
);
--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_account_id_template_id_templates_account_id_id_fk" FOREIGN KEY ("account_id","template_id") REFERENCES "public"."templates"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_account_id_person_id_users_account_id_id_fk" FOREIGN KEY ("account_id","person_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER template_versions_stamped BEFORE UPDATE ON template_versions FOR EACH ROW EXECUTE FUNCTION stamp_change();
