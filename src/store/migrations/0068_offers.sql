CREATE TABLE "offers" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"inspection_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"clerk_ids" integer[] NOT NULL,
	"told_clerk_ids" integer[] DEFAULT '{}' NOT NULL,
	"declined_clerk_ids" integer[] DEFAULT '{}' NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"withdrawn_at" timestamptz(3),
	"accepted_by" integer,
	"accepted_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "offers_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_account_id_inspection_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","inspection_id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_account_id_actor_id_users_account_id_id_fk" FOREIGN KEY ("account_id","actor_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_account_id_accepted_by_users_account_id_id_fk" FOREIGN KEY ("account_id","accepted_by") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_inspection" ON "offers" USING btree ("account_id","inspection_id");--> statement-breakpoint
CREATE INDEX "offers_open" ON "offers" USING btree ("account_id","ends_at") WHERE accepted_by is null and withdrawn_at is null;