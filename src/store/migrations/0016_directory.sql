-- What is found before the account is known moves into a schema of its own, and the account leads every other key. Ids,
-- tokens and links that people and applications have stay as they are. Some seconds for a million rows, and everything waits
-- for as long.
CREATE SCHEMA "directory";--> statement-breakpoint
CREATE SEQUENCE "directory"."account_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "directory"."former_answers" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"status" integer,
	"headers" text,
	"body" "bytea",
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "directory"."former_ids" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamptz(3),
	CONSTRAINT "former_ids_kind_id_pk" PRIMARY KEY("kind","id")
);--> statement-breakpoint
CREATE TABLE "directory"."former_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamptz(3)
);--> statement-breakpoint
CREATE TABLE "directory"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamptz(3) NOT NULL,
	"used" integer NOT NULL,
	"granted" integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE TABLE "directory"."applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory"."applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" text NOT NULL,
	"account_id" integer,
	"secret_hash" "bytea",
	"redirect_uris" text[] NOT NULL,
	CONSTRAINT "applications_client_id_unique" UNIQUE("client_id")
);--> statement-breakpoint
CREATE TABLE "directory"."sign_in_names" (
	"email" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "sign_in_names_user" UNIQUE("account_id","user_id")
);--> statement-breakpoint
CREATE INDEX "former_ids_expiry" ON "directory"."former_ids" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "former_tokens_expiry" ON "directory"."former_tokens" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
ALTER TABLE "sign_in_failures" SET SCHEMA "directory";--> statement-breakpoint
ALTER TABLE "installation_keys" SET SCHEMA "directory";--> statement-breakpoint
INSERT INTO "directory"."sign_in_names" ("email", "account_id", "user_id") SELECT lower("email"), "account_id", "id" FROM "users";--> statement-breakpoint
INSERT INTO "directory"."applications" ("id", "client_id", "account_id", "secret_hash", "redirect_uris") OVERRIDING SYSTEM VALUE
  SELECT "id", "client_id", "account_id", CASE WHEN "first_party" THEN "secret_hash" END,
    CASE WHEN "archived_at" IS NULL THEN "redirect_uris" ELSE '{}' END
  FROM "applications" WHERE "first_party" OR "account_id" IS NOT NULL;--> statement-breakpoint
SELECT setval('"directory"."applications_id_seq"', coalesce(pg_sequence_last_value(pg_get_serial_sequence('applications', 'id')::regclass), 0) + 1, false);--> statement-breakpoint
SELECT setval('"directory"."account_ids"', coalesce(pg_sequence_last_value(pg_get_serial_sequence('accounts', 'id')::regclass), 0) + 1, false);--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "id" SET DEFAULT nextval('directory.account_ids');--> statement-breakpoint
-- Tokens and keys that name no account are found here until they end. A code or an access token that has ended can still be
-- given back, or betray its family, for a day.
INSERT INTO "directory"."former_tokens" ("token_hash", "account_id", "expires_at")
  SELECT t."token_hash", g."account_id", t."expires_at" + interval '1 day' FROM "access_tokens" t JOIN "grants" g ON g."id" = t."grant_id"
  UNION ALL SELECT c."code_hash", g."account_id", c."expires_at" + interval '1 day' FROM "authorization_codes" c JOIN "grants" g ON g."id" = c."grant_id"
  UNION ALL SELECT r."token_hash", g."account_id", r."expires_at" FROM "refresh_tokens" r JOIN "grants" g ON g."id" = r."grant_id"
  UNION ALL SELECT "token_hash", "account_id", "expires_at" FROM "sign_ins"
  UNION ALL SELECT "tenant_token_hash", "account_id", NULL FROM "inspections" WHERE "tenant_token_hash" IS NOT NULL
  UNION ALL SELECT sha256(convert_to("report_key", 'UTF8')), "account_id", NULL FROM "inspections"
  ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Signed links live a day and a half; of shares people choose the end.
INSERT INTO "directory"."former_ids" ("kind", "id", "account_id", "expires_at")
  SELECT 'files', one."id", one."account_id", now() + interval '2 days' FROM "files" one
    JOIN "id_leases" lease ON lease."account_id" = one."account_id" AND lease."kind" = 'files' WHERE one."id" < lease."first"
  UNION ALL SELECT 'pdfs', one."id", one."account_id", now() + interval '2 days' FROM "pdfs" one
    JOIN "id_leases" lease ON lease."account_id" = one."account_id" AND lease."kind" = 'pdfs' WHERE one."id" < lease."first"
  UNION ALL SELECT 'file_shares', one."id", one."account_id", NULL FROM "file_shares" one
    JOIN "id_leases" lease ON lease."account_id" = one."account_id" AND lease."kind" = 'file_shares' WHERE one."id" < lease."first";--> statement-breakpoint
INSERT INTO "directory"."former_answers" SELECT "key_hash", "body_hash", "status", "headers", "body", "created_at" FROM "idempotency_keys"
  WHERE "status" IS NOT NULL AND "created_at" > now() - interval '1 day';--> statement-breakpoint
