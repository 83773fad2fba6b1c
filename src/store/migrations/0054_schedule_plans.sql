ALTER TABLE "bulk_change_rows" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD COLUMN "plan" jsonb;