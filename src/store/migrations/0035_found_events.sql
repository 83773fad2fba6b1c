CREATE TABLE "webhook_marks" (
	"account_id" integer NOT NULL,
	"webhook_id" integer NOT NULL,
	"kind" text NOT NULL,
	"told_until" bigint DEFAULT change_number() NOT NULL,
	"told_at" timestamptz(3) DEFAULT 'epoch' NOT NULL,
	CONSTRAINT "webhook_marks_account_id_webhook_id_kind_pk" PRIMARY KEY("account_id","webhook_id","kind")
);
--> statement-breakpoint
-- The same for all rows that are there, as in the other tables: a default that is computed would rewrite them.
ALTER TABLE "rooms" ADD COLUMN "changed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ALTER COLUMN "changed" SET DEFAULT change_number();--> statement-breakpoint
CREATE TRIGGER rooms_stamped BEFORE UPDATE ON rooms FOR EACH ROW EXECUTE FUNCTION stamp_change();--> statement-breakpoint
ALTER TABLE "webhook_marks" ADD CONSTRAINT "webhook_marks_account_id_webhook_id_webhooks_account_id_id_fk" FOREIGN KEY ("account_id","webhook_id") REFERENCES "public"."webhooks"("account_id","id") ON DELETE cascade ON UPDATE no action;
