-- Readings kept before have none, and are taken for readings of the meter that is there. The release before goes on writing
-- without it.
ALTER TABLE "meter_readings" ADD COLUMN "serial_no" text;