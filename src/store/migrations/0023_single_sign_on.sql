CREATE TABLE "directory"."sign_in_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"account_id" integer NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "identities_account_id_issuer_subject_pk" PRIMARY KEY("account_id","issuer","subject"),
	CONSTRAINT "identities_user" UNIQUE("account_id","user_id","issuer")
);
--> statement-breakpoint
CREATE TABLE "identity_domains" (
	"account_id" integer NOT NULL,
	"domain" text NOT NULL,
	"proven_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "identity_domains_account_id_domain_pk" PRIMARY KEY("account_id","domain")
);
--> statement-breakpoint
CREATE TABLE "identity_providers" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"newcomer_role" integer,
	"password_user_id" integer,
	"tried_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_visits" (
	"account_id" integer NOT NULL,
	"state_hash" "bytea" NOT NULL,
	"browser_hash" "bytea",
	"sealed" text NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "identity_visits_account_id_state_hash_pk" PRIMARY KEY("account_id","state_hash")
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_account_id_user_id_users_account_id_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_domains" ADD CONSTRAINT "identity_domains_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_account_id_password_user_id_users_account_id_id_fk" FOREIGN KEY ("account_id","password_user_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_visits" ADD CONSTRAINT "identity_visits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_domains_account" ON "directory"."sign_in_domains" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "identity_visits_expiry" ON "identity_visits" USING btree ("account_id","expires_at");