CREATE TABLE "report_openings" (
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"inspection_id" integer NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"version_number" integer,
	"pdf_type" text,
	"link_id" integer,
	"contact_id" integer,
	"file_share_id" integer,
	"person" text,
	"sent_to" text,
	"network" text,
	"browser" text,
	"once" text,
	"changed" bigint DEFAULT change_number() NOT NULL
);
--> statement-breakpoint
-- The openings so far, from the security log, as far back as it goes. Those by a person's own link bear the name and the address
-- of today, and none the version that was seen, which was not noted. Networks and browsers are told as `network.ts` and
-- `browser-name.ts` tell them, each browser once. Keys and rules follow after it, since they read all rows faster than each.
-- A million rows: 1.8 s of the processor, where one in five is an opening (4.9 and 7.2 s in all, beside much other work).
WITH opened AS (
  SELECT *, regexp_replace("address", '^::ffff:(?=[0-9]+\.)', '') AS place,
    substring("address" from '^[0-9a-f]{1,4}:[0-9a-f]{1,4}(?::[0-9a-f]{1,4})?(?=:)') AS start,
    ("facts" ->> 'link')::integer AS link, ("facts" ->> 'contact')::integer AS contact
  FROM "security_events"
  WHERE "kind" IN ('report_key.opened', 'report_link.opened', 'report_key.rotated', 'pdf.downloaded', 'share.opened', 'share.downloaded')
), browsers AS MATERIALIZED (
  SELECT browser, CASE
      WHEN browser ~ '\mEdg(e|A|iOS)?/' THEN 'Edge'
      WHEN browser ~ '\mOPR/' THEN 'Opera'
      WHEN browser ~ '\mSamsungBrowser/' THEN 'Samsung Internet'
      WHEN browser ~ '\m(Firefox|FxiOS)/' THEN 'Firefox'
      WHEN browser ~ '\m(Chrome|Chromium|CriOS|HeadlessChrome)/' THEN 'Chrome'
      WHEN browser ~ '\mSafari/' THEN 'Safari'
      ELSE 'Another program'
    END || CASE
      WHEN browser ~ '\mAndroid\M' THEN ' on Android'
      WHEN browser ~ '\miPhone\M' THEN ' on iPhone'
      WHEN browser ~ '\miPad\M' THEN ' on iPad'
      WHEN browser ~ '\mWindows\M' THEN ' on Windows'
      WHEN browser ~ '\mCrOS\M' THEN ' on ChromeOS'
      WHEN browser ~ '\mMacintosh\M' THEN ' on Mac'
      WHEN browser ~ '\mLinux\M' THEN ' on Linux'
      ELSE ''
    END AS name
  FROM (SELECT DISTINCT browser FROM opened WHERE browser IS NOT NULL) AS each
)
INSERT INTO "report_openings" ("account_id", "id", "inspection_id", "created_at", "kind", "pdf_type", "link_id", "contact_id",
  "file_share_id", "person", "sent_to", "network", "browser", "changed")
SELECT e."account_id", e."id", i."id", e."created_at", e."kind",
  -- A link to a PDF may have photographs beside it: the log does not say which of them was read.
  CASE e."kind" WHEN 'share.opened' THEN e."facts" ->> 'pdf' ELSE p."type" END,
  e.link, e.contact, s."id", coalesce(c."name", u."name"), l."sent_to",
  CASE WHEN e.place IS NULL OR e.place = '::1' OR e.place LIKE '127.%' THEN e.place
    WHEN e.place ~ '^[0-9]+(\.[0-9]+){3}$' THEN regexp_replace(e.place, '[0-9]+$', '0/24')
    ELSE coalesce((e.start || '::/48')::cidr::text, 'unknown') END,
  b.name, 0
FROM opened e
LEFT JOIN browsers b ON b.browser = e."browser"
LEFT JOIN "file_shares" s ON e."subject_type" = 'share' AND s."account_id" = e."account_id" AND s."id" = e."subject_id"
-- Colleagues, who are named, read PDFs all day.
LEFT JOIN "pdfs" p ON e."subject_type" = 'pdf' AND e."actor_id" IS NULL AND p."account_id" = e."account_id" AND p."id" = e."subject_id"
JOIN "inspections" i ON i."account_id" = e."account_id"
  AND i."id" = CASE e."subject_type" WHEN 'inspection' THEN e."subject_id" WHEN 'share' THEN s."inspection_id" ELSE p."inspection_id" END
LEFT JOIN "inspection_contacts" c ON c."account_id" = e."account_id" AND c."id" = e.contact
LEFT JOIN "report_links" l ON l."account_id" = e."account_id" AND l."id" = e.link
LEFT JOIN "users" u ON u."account_id" = e."account_id" AND u."id" = e."actor_id";--> statement-breakpoint
-- They keep their ids, and later ones follow above.
INSERT INTO "id_leases" ("account_id", "kind", "next") SELECT "account_id", 'report_openings', max("id") + 1 FROM "report_openings" GROUP BY "account_id";--> statement-breakpoint
ALTER TABLE "report_openings" ADD CONSTRAINT "report_openings_account_id_id_pk" PRIMARY KEY("account_id","id");--> statement-breakpoint
ALTER TABLE "report_openings" ADD CONSTRAINT "report_openings_once" UNIQUE("account_id","once");--> statement-breakpoint
ALTER TABLE "report_openings" ADD CONSTRAINT "report_openings_account_id_inspection_id_inspections_account_id_id_fk" FOREIGN KEY ("account_id","inspection_id") REFERENCES "public"."inspections"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_openings" ADD CONSTRAINT "report_openings_account_id_file_share_id_file_shares_account_id_id_fk" FOREIGN KEY ("account_id","file_share_id") REFERENCES "public"."file_shares"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_openings_inspection" ON "report_openings" USING btree ("account_id","inspection_id","created_at","id");--> statement-breakpoint
CREATE INDEX "report_openings_share" ON "report_openings" USING btree ("account_id","file_share_id");