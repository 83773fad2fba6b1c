-- A million rows: 3.2 s
CREATE INDEX "properties_postcode" ON "properties" USING btree ("account_id",lower(replace("postcode", ' ', '')));