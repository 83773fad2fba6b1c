-- Keeps row_counts true without anybody having to remember it. The slot is the backend's, so that
-- simultaneous transactions seldom wait for each other's row.
CREATE FUNCTION keep_row_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO row_counts AS kept (account_id, table_name, slot, rows)
      SELECT account_id, TG_TABLE_NAME, pg_backend_pid() % 16, count(*) FROM changed GROUP BY account_id
      ON CONFLICT (account_id, table_name, slot) DO UPDATE SET rows = kept.rows + excluded.rows;
  ELSE
    INSERT INTO row_counts AS kept (account_id, table_name, slot, rows)
      SELECT account_id, TG_TABLE_NAME, pg_backend_pid() % 16, -count(*) FROM changed GROUP BY account_id
      ON CONFLICT (account_id, table_name, slot) DO UPDATE SET rows = kept.rows + excluded.rows;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER properties_counted_in AFTER INSERT ON properties
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count();--> statement-breakpoint
CREATE TRIGGER properties_counted_out AFTER DELETE ON properties
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count();--> statement-breakpoint
CREATE TRIGGER inspections_counted_in AFTER INSERT ON inspections
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count();--> statement-breakpoint
CREATE TRIGGER inspections_counted_out AFTER DELETE ON inspections
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count();
