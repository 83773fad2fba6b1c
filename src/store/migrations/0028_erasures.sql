CREATE TABLE "erasures" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"actor_id" integer NOT NULL,
	"placeholder" text NOT NULL,
	"gone" jsonb NOT NULL,
	"stays" jsonb NOT NULL,
	CONSTRAINT "erasures_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;