TRUNCATE "idempotency_keys", "rate_limits";--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_client_id_unique";--> statement-breakpoint
ALTER TABLE "access_tokens" DROP CONSTRAINT "access_tokens_grant_id_grants_id_fk";--> statement-breakpoint
ALTER TABLE "authorization_codes" DROP CONSTRAINT "authorization_codes_grant_id_grants_id_fk";--> statement-breakpoint
ALTER TABLE "grants" DROP CONSTRAINT "grants_application_id_applications_id_fk";--> statement-breakpoint
ALTER TABLE "grants" DROP CONSTRAINT "grants_sign_in_hash_sign_ins_token_hash_fk";--> statement-breakpoint
ALTER TABLE "refresh_tokens" DROP CONSTRAINT "refresh_tokens_grant_id_grants_id_fk";--> statement-breakpoint
ALTER TABLE "access_tokens" DROP CONSTRAINT "access_tokens_pkey";--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_pkey";--> statement-breakpoint
ALTER TABLE "authorization_codes" DROP CONSTRAINT "authorization_codes_pkey";--> statement-breakpoint
ALTER TABLE "grants" DROP CONSTRAINT "grants_pkey";--> statement-breakpoint
ALTER TABLE "refresh_tokens" DROP CONSTRAINT "refresh_tokens_pkey";--> statement-breakpoint
ALTER TABLE "sign_ins" DROP CONSTRAINT "sign_ins_pkey";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_pkey";--> statement-breakpoint
ALTER TABLE "rate_limits" DROP CONSTRAINT "rate_limits_pkey";--> statement-breakpoint
DROP INDEX "applications_account";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
DROP INDEX "inspections_report_key";--> statement-breakpoint
DROP INDEX "inspections_tenant_token";--> statement-breakpoint
DROP INDEX "access_tokens_grant";--> statement-breakpoint
DROP INDEX "access_tokens_expiry";--> statement-breakpoint
DROP INDEX "authorization_codes_grant";--> statement-breakpoint
DROP INDEX "authorization_codes_expiry";--> statement-breakpoint
DROP INDEX "grants_application";--> statement-breakpoint
DROP INDEX "grants_sign_in";--> statement-breakpoint
DROP INDEX "refresh_tokens_grant";--> statement-breakpoint
DROP INDEX "refresh_tokens_expiry";--> statement-breakpoint
DROP INDEX "sign_ins_expiry";--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "account_id" integer;--> statement-breakpoint
UPDATE "access_tokens" one SET "account_id" = g."account_id" FROM "grants" g WHERE g."id" = one."grant_id";--> statement-breakpoint
ALTER TABLE "access_tokens" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD COLUMN "account_id" integer;--> statement-breakpoint
UPDATE "authorization_codes" one SET "account_id" = g."account_id" FROM "grants" g WHERE g."id" = one."grant_id";--> statement-breakpoint
ALTER TABLE "authorization_codes" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "directory_application_id" integer;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "account_id" integer;--> statement-breakpoint
UPDATE "refresh_tokens" one SET "account_id" = g."account_id" FROM "grants" g WHERE g."id" = one."grant_id";--> statement-breakpoint
ALTER TABLE "refresh_tokens" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "account_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN "account_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "grants" ALTER COLUMN "application_id" DROP NOT NULL;--> statement-breakpoint
UPDATE "grants" g SET "application_id" = NULL, "directory_application_id" = a."id" FROM "applications" a WHERE a."id" = g."application_id" AND a."first_party";--> statement-breakpoint
DELETE FROM "applications" WHERE "first_party";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "first_party";--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_account_id_token_hash_pk" PRIMARY KEY("account_id","token_hash");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_account_id_id_pk" PRIMARY KEY("account_id","id");--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD CONSTRAINT "authorization_codes_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash");--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_account_id_id_pk" PRIMARY KEY("account_id","id");--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_account_id_token_hash_pk" PRIMARY KEY("account_id","token_hash");--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_account_id_token_hash_pk" PRIMARY KEY("account_id","token_hash");--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_key_hash_pk" PRIMARY KEY("account_id","key_hash");--> statement-breakpoint
ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_account_id_key_pk" PRIMARY KEY("account_id","key");--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_account_id_grant_id_grants_account_id_id_fk" FOREIGN KEY ("account_id","grant_id") REFERENCES "public"."grants"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD CONSTRAINT "authorization_codes_account_id_grant_id_grants_account_id_id_fk" FOREIGN KEY ("account_id","grant_id") REFERENCES "public"."grants"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_account_id_application_id_applications_account_id_id_fk" FOREIGN KEY ("account_id","application_id") REFERENCES "public"."applications"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_account_id_sign_in_hash_sign_ins_account_id_token_hash_fk" FOREIGN KEY ("account_id","sign_in_hash") REFERENCES "public"."sign_ins"("account_id","token_hash") ON DELETE set null ("sign_in_hash") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_account_id_grant_id_grants_account_id_id_fk" FOREIGN KEY ("account_id","grant_id") REFERENCES "public"."grants"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("account_id",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "inspections_report_key" ON "inspections" USING btree ("account_id","report_key");--> statement-breakpoint
CREATE UNIQUE INDEX "inspections_tenant_token" ON "inspections" USING btree ("account_id","tenant_token_hash");--> statement-breakpoint
CREATE INDEX "access_tokens_grant" ON "access_tokens" USING btree ("account_id","grant_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("account_id","expires_at");--> statement-breakpoint
CREATE INDEX "authorization_codes_grant" ON "authorization_codes" USING btree ("account_id","grant_id");--> statement-breakpoint
CREATE INDEX "authorization_codes_expiry" ON "authorization_codes" USING btree ("account_id","expires_at");--> statement-breakpoint
CREATE INDEX "grants_application" ON "grants" USING btree ("account_id","application_id");--> statement-breakpoint
CREATE INDEX "grants_sign_in" ON "grants" USING btree ("account_id","sign_in_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_grant" ON "refresh_tokens" USING btree ("account_id","grant_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("account_id","expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_expiry" ON "sign_ins" USING btree ("account_id","expires_at");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_client_id" UNIQUE("account_id","client_id");--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_of_one_application" CHECK (("grants"."application_id" is null) <> ("grants"."directory_application_id" is null));