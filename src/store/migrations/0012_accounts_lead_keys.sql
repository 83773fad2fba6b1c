-- The account leads every key, so that each table can be divided by account. Ids stay as they are. Every key is made anew:
-- some ten seconds for a million rows, and everything waits for as long.
CREATE SEQUENCE "events_seq";--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "seq" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "seq" SET DEFAULT nextval('events_seq');--> statement-breakpoint
SELECT setval('events_seq', coalesce(max("seq"), 0) + 1, false) FROM "events";--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "account_id" integer;--> statement-breakpoint
UPDATE "sign_ins" s SET "account_id" = u."account_id" FROM "users" u WHERE u."id" = s."user_id";--> statement-breakpoint
ALTER TABLE "sign_ins" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" DROP CONSTRAINT "sign_ins_user_id_users_id_fk";--> statement-breakpoint
DROP INDEX "attachments_report";--> statement-breakpoint
DROP INDEX "attachments_room";--> statement-breakpoint
DROP INDEX "attachments_item";--> statement-breakpoint
DROP INDEX "attachments_meter";--> statement-breakpoint
DROP INDEX "sign_ins_user";--> statement-breakpoint
DROP INDEX "actions_report";--> statement-breakpoint
DROP INDEX "actions_item";--> statement-breakpoint
DROP INDEX "items_report";--> statement-breakpoint
DROP INDEX "items_room";--> statement-breakpoint
DROP INDEX "rooms_report";--> statement-breakpoint
DROP INDEX "report_comments_item";--> statement-breakpoint
-- Links between tables lean on the keys: they go, and come back word for word.
DO $$
DECLARE
  former record;
  "table" text;
BEGIN
  CREATE TEMPORARY TABLE links ON COMMIT DROP AS
    SELECT conrelid::regclass AS "table", conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace
      AND confrelid NOT IN ('accounts'::regclass, 'applications'::regclass, 'grants'::regclass, 'sign_ins'::regclass);
  FOR former IN SELECT * FROM links LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', former."table", former.name);
  END LOOP;
  FOREACH "table" IN ARRAY ARRAY['clients', 'users', 'files', 'attachments', 'audit_entries', 'webhooks', 'webhook_deliveries', 'emails', 'inspections', 'inspection_contacts', 'pdfs', 'custom_fields', 'properties', 'property_contacts', 'meters', 'meter_readings', 'option_sets', 'reports', 'templates', 'rooms', 'items', 'actions', 'file_shares', 'report_comments', 'report_signatures'] LOOP
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', "table", "table" || '_pkey');
    IF "table" NOT IN ('rooms', 'items') THEN
      EXECUTE format('ALTER TABLE %I DROP CONSTRAINT IF EXISTS %I', "table", "table" || '_account_id_id');
    END IF;
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I PRIMARY KEY (account_id, id)', "table", "table" || '_account_id_id_pk');
  END LOOP;
  ALTER TABLE pending_attachments DROP CONSTRAINT pending_attachments_pkey;
  ALTER TABLE pending_attachments ADD CONSTRAINT pending_attachments_account_id_delivery_key_pk PRIMARY KEY (account_id, delivery_key);
  ALTER TABLE events DROP CONSTRAINT events_pkey;
  ALTER TABLE events ADD CONSTRAINT events_account_id_seq_pk PRIMARY KEY (account_id, seq);
  ALTER TABLE file_share_attachments DROP CONSTRAINT file_share_attachments_file_share_id_attachment_id_pk;
  ALTER TABLE file_share_attachments
    ADD CONSTRAINT file_share_attachments_account_id_file_share_id_attachment_id_pk PRIMARY KEY (account_id, file_share_id, attachment_id);
  FOR former IN SELECT * FROM links LOOP
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I %s', former."table", former.name, former.definition);
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_account_id_user_id_users_account_id_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_seq_of_all" ON "events" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "attachments_report" ON "attachments" USING btree ("account_id","report_id","position","id");--> statement-breakpoint
CREATE INDEX "attachments_room" ON "attachments" USING btree ("account_id","room_id");--> statement-breakpoint
CREATE INDEX "attachments_item" ON "attachments" USING btree ("account_id","item_id");--> statement-breakpoint
CREATE INDEX "attachments_meter" ON "attachments" USING btree ("account_id","meter_id");--> statement-breakpoint
CREATE INDEX "sign_ins_user" ON "sign_ins" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "actions_report" ON "actions" USING btree ("account_id","report_id");--> statement-breakpoint
CREATE INDEX "actions_item" ON "actions" USING btree ("account_id","item_id");--> statement-breakpoint
CREATE INDEX "items_report" ON "items" USING btree ("account_id","report_id","position");--> statement-breakpoint
CREATE INDEX "items_room" ON "items" USING btree ("account_id","room_id","position");--> statement-breakpoint
CREATE INDEX "rooms_report" ON "rooms" USING btree ("account_id","report_id","position");--> statement-breakpoint
CREATE INDEX "report_comments_item" ON "report_comments" USING btree ("account_id","item_id");
