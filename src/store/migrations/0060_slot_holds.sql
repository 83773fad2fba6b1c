CREATE TABLE "slot_holds" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"clerk_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"starts_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"until" timestamptz(3) NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "slot_holds_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_account_id_clerk_id_users_account_id_id_fk" FOREIGN KEY ("account_id","clerk_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_account_id_actor_id_users_account_id_id_fk" FOREIGN KEY ("account_id","actor_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_holds_clerk" ON "slot_holds" USING btree ("account_id","clerk_id","starts_at");