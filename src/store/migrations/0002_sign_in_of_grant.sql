ALTER TABLE "access_tokens" DROP CONSTRAINT "access_tokens_grant_id_grants_id_fk";
--> statement-breakpoint
ALTER TABLE "authorization_codes" DROP CONSTRAINT "authorization_codes_grant_id_grants_id_fk";
--> statement-breakpoint
ALTER TABLE "grants" DROP CONSTRAINT "grants_account_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "grants" DROP CONSTRAINT "grants_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "refresh_tokens" DROP CONSTRAINT "refresh_tokens_grant_id_grants_id_fk";
--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "sign_in_hash" "bytea";--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD CONSTRAINT "authorization_codes_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_sign_in_hash_sign_ins_token_hash_fk" FOREIGN KEY ("sign_in_hash") REFERENCES "public"."sign_ins"("token_hash") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_account_id_user_id_users_account_id_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."users"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authorization_codes_grant" ON "authorization_codes" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "authorization_codes_expiry" ON "authorization_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "grants_sign_in" ON "grants" USING btree ("sign_in_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_expiry" ON "sign_ins" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "access_tokens" DROP COLUMN "revoked_at";