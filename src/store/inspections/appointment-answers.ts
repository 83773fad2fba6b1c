/** Links by which contacts answer an appointment, and what they answered. Only the hash of a link's token is kept. */
import { states } from '#domain/inspection-state.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import { type AnswerKind, MOST_ANSWERS } from '#domain/message/appointment-answer.ts';
import type { Executor } from '../database/database.ts';
import { findAccountOfToken } from '../directory/token-accounts.ts';
import { hashToken } from '../secrets/random-token.ts';

export type AppointmentLink = {
  accountId: number;
  inspectionId: number;
  contactId: number;
  /** The contact's. */
  name: string;
  /** False once they have given so many answers that no more are taken. */
  mayAnswer: boolean;
};

/** Undefined for a token that is unknown or revoked, and for somebody who is told of nothing any more. */
export async function findAppointmentLink(db: Executor, token: string): Promise<AppointmentLink | undefined> {
  const accountId = await findAccountOfToken(db, token);
  if (accountId === undefined) return undefined;
  const [row] = await db.rows<AppointmentLink>(
    'appointment-links.find',
    `select c.account_id as "accountId", c.inspection_id as "inspectionId", c.id as "contactId", c.name,
       c.answers < ${MOST_ANSWERS} as "mayAnswer"
     from appointment_links l join inspection_contacts c on c.account_id = l.account_id and c.id = l.contact_id
     where l.account_id = $1 and l.token_hash = $2 and c.notify`,
    [accountId, hashToken(token)],
  );
  return row;
}

type GivenAnswer = { kind: AnswerKind; note: string | null; for: string };
type ContactIds = { inspectionId: number; contactId: number };

/** Somebody asks for another time than the one that is agreed now. */
export type AppointmentRequestRow = {
  inspectionId: number;
  type: InspectionTypeCode;
  /** A moment, or a day. */
  conductDate: string;
  propertyId: number;
  line1: string;
  line2: string | null;
  city: string;
  postcode: string;
  contactId: number;
  name: string;
  phone: string | null;
  note: string | null;
  at: string;
};

/** Nobody reads on in a longer list; the soonest visits come first. */
const MOST_REQUESTS = 100;

export const buildAppointmentAnswerStore = (db: Executor) => ({
  addLink: async (accountId: number, contactId: number, token: string): Promise<void> => {
    await db.rows(
      'appointment-links.add',
      'insert into appointment_links (account_id, token_hash, contact_id) values ($1, $2, $3)',
      [accountId, hashToken(token), contactId],
    );
  },

  closeLinks: async (accountId: number, contactId: number): Promise<void> => {
    await db.rows(
      'appointment-links.close',
      'delete from appointment_links where account_id = $1 and contact_id = $2',
      [accountId, contactId],
    );
  },

  /** False when they have given too many already. */
  add: async (accountId: number, { contactId }: ContactIds, { kind, note, for: at }: GivenAnswer): Promise<boolean> => {
    const rows = await db.rows(
      'appointment-answers.add',
      `update inspection_contacts set answer = $3, answer_note = $4, answered_at = now(), answered_for = $5,
         answers = answers + 1, version = version + 1
       where account_id = $1 and id = $2 and answers < ${MOST_ANSWERS} returning 1`,
      [accountId, contactId, kind, note, at],
    );
    return rows.length > 0;
  },

  remove: async (accountId: number, { inspectionId, contactId }: ContactIds): Promise<void> => {
    await db.rows(
      'appointment-answers.remove',
      `update inspection_contacts set answer = null, answer_note = null, answered_at = null, answered_for = null,
         version = version + 1
       where account_id = $1 and inspection_id = $2 and id = $3`,
      [accountId, inspectionId, contactId],
    );
  },

  /** For visits that are still to come, at the time that was asked about. */
  listRequests: (accountId: number): Promise<AppointmentRequestRow[]> =>
    db.rows<AppointmentRequestRow>(
      'appointment-answers.requests',
      `select i.id as "inspectionId", i.type, p.id as "propertyId", p.line1, p.line2, p.city, p.postcode,
         case when i.conduct_date_only then ((i.conduct_at at time zone account.time_zone)::date)::text
           else to_jsonb(i.conduct_at) #>> '{}' end as "conductDate",
         c.id as "contactId", c.name, c.phone, c.answer_note as note, to_jsonb(c.answered_at) #>> '{}' as at
       from inspection_contacts c
       join inspections i on i.account_id = c.account_id and i.id = c.inspection_id
       join properties p on p.account_id = i.account_id and p.id = i.property_id
       join accounts account on account.id = c.account_id
       where c.account_id = $1 and c.answer = 'another_time' and i.conduct_at = c.answered_for
         and i.conduct_at > now() and i.conduct_date_option = 0 and i.state < ${states.active}
         and i.cancelled_at is null
       order by i.conduct_at, c.id limit ${MOST_REQUESTS}`,
      [accountId],
    ),
});
