CREATE TABLE "key_movements" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"key_set_id" integer NOT NULL,
	"direction" text NOT NULL,
	"holder" text NOT NULL,
	"staff_id" integer,
	"holder_name" text,
	"place" text,
	"due_back_on" date,
	"note" text,
	"signature" text,
	"recorded_by" integer,
	"at" timestamptz(3) DEFAULT now() NOT NULL,
	"changed" bigint DEFAULT change_number() NOT NULL,
	CONSTRAINT "key_movements_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "key_set_photos" (
	"account_id" integer NOT NULL,
	"key_set_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "key_set_photos_account_id_key_set_id_pk" PRIMARY KEY("account_id","key_set_id")
);
--> statement-breakpoint
CREATE TABLE "key_sets" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"tag" text NOT NULL,
	"holds" text NOT NULL,
	"key_count" integer NOT NULL,
	"place" text NOT NULL,
	"holder" text DEFAULT 'office' NOT NULL,
	"staff_id" integer,
	"holder_name" text,
	"out_since" timestamptz(3),
	"due_back_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"changed" bigint DEFAULT change_number() NOT NULL,
	CONSTRAINT "key_sets_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "key_movements" ADD CONSTRAINT "key_movements_account_id_key_set_id_key_sets_account_id_id_fk" FOREIGN KEY ("account_id","key_set_id") REFERENCES "public"."key_sets"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_movements" ADD CONSTRAINT "key_movements_account_id_staff_id_users_account_id_id_fk" FOREIGN KEY ("account_id","staff_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_movements" ADD CONSTRAINT "key_movements_account_id_recorded_by_users_account_id_id_fk" FOREIGN KEY ("account_id","recorded_by") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_set_photos" ADD CONSTRAINT "key_set_photos_account_id_key_set_id_key_sets_account_id_id_fk" FOREIGN KEY ("account_id","key_set_id") REFERENCES "public"."key_sets"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_set_photos" ADD CONSTRAINT "key_set_photos_account_id_file_id_files_account_id_id_fk" FOREIGN KEY ("account_id","file_id") REFERENCES "public"."files"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_sets" ADD CONSTRAINT "key_sets_account_id_property_id_properties_account_id_id_fk" FOREIGN KEY ("account_id","property_id") REFERENCES "public"."properties"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_sets" ADD CONSTRAINT "key_sets_account_id_staff_id_users_account_id_id_fk" FOREIGN KEY ("account_id","staff_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_movements_set" ON "key_movements" USING btree ("account_id","key_set_id","at","id");--> statement-breakpoint
CREATE INDEX "key_set_photos_file" ON "key_set_photos" USING btree ("account_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "key_sets_tag" ON "key_sets" USING btree ("account_id",lower("tag"));--> statement-breakpoint
CREATE INDEX "key_sets_property" ON "key_sets" USING btree ("account_id","property_id");--> statement-breakpoint
CREATE TRIGGER key_sets_stamped BEFORE UPDATE ON key_sets FOR EACH ROW EXECUTE FUNCTION stamp_change();--> statement-breakpoint
CREATE TRIGGER key_movements_stamped BEFORE UPDATE ON key_movements FOR EACH ROW EXECUTE FUNCTION stamp_change();--> statement-breakpoint
CREATE TRIGGER key_sets_home AFTER INSERT OR UPDATE OR DELETE ON key_sets
  FOR EACH ROW EXECUTE FUNCTION stamp_home('property');--> statement-breakpoint
CREATE TRIGGER key_sets_gone AFTER DELETE ON key_sets
  REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_deletions('key_set');
