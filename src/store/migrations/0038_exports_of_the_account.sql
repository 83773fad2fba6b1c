ALTER TABLE "person_exports" RENAME TO "exports";--> statement-breakpoint
ALTER TABLE "exports" RENAME CONSTRAINT "person_exports_account_id_id_pk" TO "exports_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "exports" RENAME CONSTRAINT "person_exports_account_id_accounts_id_fk" TO "exports_account_id_accounts_id_fk";--> statement-breakpoint
ALTER INDEX "person_exports_due" RENAME TO "exports_due";--> statement-breakpoint
ALTER TRIGGER "person_exports_stamped" ON "exports" RENAME TO "exports_stamped";--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "about" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
UPDATE "id_leases" SET "kind" = 'exports' WHERE "kind" = 'person_exports';
