CREATE TABLE "review_ticks" (
	"account_id" integer NOT NULL,
	"inspection_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"ticks" jsonb NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "review_ticks_account_id_inspection_id_person_id_pk" PRIMARY KEY("account_id","inspection_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "review_ticks" ADD CONSTRAINT "review_ticks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_ticks" ADD CONSTRAINT "review_ticks_account_id_inspection_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","inspection_id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_ticks" ADD CONSTRAINT "review_ticks_account_id_person_id_users_account_id_id_fk" FOREIGN KEY ("account_id","person_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;