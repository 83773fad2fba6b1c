CREATE TABLE "file_share_attachments" (
	"account_id" integer NOT NULL,
	"file_share_id" integer NOT NULL,
	"attachment_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "file_share_attachments_file_share_id_attachment_id_pk" PRIMARY KEY("file_share_id","attachment_id")
);
--> statement-breakpoint
CREATE TABLE "file_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"inspection_id" integer NOT NULL,
	"pdf_type" text,
	"recipient" text,
	"expires_at" timestamptz(3) NOT NULL,
	"revoked_at" timestamptz(3),
	"opened_count" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamptz(3),
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "file_shares_account_id_id" UNIQUE("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "report_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"inspection_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	"item_id" integer,
	"about" text,
	"author" text NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"reply" text,
	"replied_at" timestamptz(3),
	"replied_by" integer,
	"verdict" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "report_comments_account_id_id" UNIQUE("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "report_signatures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_signatures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"inspection_id" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"method" text NOT NULL,
	"drawing" text,
	"declaration" text NOT NULL,
	"report_version" integer NOT NULL,
	"address" text,
	"user_agent" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "report_signatures_drawn" CHECK (("report_signatures"."method" = 'drawn') = ("report_signatures"."drawing" is not null))
);
--> statement-breakpoint
ALTER TABLE "file_share_attachments" ADD CONSTRAINT "file_share_attachments_account_id_file_share_id_file_shares_account_id_id_fk" FOREIGN KEY ("account_id","file_share_id") REFERENCES "public"."file_shares"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_share_attachments" ADD CONSTRAINT "file_share_attachments_account_id_attachment_id_attachments_account_id_id_fk" FOREIGN KEY ("account_id","attachment_id") REFERENCES "public"."attachments"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_shares" ADD CONSTRAINT "file_shares_account_id_inspection_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","inspection_id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_shares" ADD CONSTRAINT "file_shares_account_id_created_by_users_account_id_id_fk" FOREIGN KEY ("account_id","created_by") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_comments" ADD CONSTRAINT "report_comments_account_id_inspection_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","inspection_id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_comments" ADD CONSTRAINT "report_comments_account_id_report_id_item_id_items_account_id_report_id_id_fk" FOREIGN KEY ("account_id","report_id","item_id") REFERENCES "public"."items"("account_id","report_id","id") ON DELETE set null ("item_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_comments" ADD CONSTRAINT "report_comments_account_id_replied_by_users_account_id_id_fk" FOREIGN KEY ("account_id","replied_by") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_signatures" ADD CONSTRAINT "report_signatures_account_id_inspection_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","inspection_id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_share_attachments_attachment" ON "file_share_attachments" USING btree ("account_id","attachment_id");--> statement-breakpoint
CREATE INDEX "file_shares_inspection" ON "file_shares" USING btree ("account_id","inspection_id","id");--> statement-breakpoint
CREATE INDEX "report_comments_inspection" ON "report_comments" USING btree ("account_id","inspection_id","id");--> statement-breakpoint
CREATE INDEX "report_comments_item" ON "report_comments" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "report_signatures_inspection" ON "report_signatures" USING btree ("account_id","inspection_id","id");