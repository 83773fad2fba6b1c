CREATE TABLE "day_rounds" (
	"account_id" integer NOT NULL,
	"id" integer DEFAULT 1 NOT NULL,
	"told_of" date NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamptz(3) NOT NULL,
	CONSTRAINT "day_rounds_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "day_emails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "day_rounds" ADD CONSTRAINT "day_rounds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Nobody is told of a day that has begun already.
INSERT INTO "day_rounds" ("account_id", "told_of", "next_attempt_at") SELECT "id", (now() at time zone "time_zone")::date, now() FROM "accounts";
