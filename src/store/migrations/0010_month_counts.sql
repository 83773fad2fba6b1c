-- Counts are kept by month (UTC) of creation, for pages deep in a list; their sum is the total as before, also for the
-- release before. Nobody writes to the tables until the migration is committed, and what is there is counted once: about
-- half a second for a million rows, and lists wait for as long.
LOCK TABLE "properties", "inspections", "emails" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
TRUNCATE "row_counts";--> statement-breakpoint
ALTER TABLE "row_counts" DROP CONSTRAINT "row_counts_account_id_table_name_slot_pk";--> statement-breakpoint
ALTER TABLE "row_counts" ADD COLUMN "month" date NOT NULL;--> statement-breakpoint
ALTER TABLE "row_counts" ADD CONSTRAINT "row_counts_account_id_table_name_month_slot_pk" PRIMARY KEY("account_id","table_name","month","slot");--> statement-breakpoint
-- When a row was created never changes.
CREATE OR REPLACE FUNCTION keep_row_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO row_counts AS kept (account_id, table_name, month, slot, rows)
    SELECT account_id, TG_TABLE_NAME, date_trunc('month', created_at AT TIME ZONE 'UTC')::date AS month,
      pg_backend_pid() % 16, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
    FROM changed GROUP BY account_id, month
    ON CONFLICT (account_id, table_name, month, slot) DO UPDATE SET rows = kept.rows + excluded.rows;
  RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO row_counts (account_id, table_name, month, slot, rows)
  SELECT account_id, 'properties', date_trunc('month', created_at AT TIME ZONE 'UTC')::date AS month, 0, count(*)
  FROM properties GROUP BY account_id, month;--> statement-breakpoint
INSERT INTO row_counts (account_id, table_name, month, slot, rows)
  SELECT account_id, 'inspections', date_trunc('month', created_at AT TIME ZONE 'UTC')::date AS month, 0, count(*)
  FROM inspections GROUP BY account_id, month;--> statement-breakpoint
INSERT INTO row_counts (account_id, table_name, month, slot, rows)
  SELECT account_id, 'emails', date_trunc('month', created_at AT TIME ZONE 'UTC')::date AS month, 0, count(*)
  FROM emails GROUP BY account_id, month;
