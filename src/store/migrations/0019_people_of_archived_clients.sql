-- An archived client's people kept their access. From now on archiving a client archives them as well.
UPDATE "users" AS "one" SET "archived_at" = "clients"."archived_at", "version" = "one"."version" + 1
FROM "clients"
WHERE "clients"."account_id" = "one"."account_id" AND "clients"."id" = "one"."client_id"
  AND "clients"."archived_at" IS NOT NULL AND "one"."archived_at" IS NULL;
