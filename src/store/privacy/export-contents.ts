/** Reads what an export of a person holds, a batch at a time: never all of it in memory. */
import { ownApplications } from '#domain/people/own-application.ts';
import type { Executor } from '../database/database.ts';
import { originalPath } from '../files/files.ts';
import { findPdfFile } from '../pdfs/pdf-place.ts';
import { type ExportedFile, safeName } from './exported-file.ts';
import { readPlace } from './erase-place.ts';
import { type ExportPart, exportParts, isSelfServicer, tookPart } from './export-parts.ts';
import { mentions } from './mentions.ts';
import { getKnownPerson, given, isNamed, type PersonNamed, type SoughtPerson, valuesOf } from './person.ts';
import { phonesOf, type PersonInWords, spellingsOf, tellingWords, withWords } from './person-words.ts';

/** Rows read at once. */
const BATCH = 500;

/** Its name, for the index. */
export async function findFirm(db: Executor, accountId: number): Promise<string> {
  const [account] = await db.rows<{ name: string }>('exports.firm', 'select name from accounts where id = $1', [
    accountId,
  ]);
  return account?.name ?? '';
}

/** By an address, people who sign in with it are found as well. */
export async function findExported(
  db: Executor,
  accountId: number,
  { email, name, personId }: PersonNamed,
): Promise<PersonInWords> {
  const nobody = { accountId, placeholder: '', pattern: null };
  if (personId !== undefined) {
    const known = await getKnownPerson(db, accountId, personId);
    const words = [...tellingWords(known.email, known.name), ...spellingsOf(known.phone ?? '')];
    return withWords({ ...nobody, email: known.email, name: null, userId: personId }, words);
  }
  const [signsIn] = await db.rows<{ id: number }>(
    'exports.signs-in',
    'select id from users where account_id = $1 and lower(email) = lower($2)',
    [accountId, email ?? null],
  );
  const person = { ...nobody, email: email ?? null, name: name ?? null, userId: signsIn?.id ?? null };
  return withWords(person, [...tellingWords(email, name), ...(await phonesOf(db, person))]);
}

/** Every record of one part, oldest first. */
async function* readPart(db: Executor, person: SoughtPerson, part: ExportPart): AsyncGenerator<string> {
  const { path, from, where, record, key } = part;
  const order = key === undefined ? '' : `and t.${key} > $7 order by t.${key} limit ${BATCH}`;
  for (let last = 0, isMore = true; isMore; ) {
    const rows = await db.rows<{ key: number; record: string }>(
      `exports.read ${path}`,
      `${given} select ${key === undefined ? 0 : `t.${key}`} as key, (${record})::text as record
       from given, ${from} where t.account_id = $1 and (${where}) ${order}`,
      [...valuesOf(person), ...(key === undefined ? [] : [last])],
    );
    for (const row of rows) yield row.record;
    last = rows.at(-1)?.key ?? last;
    isMore = key !== undefined && rows.length === BATCH;
  }
}

export type PartReading = { path: string; what: string; records: () => AsyncGenerator<string> };

export function listParts(db: Executor, person: PersonInWords): PartReading[] {
  const own = exportParts.map((part) => ({ ...part, records: () => readPart(db, person, part) }));
  const said = mentions.map(({ place, record, ...part }) => ({
    ...part,
    records: () => readPlace(db, place, person, record),
  }));
  return [...own, ...said].map(({ path, what, records }) => ({ path, what, records }));
}

