CREATE TABLE "inspection_holds" (
	"account_id" integer NOT NULL,
	"inspection_id" integer NOT NULL,
	"reason" text NOT NULL,
	"actor_id" integer NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "inspection_holds_account_id_inspection_id_pk" PRIMARY KEY("account_id","inspection_id")
);
--> statement-breakpoint
ALTER TABLE "inspection_holds" ADD CONSTRAINT "inspection_holds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_holds" ADD CONSTRAINT "inspection_holds_account_id_inspection_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","inspection_id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;