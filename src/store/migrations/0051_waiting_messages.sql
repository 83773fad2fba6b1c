CREATE TABLE "waiting_messages" (
	"account_id" integer NOT NULL,
	"id" integer NOT NULL,
	"actor_id" integer,
	"before" jsonb,
	"told_contacts" integer[] NOT NULL,
	"since" timestamptz(3) DEFAULT now() NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamptz(3) NOT NULL,
	CONSTRAINT "waiting_messages_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "waiting_messages" ADD CONSTRAINT "waiting_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_messages" ADD CONSTRAINT "waiting_messages_account_id_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_messages" ADD CONSTRAINT "waiting_messages_account_id_actor_id_users_account_id_id_fk" FOREIGN KEY ("account_id","actor_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_messages_due" ON "waiting_messages" USING btree ("account_id","next_attempt_at");