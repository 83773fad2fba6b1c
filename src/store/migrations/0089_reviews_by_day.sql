-- For the figures of returned reports: the ends of reviews within some days, without reading any other entry.
-- A million rows: 0.4 s.
CREATE INDEX "audit_entries_review" ON "audit_entries" USING btree ("account_id","created_at","id") WHERE action in ('inspection.complete', 'inspection.reopen');
