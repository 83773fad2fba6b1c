CREATE TABLE "external_ids" (
	"account_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"property_id" integer,
	"client_id" integer,
	"inspection_id" integer,
	"property_contact_id" integer,
	"inspection_contact_id" integer,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "external_ids_account_id_application_id_kind_value_pk" PRIMARY KEY("account_id","application_id","kind","value")
);
--> statement-breakpoint
ALTER TABLE "external_ids" ADD CONSTRAINT "external_ids_account_id_property_id_properties_account_id_id_fk" FOREIGN KEY ("account_id","property_id") REFERENCES "public"."properties"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_ids" ADD CONSTRAINT "external_ids_account_id_client_id_clients_account_id_id_fk" FOREIGN KEY ("account_id","client_id") REFERENCES "public"."clients"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_ids" ADD CONSTRAINT "external_ids_account_id_inspection_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","inspection_id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_ids" ADD CONSTRAINT "external_ids_account_id_property_contact_id_property_contacts_account_id_id_fk" FOREIGN KEY ("account_id","property_contact_id") REFERENCES "public"."property_contacts"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_ids" ADD CONSTRAINT "external_ids_account_id_inspection_contact_id_inspection_contacts_account_id_id_fk" FOREIGN KEY ("account_id","inspection_contact_id") REFERENCES "public"."inspection_contacts"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_ids_property" ON "external_ids" USING btree ("account_id","property_id");--> statement-breakpoint
CREATE INDEX "external_ids_client" ON "external_ids" USING btree ("account_id","client_id");--> statement-breakpoint
CREATE INDEX "external_ids_inspection" ON "external_ids" USING btree ("account_id","inspection_id");--> statement-breakpoint
CREATE INDEX "external_ids_property_contact" ON "external_ids" USING btree ("account_id","property_contact_id");--> statement-breakpoint
CREATE INDEX "external_ids_inspection_contact" ON "external_ids" USING btree ("account_id","inspection_contact_id");