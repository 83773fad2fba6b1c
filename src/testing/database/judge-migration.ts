/**
 * Finds what a migration does to a large table while everybody else waits for it: statements that rewrite, read or lock
 * all of it. Each has to say what it takes on a million rows.
 */

/** They grow with the work that is done; all others with the people and firms there are. */
const largeTables = new Set(
  `access_tokens actions attachments audit_entries authorization_codes emails events file_share_attachments
  file_shares files grants idempotency_keys inspection_contacts inspections items meter_readings meters pdfs
  pending_attachments properties property_contacts refresh_tokens report_comments report_signatures reports rooms
  security_events sign_ins webhook_deliveries`.split(/\s+/),
);

const table = String.raw`(?:only )?(?:"?public"?\.)?"?(?<table>\w+)"?`;

/** Each with the table that it is about. */
const heavyStatements: [RegExp, string][] = [
  [new RegExp(String.raw`create (?:unique )?index\b.*? on ${table}`, 'is'), 'builds an index: writes wait'],
  [
    new RegExp(String.raw`alter table ${table}.*\badd constraint\b(?!.*\bnot valid\b)`, 'is'),
    'reads all rows for a rule: writes wait',
  ],
  [new RegExp(String.raw`alter table ${table}.*\bset not null\b`, 'is'), 'reads all rows: everybody waits'],
  [
    new RegExp(String.raw`alter table ${table}.*\balter (?:column )?\S+ (?:set data )?type\b`, 'is'),
    'rewrites all rows: everybody waits',
  ],
  [
    new RegExp(
      String.raw`alter table ${table}.*\badd column\b.*(?:\b(?:identity|stored|serial)\b|random|nextval|clock_timestamp)`,
      'is',
    ),
    'rewrites all rows: everybody waits',
  ],
  [new RegExp(String.raw`^update ${table}`, 'is'), 'writes rows in one transaction'],
  [new RegExp(String.raw`^delete from ${table}`, 'is'), 'removes rows in one transaction'],
  [new RegExp(String.raw`^insert into .*\bselect\b.*\bfrom ${table}`, 'is'), 'reads rows in one transaction'],
  [new RegExp(String.raw`^(?:lock|truncate)(?: table)? ${table}`, 'is'), 'locks the table until the end'],
  [new RegExp(String.raw`^alter table ${table}.*\bvalidate constraint\b`, 'is'), 'reads all rows'],
];

/** Longer work on a million rows goes in steps (`src/store/README.md`). */
export const MOST_SECONDS = 5;
const measured = /^-- A million rows: (?<seconds>\d+(?:\.\d+)?) s\b/m;

/** Sentences for whoever wrote the migration. */
export function judgeMigration(sql: string): string[] {
  const made = new Set(
    [...sql.matchAll(/create table (?:if not exists )?(?:"?public"?\.)?"?(\w+)"?/gi)].map(([, name]) => name),
  );
  return sql.split('--> statement-breakpoint').flatMap((text) => {
    const statement = text.replaceAll(/^\s*--.*$/gm, '').trim();
    const heavy = heavyStatements.flatMap(([pattern, does]) => {
      const name = pattern.exec(statement)?.groups?.['table'];
      return name !== undefined && largeTables.has(name) && !made.has(name) ? [`${name}: ${does}`] : [];
    });
    if (/^do\b.*\bexecute\b/is.test(statement)) heavy.push('runs statements that it puts together');
    if (heavy.length === 0) return [];
    const seconds = measured.exec(text)?.groups?.['seconds'];
    const start = `${statement.replaceAll(/\s+/g, ' ').slice(0, 60)} … (${heavy.join(', ')})`;
    if (seconds === undefined) return [`${start} does not say "-- A million rows: … s"`];
    return Number(seconds) > MOST_SECONDS ? [`${start} takes longer than ${MOST_SECONDS} s: do it in steps`] : [];
  });
}
