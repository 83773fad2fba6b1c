/** Links of single contacts to a finished report, and the codes by which their holders show who they are. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { notFound } from '#domain/refusal.ts';
import { CODE_DIGITS, CODE_MINUTES, MOST_CODE_TRIES, MOST_CODES } from '#domain/message/signature-outcome.ts';
import type { Database, Executor } from '../database/database.ts';
import { installationKey } from '../secrets/encryption.ts';
import { buildAccountToken, buildShortCode, hashToken } from '../secrets/random-token.ts';

export type ReportLinkRow = {
  id: number;
  contactId: number;
  name: string;
  type: number;
  sentTo: string;
  createdAt: string;
  openedCount: number;
  lastOpenedAt: string | null;
  revokedAt: string | null;
  /** False once it is revoked, or its contact has another address. */
  isOpen: boolean;
};
/** Between two readings that are one visit. */
const MINUTES_OF_A_VISIT = 30;

type Addressee = { inspectionId: number; contactId: number; sentTo: string };
type LinkOfInspection = { inspectionId: number; linkId: number };

const columns = `l.id, c.id as "contactId", c.name, c.type, l.sent_to as "sentTo", to_jsonb(l.created_at) #>> '{}' as "createdAt",
  l.opened_count as "openedCount", to_jsonb(l.last_opened_at) #>> '{}' as "lastOpenedAt",
  to_jsonb(l.revoked_at) #>> '{}' as "revokedAt",
  l.revoked_at is null and lower(c.email) is not distinct from lower(l.sent_to) as "isOpen"`;
const tables = 'report_links l join inspection_contacts c on c.account_id = l.account_id and c.id = l.contact_id';

export const buildReportLinkStore = (db: Executor) => ({ ...links(db), ...codes(db) });

const links = (db: Executor) => ({
  /** Answers the token, which nobody can read again. */
  add: async (
    accountId: number,
    { inspectionId, contactId, sentTo }: Addressee,
  ): Promise<{ id: number; token: string }> => {
    const token = buildAccountToken(accountId);
    const id = await db.ids.takeOne('report_links', accountId);
    await db.rows(
      'report_links.add',
      `insert into report_links (account_id, id, inspection_id, contact_id, sent_to, token_hash)
       values ($1, $2, $3, $4, $5, $6)`,
      [accountId, id, inspectionId, contactId, sentTo, hashToken(token)],
    );
    return { id, token };
  },

  /** Newest first. */
  list: (accountId: number, inspectionId: number): Promise<ReportLinkRow[]> =>
    db.rows<ReportLinkRow>(
      'report_links.list',
      `select ${columns} from ${tables} where l.account_id = $1 and l.inspection_id = $2
       order by l.created_at desc, l.id desc`,
      [accountId, inspectionId],
    ),

  /** Undefined for one that is gone with its contact. */
  find: (accountId: number, link: LinkOfInspection): Promise<ReportLinkRow | undefined> =>
    findLink(db, accountId, link),

  get: async (accountId: number, link: LinkOfInspection): Promise<ReportLinkRow> => {
    const row = await findLink(db, accountId, link);
    if (row === undefined) throw notFound('link');
    return row;
  },

  /** False when it was revoked before. */
  revoke: async (accountId: number, linkId: number): Promise<boolean> => {
    const rows = await db.rows(
      'report_links.revoke',
      `update report_links set revoked_at = now(), code_hash = null
       where account_id = $1 and id = $2 and revoked_at is null returning id`,
      [accountId, linkId],
    );
    return rows.length > 0;
  },

  /** A visit counts once, however often its page reads the report again. */
  noteOpening: async (accountId: number, linkId: number): Promise<void> => {
    await db.rows(
      'report_links.opened',
      `update report_links set last_opened_at = now(), opened_count = opened_count
         + (last_opened_at is null or last_opened_at < now() - interval '${MINUTES_OF_A_VISIT} minutes')::int
       where account_id = $1 and id = $2`,
      [accountId, linkId],
    );
  },
});

async function findLink(
  db: Executor,
  accountId: number,
  { inspectionId, linkId }: LinkOfInspection,
): Promise<ReportLinkRow | undefined> {
  const [row] = await db.rows<ReportLinkRow>(
    'report_links.get',
    `select ${columns} from ${tables} where l.account_id = $1 and l.inspection_id = $2 and l.id = $3`,
    [accountId, inspectionId, linkId],
  );
  return row;
}

const codes = (db: Executor) => ({
  /** Ends the code before; undefined when the link has had as many as it gets. */
  renewCode: async (accountId: number, linkId: number): Promise<{ code: string; endsAt: string } | undefined> => {
    const code = buildShortCode(CODE_DIGITS);
    const [row] = await db.rows<{ endsAt: string }>(
      'report_links.renew-code',
      `update report_links set code_hash = $3, code_tries = 0, codes_sent = codes_sent + 1,
         code_ends_at = now() + interval '${CODE_MINUTES} minutes'
       where account_id = $1 and id = $2 and codes_sent < ${MOST_CODES}
       returning to_jsonb(code_ends_at) #>> '{}' as "endsAt"`,
      [accountId, linkId, await hashCode(db, { accountId, linkId }, code)],
    );
    return row && { code, endsAt: row.endsAt };
  },

  /** A code signs once: false for one that another signature has used meanwhile. */
  useCode: async (accountId: number, linkId: number, code: string): Promise<boolean> => {
    const rows = await db.rows(
      'report_links.use-code',
      `update report_links set code_hash = null where account_id = $1 and id = $2 and code_hash = $3 returning id`,
      [accountId, linkId, await hashCode(db, { accountId, linkId }, code)],
    );
    return rows.length > 0;
  },
});

/**
 * Counted before it is looked at, so that a burst of tries is limited like a slow one: `over` when there is no code, or none
 * that may still be tried. Beside the transaction of a request, whose refusal would give the try back.
 */
export async function tryReportCode(
  { beside: db }: Pick<Database, 'beside'>,
  accountId: number,
  { linkId, code }: { linkId: number; code: string },
): Promise<'right' | 'wrong' | 'over'> {
  const [row] = await db.rows<{ codeHash: Buffer }>(
    'report_links.try-code',
    `update report_links set code_tries = code_tries + 1
     where account_id = $1 and id = $2 and code_hash is not null and code_ends_at > now() and code_tries < ${MOST_CODE_TRIES}
     returning code_hash as "codeHash"`,
    [accountId, linkId],
  );
  if (row === undefined) return 'over';
  return timingSafeEqual(row.codeHash, await hashCode(db, { accountId, linkId }, code)) ? 'right' : 'wrong';
}

/** Six digits would be found from a plain hash in a moment. */
async function hashCode(
  db: Pick<Executor, 'rows'>,
  { accountId, linkId }: Record<'accountId' | 'linkId', number>,
  code: string,
): Promise<Buffer> {
  const key = await installationKey(db, 'codes of report links');
  return createHmac('sha256', key).update(`${accountId}:${linkId}:${code}`).digest();
}
