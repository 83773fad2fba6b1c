ALTER TABLE "emails" ADD COLUMN "not_before" timestamptz(3);--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "sends_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "report_versions" ADD COLUMN "taken_back_at" timestamptz(3);--> statement-breakpoint
-- A version is never changed, but that its content goes when its retention has ended, and that it is taken back, once, before
-- anybody was sent it.
CREATE OR REPLACE FUNCTION keep_report_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.content IS NULL AND to_jsonb(NEW) - 'content' = to_jsonb(OLD) - 'content' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.taken_back_at IS NULL AND NEW.taken_back_at IS NOT NULL
    AND to_jsonb(NEW) - 'taken_back_at' = to_jsonb(OLD) - 'taken_back_at' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'sealed versions of reports are kept as they are' USING ERRCODE = 'restrict_violation';
END $$;