/** Photographs and recordings that they sent themselves, by the link of a tenant. */
export async function* listUploads(db: Executor, dataDir: string, person: SoughtPerson): AsyncGenerator<ExportedFile> {
  for (let last = 0, isMore = true; isMore; ) {
    const rows = await db.rows<{
      id: number;
      inspectionId: number;
      sha256: string;
      filename: string | null;
      mediaType: string;
    }>(
      'exports.uploads',
      `${given} select t.id, i.id as "inspectionId", f.sha256, t.filename, f.media_type as "mediaType"
       from given, inspections i
       join attachments t on t.account_id = i.account_id and t.report_id = i.report_id
       join files f on f.account_id = t.account_id and f.id = t.file_id
       where i.account_id = $1 and ${isSelfServicer('i')} and t.id > $7 and exists (
         select from audit_entries ae
         where ae.account_id = $1 and ae.subject_type = case when t.item_id is null then 'room' else 'item' end
           and ae.subject_id = coalesce(t.item_id, t.room_id) and ae.action = 'report.attachments_added'
           and ae.actor_id is null and ae.application = '${ownApplications.tenant}'
           and strpos(ae.changes::text, left(f.sha256, 12)) > 0)
       order by t.id limit ${BATCH}`,
      [...valuesOf(person), last],
    );
    for (const { id, inspectionId, sha256, filename, mediaType } of rows)
      yield {
        path: `uploads/inspection-${inspectionId}/${id}-${safeName(filename ?? 'file')}`,
        what: `Sent by them for inspection ${inspectionId} (${mediaType})`,
        from: originalPath(dataDir, { accountId: person.accountId, sha256 }),
      };
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === BATCH;
  }
}

/** The newest of each kind of PDF of each finished report that they took part in. */
export async function* listPdfs(db: Executor, dataDir: string, person: SoughtPerson): AsyncGenerator<ExportedFile> {
  const { accountId } = person;
  const rows = await db.rows<{ id: number; inspectionId: number; type: string }>(
    'exports.pdfs',
    `${given} select distinct on (i.id, p.type) p.id, i.id as "inspectionId", p.type
     from given, inspections i join pdfs p on p.account_id = i.account_id and p.inspection_id = i.id and p.state = 'ready'
     where i.account_id = $1 and i.completed_at is not null and ${tookPart('i.id')}
     order by i.id, p.type, p.ready_at desc, p.id desc`,
    valuesOf(person),
  );
  for (const { id, inspectionId, type } of rows) {
    const from = await findPdfFile(db, dataDir, { accountId, id });
    if (from === undefined) continue;
    const path = `reports/inspection-${inspectionId}-${type.toLowerCase()}.pdf`;
    yield { path, what: `Finished report of inspection ${inspectionId} (${type})`, from };
  }
}

/** The signature that a member of staff keeps, and those under the reports of their visits, as they were then. */
export async function* listClerkSignatures(
  db: Executor,
  dataDir: string,
  { accountId, userId }: SoughtPerson,
): AsyncGenerator<ExportedFile> {
  const rows = await db.rows<{ inspectionId: number | null; sha256: string; ending: string }>(
    'exports.clerk-signatures',
    `select s.inspection_id as "inspectionId", f.sha256, split_part(f.media_type, '/', 2) as ending from (
       select null::int as inspection_id, file_id from person_signatures where account_id = $1 and user_id = $2
       union all select inspection_id, file_id from clerk_signatures where account_id = $1 and user_id = $2) s
     join files f on f.account_id = $1 and f.id = s.file_id order by s.inspection_id nulls first`,
    [accountId, userId],
  );
  for (const { inspectionId, sha256, ending } of rows)
    yield {
      path: `signatures/${inspectionId === null ? 'kept' : `as-clerk-of-inspection-${inspectionId}`}.${ending}`,
      what:
        inspectionId === null
          ? 'The signature that they keep'
          : `Their signature as clerk under the report of inspection ${inspectionId}`,
      from: originalPath(dataDir, { accountId, sha256 }),
    };
}

/** Signatures that were drawn, as pictures. */
export async function* listSignatures(
  db: Executor,
  person: SoughtPerson,
): AsyncGenerator<{ path: string; what: string; text: string }> {
  const rows = await db.rows<{ id: number; inspectionId: number; drawing: string }>(
    'exports.signatures',
    `${given} select t.id, t.inspection_id as "inspectionId", t.drawing from given, report_signatures t
     where t.account_id = $1 and t.drawing is not null and ${isNamed('t.name')}
       and (given.email is null or ${tookPart('t.inspection_id')}) order by t.id`,
    valuesOf(person),
  );
  for (const { id, inspectionId, drawing } of rows)
    yield {
      path: `signatures/inspection-${inspectionId}-${id}.svg`,
      what: `Signature under the report of inspection ${inspectionId}`,
      text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200"><path d="${drawing.replaceAll(/[^\w\s.,-]/g, '')}" fill="none" stroke="black" stroke-width="3"/></svg>\n`,
    };
}
