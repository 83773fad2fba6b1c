CREATE INDEX "inspection_contacts_name" ON "inspection_contacts" USING gin (lower(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inspections_words" ON "inspections" USING gin (lower(ref) gin_trgm_ops,lower(title) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "properties_address" ON "properties" USING btree ("account_id",left(search_text, 200),"id");