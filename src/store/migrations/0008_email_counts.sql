-- E-mails grow with the inspections for ever, so they are counted like those. The triggers come first: from then on
-- nobody else writes to the table until the migration is committed, and what is there is counted once.
CREATE TRIGGER emails_counted_in AFTER INSERT ON emails
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count();--> statement-breakpoint
CREATE TRIGGER emails_counted_out AFTER DELETE ON emails
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count();--> statement-breakpoint
INSERT INTO row_counts (account_id, table_name, slot, rows)
  SELECT account_id, 'emails', 0, count(*) FROM emails GROUP BY account_id;
