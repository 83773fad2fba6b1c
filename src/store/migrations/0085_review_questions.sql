CREATE TABLE "review_questions" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"inspection_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	"item_id" integer,
	"field" text NOT NULL,
	"attachment_id" integer,
	"about" text NOT NULL,
	"text" text NOT NULL,
	"suggestion" text,
	"asked_by" integer NOT NULL,
	"asked_at" timestamptz(3) DEFAULT now() NOT NULL,
	"answer" text,
	"answered_by" integer,
	"answered_at" timestamptz(3),
	"resolved_by" integer,
	"resolved_at" timestamptz(3),
	"is_taken" boolean DEFAULT false NOT NULL,
	CONSTRAINT "review_questions_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_account_id_inspection_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","inspection_id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_account_id_report_id_item_id_items_account_id_report_id_id_fk" FOREIGN KEY ("account_id","report_id","item_id") REFERENCES "public"."items"("account_id","report_id","id") ON DELETE set null ("item_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_account_id_attachment_id_attachments_account_id_id_fk" FOREIGN KEY ("account_id","attachment_id") REFERENCES "public"."attachments"("account_id","id") ON DELETE set null ("attachment_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_account_id_asked_by_users_account_id_id_fk" FOREIGN KEY ("account_id","asked_by") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_account_id_answered_by_users_account_id_id_fk" FOREIGN KEY ("account_id","answered_by") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_account_id_resolved_by_users_account_id_id_fk" FOREIGN KEY ("account_id","resolved_by") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_questions_inspection" ON "review_questions" USING btree ("account_id","inspection_id","id");--> statement-breakpoint
CREATE INDEX "review_questions_item" ON "review_questions" USING btree ("account_id","item_id");--> statement-breakpoint
CREATE INDEX "review_questions_attachment" ON "review_questions" USING btree ("account_id","attachment_id");