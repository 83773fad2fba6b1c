CREATE TABLE "legal_holds" (
	"account_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"reason" text NOT NULL,
	"actor_id" integer NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "legal_holds_account_id_property_id_pk" PRIMARY KEY("account_id","property_id")
);
--> statement-breakpoint
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
CREATE TABLE "retention_rules" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"months" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "retention_rules_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "retention_rules_kind" UNIQUE("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"months" integer NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"finished_at" timestamptz(3),
	"removed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "retention_runs_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_account_id_property_id_properties_account_id_id_fk" FOREIGN KEY ("account_id","property_id") REFERENCES "public"."properties"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_exports" ADD CONSTRAINT "person_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_rules" ADD CONSTRAINT "retention_rules_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_exports_due" ON "person_exports" USING btree ("account_id","next_attempt_at") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "retention_rules_due" ON "retention_rules" USING btree ("account_id","next_attempt_at");--> statement-breakpoint
CREATE INDEX "retention_runs_newest" ON "retention_runs" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "retention_runs_under_way" ON "retention_runs" USING btree ("account_id","kind") WHERE finished_at is null;