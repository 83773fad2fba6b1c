CREATE TABLE "person_exports" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"email" text,
	"name" text,
	"person_id" integer,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"interruptions" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamptz(3) DEFAULT now() NOT NULL,
	"failure" text,
	"bytes" bigint,
	"files" integer,
	"records" integer,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"ready_at" timestamptz(3),
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "person_exports_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "person_exports" ADD CONSTRAINT "person_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_exports_due" ON "person_exports" USING btree ("account_id","next_attempt_at") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "person_exports_expiry" ON "person_exports" USING btree ("expires_at");