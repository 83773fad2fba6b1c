CREATE TABLE "id_leases" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"next" integer NOT NULL,
	"first" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "id_leases_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
DROP INDEX "audit_entries_property";--> statement-breakpoint
DROP INDEX "audit_entries_subject";--> statement-breakpoint
DROP INDEX "emails_inspection";--> statement-breakpoint
DROP INDEX "emails_unsent";--> statement-breakpoint
DROP INDEX "webhook_deliveries_webhook";--> statement-breakpoint
DROP INDEX "pdfs_inspection";--> statement-breakpoint
DROP INDEX "file_shares_inspection";--> statement-breakpoint
DROP INDEX "report_comments_inspection";--> statement-breakpoint
DROP INDEX "report_signatures_inspection";--> statement-breakpoint
-- The next of so many ids of an account. Rows of the release before keep theirs, and the next ones follow them.
CREATE FUNCTION lease_ids(for_account integer, of_kind text, how_many integer) RETURNS integer LANGUAGE sql AS $$
  INSERT INTO id_leases AS lease (account_id, kind, next) VALUES (for_account, of_kind, how_many + 1)
  ON CONFLICT (account_id, kind) DO UPDATE SET next = lease.next + how_many
  RETURNING next - how_many
$$;--> statement-breakpoint
DO $$
DECLARE
  kind text;
  given integer;
BEGIN
  FOREACH kind IN ARRAY ARRAY['actions', 'attachments', 'audit_entries', 'clients', 'custom_fields', 'emails', 'file_shares', 'files', 'inspection_contacts', 'inspections', 'items', 'meter_readings', 'meters', 'option_sets', 'pdfs', 'properties', 'property_contacts', 'report_comments', 'report_signatures', 'reports', 'rooms', 'templates', 'users', 'webhook_deliveries', 'webhooks'] LOOP
    -- Above all that were ever given, also those of rows that have been deleted since.
    given := coalesce(pg_sequence_last_value(pg_get_serial_sequence(kind, 'id')::regclass), 0);
    INSERT INTO id_leases (account_id, kind, next, first) SELECT id, kind, given + 1, given + 1 FROM accounts;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "clients" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "attachments" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "emails" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "webhooks" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "inspection_contacts" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "inspections" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "pdfs" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "custom_fields" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "meter_readings" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "meters" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "properties" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "property_contacts" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "actions" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "option_sets" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "rooms" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "templates" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "file_shares" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "report_comments" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "report_signatures" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
CREATE INDEX "emails_newest" ON "emails" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_property" ON "audit_entries" USING btree ("account_id","property_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("account_id","subject_type","subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "emails_inspection" ON "emails" USING btree ("account_id","inspection_id","created_at","id");--> statement-breakpoint
CREATE INDEX "emails_unsent" ON "emails" USING btree ("account_id","created_at","id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("account_id","webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pdfs_inspection" ON "pdfs" USING btree ("account_id","inspection_id","created_at","id");--> statement-breakpoint
CREATE INDEX "file_shares_inspection" ON "file_shares" USING btree ("account_id","inspection_id","created_at","id");--> statement-breakpoint
CREATE INDEX "report_comments_inspection" ON "report_comments" USING btree ("account_id","inspection_id","created_at","id");--> statement-breakpoint
CREATE INDEX "report_signatures_inspection" ON "report_signatures" USING btree ("account_id","inspection_id","created_at","id");