ALTER TABLE "exports" ADD COLUMN "inspection_id" integer;--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_account_id_inspection_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","inspection_id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exports_inspection" ON "exports" USING btree ("account_id","inspection_id") WHERE inspection_id is not null;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_dispute" CHECK (("exports"."about" = 'dispute') = ("exports"."inspection_id" is not null));--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_hashed" CHECK ("exports"."about" <> 'dispute' or "exports"."state" <> 'ready' or "exports"."sha256" is not null);