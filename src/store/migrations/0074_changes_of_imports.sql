-- The same for all rows that are there, as when other lists began to keep step: a default that is computed would rewrite them.
ALTER TABLE "bulk_change_rows" ADD COLUMN "changed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ALTER COLUMN "changed" SET DEFAULT change_number();--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD COLUMN "changed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_changes" ALTER COLUMN "changed" SET DEFAULT change_number();--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "changed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ALTER COLUMN "changed" SET DEFAULT change_number();--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "changed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "changed" SET DEFAULT change_number();--> statement-breakpoint
ALTER TABLE "waiting_messages" ADD COLUMN "changed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_messages" ALTER COLUMN "changed" SET DEFAULT change_number();--> statement-breakpoint
CREATE TRIGGER bulk_change_rows_stamped BEFORE UPDATE ON bulk_change_rows FOR EACH ROW EXECUTE FUNCTION stamp_change();--> statement-breakpoint
CREATE TRIGGER bulk_changes_stamped BEFORE UPDATE ON bulk_changes FOR EACH ROW EXECUTE FUNCTION stamp_change();--> statement-breakpoint
CREATE TRIGGER import_rows_stamped BEFORE UPDATE ON import_rows FOR EACH ROW EXECUTE FUNCTION stamp_change();--> statement-breakpoint
CREATE TRIGGER imports_stamped BEFORE UPDATE ON imports FOR EACH ROW EXECUTE FUNCTION stamp_change();--> statement-breakpoint
CREATE TRIGGER waiting_messages_stamped BEFORE UPDATE ON waiting_messages FOR EACH ROW EXECUTE FUNCTION stamp_change();--> statement-breakpoint
-- An import shows how many of its rows are planned and done, so that has changed as well.
CREATE FUNCTION stamp_import() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE imports i SET changed = change_number()
  FROM (SELECT DISTINCT account_id, import_id FROM changed_rows) part
  WHERE i.account_id = part.account_id AND i.id = part.import_id AND i.changed <> change_number();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER import_rows_added AFTER INSERT ON import_rows
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION stamp_import();--> statement-breakpoint
CREATE TRIGGER import_rows_changed AFTER UPDATE ON import_rows
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION stamp_import();
