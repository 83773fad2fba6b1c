-- A million rows: 2.3 s
CREATE INDEX "emails_recipient" ON "emails" USING btree ("account_id",lower("recipient") text_pattern_ops);--> statement-breakpoint
-- A million rows: 2.8 s
CREATE INDEX "webhook_deliveries_message" ON "webhook_deliveries" USING btree ("account_id","message_id");--> statement-breakpoint
-- A million rows: 2.4 s
CREATE INDEX "webhook_deliveries_inspection" ON "webhook_deliveries" USING btree ("account_id",coalesce("payload" -> 'data' ->> 'inspection_id', "payload" -> 'data' -> 'of' ->> 'inspection_id'));