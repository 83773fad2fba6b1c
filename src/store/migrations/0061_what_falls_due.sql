CREATE TABLE "certificates" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"kind" text NOT NULL,
	"issued_on" date,
	"expires_on" date NOT NULL,
	"ref" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"changed" bigint DEFAULT change_number() NOT NULL,
	CONSTRAINT "certificates_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "proposal_decisions" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"property_id" integer NOT NULL,
	"outcome" text NOT NULL,
	"inspection_id" integer,
	"decided_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "proposal_decisions_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "recurring_visits" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" integer NOT NULL,
	"every_months" integer NOT NULL,
	"jitter_days" integer NOT NULL,
	"quiet_days" integer NOT NULL,
	"client_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"changed" bigint DEFAULT change_number() NOT NULL,
	CONSTRAINT "recurring_visits_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_account_id_property_id_properties_account_id_id_fk" FOREIGN KEY ("account_id","property_id") REFERENCES "public"."properties"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_decisions" ADD CONSTRAINT "proposal_decisions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_decisions" ADD CONSTRAINT "proposal_decisions_account_id_property_id_properties_account_id_id_fk" FOREIGN KEY ("account_id","property_id") REFERENCES "public"."properties"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_decisions" ADD CONSTRAINT "proposal_decisions_account_id_inspection_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","inspection_id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_visits" ADD CONSTRAINT "recurring_visits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_visits" ADD CONSTRAINT "recurring_visits_account_id_client_id_clients_account_id_id_fk" FOREIGN KEY ("account_id","client_id") REFERENCES "public"."clients"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_property" ON "certificates" USING btree ("account_id","property_id","kind");--> statement-breakpoint
CREATE INDEX "certificates_expiring" ON "certificates" USING btree ("account_id","expires_on");--> statement-breakpoint
CREATE INDEX "proposal_decisions_property" ON "proposal_decisions" USING btree ("account_id","property_id");--> statement-breakpoint
CREATE INDEX "proposal_decisions_inspection" ON "proposal_decisions" USING btree ("account_id","inspection_id");--> statement-breakpoint
CREATE TRIGGER recurring_visits_stamped BEFORE UPDATE ON recurring_visits FOR EACH ROW EXECUTE FUNCTION stamp_change();--> statement-breakpoint
CREATE TRIGGER recurring_visits_gone AFTER DELETE ON recurring_visits
  REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_deletions('recurring_visit');--> statement-breakpoint
CREATE TRIGGER certificates_stamped BEFORE UPDATE ON certificates FOR EACH ROW EXECUTE FUNCTION stamp_change();--> statement-breakpoint
CREATE TRIGGER certificates_home AFTER INSERT OR UPDATE OR DELETE ON certificates
  FOR EACH ROW EXECUTE FUNCTION stamp_home('property');--> statement-breakpoint
CREATE TRIGGER certificates_gone AFTER DELETE ON certificates
  REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_deletions('certificate');
