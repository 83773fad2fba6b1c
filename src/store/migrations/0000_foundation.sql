-- Substring search over addresses.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"time_zone" text DEFAULT 'Europe/London' NOT NULL,
	"country" text DEFAULT 'United Kingdom' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"address" jsonb,
	"notes" text,
	"ref" text,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "clients_account_id_id" UNIQUE("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role" integer NOT NULL,
	"client_id" integer,
	"phone" text,
	"home_postcode" text,
	"working_hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"time_off" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "users_account_id_id" UNIQUE("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"report_id" integer,
	"room_id" integer,
	"item_id" integer,
	"meter_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"description" text,
	"rotation" integer DEFAULT 0 NOT NULL,
	"filename" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "attachments_account_id_id" UNIQUE("account_id","id"),
	CONSTRAINT "attachments_one_home" CHECK (("attachments"."report_id" is null) <> ("attachments"."meter_id" is null))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"duration" integer,
	"taken_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "files_account_id_id" UNIQUE("account_id","id"),
	CONSTRAINT "files_content" UNIQUE("account_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "pending_attachments" (
	"delivery_key" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	"room_id" integer,
	"item_id" integer,
	"identifier" text NOT NULL,
	"filename" text NOT NULL,
	"size" bigint NOT NULL,
	"media_type" text NOT NULL,
	"description" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "pending_attachments_identifier" UNIQUE("account_id","report_id","identifier")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"application" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" integer NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"inspection_id" integer,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"calendar" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"sent_at" timestamptz(3),
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "events" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"dispatched_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"webhook_id" integer NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_status" integer,
	"last_error" text,
	"last_duration" integer,
	"next_attempt_at" timestamptz(3) DEFAULT now(),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"delivered_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secrets" text[] NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"disabled_because" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_account_id_id" UNIQUE("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "inspection_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inspection_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"inspection_id" integer NOT NULL,
	"type" integer NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"signee" boolean NOT NULL,
	"notify" boolean NOT NULL,
	"deliver" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inspections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inspections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	"actor_id" integer,
	"clerk_id" integer,
	"typist_id" integer,
	"state" integer NOT NULL,
	"type" integer NOT NULL,
	"ref" text,
	"title" text NOT NULL,
	"client_id" integer,
	"report_key" text NOT NULL,
	"location_of_keys" text DEFAULT '' NOT NULL,
	"return_key" text,
	"cover_attachment_id" integer,
	"notes_report" text,
	"notes_internal" text,
	"notes_client" text,
	"pricing" jsonb,
	"time_to_complete" integer,
	"conduct_at" timestamptz(3),
	"conduct_date_only" boolean DEFAULT false NOT NULL,
	"conduct_date_option" integer DEFAULT 0 NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"self_servicer" jsonb,
	"tenant_token_hash" "bytea",
	"tenant_token_expires_at" timestamptz(3),
	"initialization_type" integer,
	"initialization_from" integer,
	"initialization_date" timestamptz(3),
	"started_at" timestamptz(3),
	"submitted_at" timestamptz(3),
	"reopened_from_review_at" timestamptz(3),
	"reopened_at" timestamptz(3),
	"completed_at" timestamptz(3),
	"closed_at" timestamptz(3),
	"cancelled_at" timestamptz(3),
	"cancellation_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "inspections_account_id_id" UNIQUE("account_id","id"),
	CONSTRAINT "inspections_report" UNIQUE("account_id","report_id")
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"revoked_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"name" text NOT NULL,
	"description" text,
	"client_id" text NOT NULL,
	"secret_hash" "bytea",
	"redirect_uris" text[] NOT NULL,
	"scopes" text[] NOT NULL,
	"first_party" boolean DEFAULT false NOT NULL,
	"archived_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "applications_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "authorization_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"redirect_uri" text NOT NULL,
	"scopes" text[] NOT NULL,
	"code_challenge" text,
	"expires_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"revoked_at" timestamptz(3),
	"revoked_because" text
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"expires_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pdfs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pdfs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"inspection_id" integer NOT NULL,
	"type" text NOT NULL,
	"content_key" text NOT NULL,
	"report_version" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"bytes" bigint,
	"pages" integer,
	"sha256" text,
	"standard" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"ready_at" timestamptz(3),
	CONSTRAINT "pdfs_content" UNIQUE("account_id","inspection_id","type","content_key")
);
--> statement-breakpoint
CREATE TABLE "custom_fields" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_fields_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"options" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "meter_readings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meter_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"meter_id" integer NOT NULL,
	"reading" text NOT NULL,
	"date" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"parent_id" integer,
	"type" text NOT NULL,
	"location" text NOT NULL,
	"supplier" text NOT NULL,
	"reading" text NOT NULL,
	"date" timestamptz(3) NOT NULL,
	"serial_no" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "meters_account_id_id" UNIQUE("account_id","id"),
	CONSTRAINT "meters_property" UNIQUE("account_id","property_id","id")
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "properties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"ref" text,
	"line1" text NOT NULL,
	"line2" text,
	"city" text NOT NULL,
	"county" text,
	"postcode" text NOT NULL,
	"country" text,
	"lat" double precision,
	"lng" double precision,
	"furnished" text,
	"type" text,
	"detachment" text,
	"no_of_beds" integer NOT NULL,
	"no_of_baths" integer NOT NULL,
	"no_of_garages" integer,
	"parking" boolean DEFAULT false NOT NULL,
	"garden" boolean DEFAULT false NOT NULL,
	"notes" text,
	"uprn" text,
	"client_id" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(line1 || ' ' || coalesce(line2, '') || ' ' || city || ' ' || coalesce(county, '') || ' ' || postcode || ' ' || replace(postcode, ' ', '') || ' ' || coalesce(country, ''), NFD), '[\u0300-\u036f]', '', 'g'))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "properties_account_id_id" UNIQUE("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "property_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"type" integer NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"signee" boolean NOT NULL,
	"notify" boolean NOT NULL,
	"deliver" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"action" text NOT NULL,
	"responsibility" text NOT NULL,
	"comments" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	"room_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"name_editable" boolean DEFAULT true NOT NULL,
	"description" text,
	"description_editable" boolean DEFAULT true NOT NULL,
	"condition" jsonb,
	"origin_id" integer,
	"carried" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "items_account_id_id" UNIQUE("account_id","report_id","id")
);
--> statement-breakpoint
CREATE TABLE "option_sets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "option_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"editable" boolean DEFAULT true NOT NULL,
	"options" jsonb NOT NULL,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "option_sets_account_id_id" UNIQUE("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"written_at" timestamptz(3),
	CONSTRAINT "reports_account_id_id" UNIQUE("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"name_editable" boolean DEFAULT true NOT NULL,
	"block_type" text NOT NULL,
	"option_set_id" integer,
	"origin_id" integer,
	"carried" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rooms_account_id_id" UNIQUE("account_id","report_id","id")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	"name" text NOT NULL,
	"system" boolean DEFAULT false NOT NULL,
	"type_ids" integer[] DEFAULT '{}' NOT NULL,
	"self_service" boolean DEFAULT false NOT NULL,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "templates_account_id_id" UNIQUE("account_id","id"),
	CONSTRAINT "templates_report" UNIQUE("account_id","report_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"status" integer,
	"headers" text,
	"body" "bytea",
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamptz(3) NOT NULL,
	"used" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "row_counts" (
	"account_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"slot" smallint NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "row_counts_account_id_table_name_slot_pk" PRIMARY KEY("account_id","table_name","slot")
);
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_id_client_id_clients_account_id_id_fk" FOREIGN KEY ("account_id","client_id") REFERENCES "public"."clients"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_account_id_file_id_files_account_id_id_fk" FOREIGN KEY ("account_id","file_id") REFERENCES "public"."files"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_account_id_report_id_reports_account_id_id_fk" FOREIGN KEY ("account_id","report_id") REFERENCES "public"."reports"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_account_id_report_id_room_id_rooms_account_id_report_id_id_fk" FOREIGN KEY ("account_id","report_id","room_id") REFERENCES "public"."rooms"("account_id","report_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_account_id_report_id_item_id_items_account_id_report_id_id_fk" FOREIGN KEY ("account_id","report_id","item_id") REFERENCES "public"."items"("account_id","report_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_account_id_meter_id_meters_account_id_id_fk" FOREIGN KEY ("account_id","meter_id") REFERENCES "public"."meters"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_attachments" ADD CONSTRAINT "pending_attachments_account_id_report_id_reports_account_id_id_fk" FOREIGN KEY ("account_id","report_id") REFERENCES "public"."reports"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_attachments" ADD CONSTRAINT "pending_attachments_account_id_report_id_room_id_rooms_account_id_report_id_id_fk" FOREIGN KEY ("account_id","report_id","room_id") REFERENCES "public"."rooms"("account_id","report_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_attachments" ADD CONSTRAINT "pending_attachments_account_id_report_id_item_id_items_account_id_report_id_id_fk" FOREIGN KEY ("account_id","report_id","item_id") REFERENCES "public"."items"("account_id","report_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_account_id_property_id_properties_account_id_id_fk" FOREIGN KEY ("account_id","property_id") REFERENCES "public"."properties"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_account_id_webhook_id_webhooks_account_id_id_fk" FOREIGN KEY ("account_id","webhook_id") REFERENCES "public"."webhooks"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_contacts" ADD CONSTRAINT "inspection_contacts_account_id_inspection_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","inspection_id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_account_id_property_id_properties_account_id_id_fk" FOREIGN KEY ("account_id","property_id") REFERENCES "public"."properties"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_account_id_report_id_reports_account_id_id_fk" FOREIGN KEY ("account_id","report_id") REFERENCES "public"."reports"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_account_id_clerk_id_users_account_id_id_fk" FOREIGN KEY ("account_id","clerk_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_account_id_typist_id_users_account_id_id_fk" FOREIGN KEY ("account_id","typist_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_account_id_actor_id_users_account_id_id_fk" FOREIGN KEY ("account_id","actor_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_account_id_client_id_clients_account_id_id_fk" FOREIGN KEY ("account_id","client_id") REFERENCES "public"."clients"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD CONSTRAINT "authorization_codes_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdfs" ADD CONSTRAINT "pdfs_account_id_inspection_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","inspection_id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_readings" ADD CONSTRAINT "meter_readings_account_id_meter_id_meters_account_id_id_fk" FOREIGN KEY ("account_id","meter_id") REFERENCES "public"."meters"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meters" ADD CONSTRAINT "meters_account_id_property_id_properties_account_id_id_fk" FOREIGN KEY ("account_id","property_id") REFERENCES "public"."properties"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meters" ADD CONSTRAINT "meters_account_id_property_id_parent_id_meters_account_id_property_id_id_fk" FOREIGN KEY ("account_id","property_id","parent_id") REFERENCES "public"."meters"("account_id","property_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_account_id_client_id_clients_account_id_id_fk" FOREIGN KEY ("account_id","client_id") REFERENCES "public"."clients"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_contacts" ADD CONSTRAINT "property_contacts_account_id_property_id_properties_account_id_id_fk" FOREIGN KEY ("account_id","property_id") REFERENCES "public"."properties"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_account_id_report_id_item_id_items_account_id_report_id_id_fk" FOREIGN KEY ("account_id","report_id","item_id") REFERENCES "public"."items"("account_id","report_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_account_id_report_id_room_id_rooms_account_id_report_id_id_fk" FOREIGN KEY ("account_id","report_id","room_id") REFERENCES "public"."rooms"("account_id","report_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_sets" ADD CONSTRAINT "option_sets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_account_id_report_id_reports_account_id_id_fk" FOREIGN KEY ("account_id","report_id") REFERENCES "public"."reports"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_account_id_option_set_id_option_sets_account_id_id_fk" FOREIGN KEY ("account_id","option_set_id") REFERENCES "public"."option_sets"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_account_id_report_id_reports_account_id_id_fk" FOREIGN KEY ("account_id","report_id") REFERENCES "public"."reports"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "attachments_report" ON "attachments" USING btree ("report_id","position","id");--> statement-breakpoint
CREATE INDEX "attachments_room" ON "attachments" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "attachments_item" ON "attachments" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "attachments_meter" ON "attachments" USING btree ("meter_id");--> statement-breakpoint
CREATE INDEX "attachments_file" ON "attachments" USING btree ("account_id","file_id");--> statement-breakpoint
CREATE INDEX "audit_entries_property" ON "audit_entries" USING btree ("account_id","property_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("account_id","subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "emails_newest" ON "emails" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "emails_unsent" ON "emails" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "events_undispatched" ON "events" USING btree ("seq") WHERE dispatched_at is null;--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("account_id","webhook_id","id");--> statement-breakpoint
CREATE INDEX "inspection_contacts_inspection" ON "inspection_contacts" USING btree ("account_id","inspection_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inspections_report_key" ON "inspections" USING btree ("report_key");--> statement-breakpoint
CREATE UNIQUE INDEX "inspections_tenant_token" ON "inspections" USING btree ("tenant_token_hash");--> statement-breakpoint
CREATE INDEX "inspections_newest" ON "inspections" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "inspections_state" ON "inspections" USING btree ("account_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "inspections_clerk" ON "inspections" USING btree ("account_id","clerk_id","created_at","id");--> statement-breakpoint
CREATE INDEX "inspections_property" ON "inspections" USING btree ("account_id","property_id","created_at","id");--> statement-breakpoint
CREATE INDEX "inspections_client" ON "inspections" USING btree ("account_id","client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "inspections_conduct" ON "inspections" USING btree ("account_id","conduct_at","id");--> statement-breakpoint
CREATE INDEX "access_tokens_grant" ON "access_tokens" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "applications_account" ON "applications" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "grants_user" ON "grants" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "grants_application" ON "grants" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_grant" ON "refresh_tokens" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "sign_in_failures_email" ON "sign_in_failures" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_address" ON "sign_in_failures" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "sign_ins_user" ON "sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pdfs_inspection" ON "pdfs" USING btree ("account_id","inspection_id","id");--> statement-breakpoint
CREATE INDEX "custom_fields_subject" ON "custom_fields" USING btree ("account_id","subject");--> statement-breakpoint
CREATE INDEX "meter_readings_meter" ON "meter_readings" USING btree ("account_id","meter_id","date");--> statement-breakpoint
CREATE INDEX "properties_newest" ON "properties" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "properties_client" ON "properties" USING btree ("account_id","client_id");--> statement-breakpoint
CREATE INDEX "properties_search" ON "properties" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "property_contacts_property" ON "property_contacts" USING btree ("account_id","property_id");--> statement-breakpoint
CREATE INDEX "actions_report" ON "actions" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "actions_item" ON "actions" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "items_report" ON "items" USING btree ("report_id","position");--> statement-breakpoint
CREATE INDEX "items_room" ON "items" USING btree ("room_id","position");--> statement-breakpoint
CREATE INDEX "rooms_report" ON "rooms" USING btree ("report_id","position");