CREATE TABLE "security_events" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor_id" integer,
	"application" text,
	"subject_type" text,
	"subject_id" integer,
	"address" text,
	"browser" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"once" text,
	CONSTRAINT "security_events_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_newest" ON "security_events" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "security_events_kind" ON "security_events" USING btree ("account_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "security_events_actor" ON "security_events" USING btree ("account_id","actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "security_events_subject" ON "security_events" USING btree ("account_id","subject_type","subject_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "security_events_once" ON "security_events" USING btree ("account_id","once") WHERE once is not null;--> statement-breakpoint
-- Listed for ever, so its rows are counted like e-mails.
CREATE TRIGGER security_events_counted_in AFTER INSERT ON security_events
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count();--> statement-breakpoint
CREATE TRIGGER security_events_counted_out AFTER DELETE ON security_events
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count();--> statement-breakpoint
-- Whatever statement somebody finds a way to send: what happened stays as it was written, for 90 days at least.
CREATE FUNCTION keep_security_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '90 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the security log is never changed' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER security_events_kept BEFORE UPDATE OR DELETE ON security_events
  FOR EACH ROW EXECUTE FUNCTION keep_security_event();
