/** The person whom an erasure or an export is about, and the conditions that find them in the rows of an account. */
import { invalid } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { heldInspection } from './held.ts';

/** Somebody outside, by address, name or both; or somebody who has signed in here, by their id. */
export type PersonNamed = { email?: string | undefined; name?: string | undefined; personId?: number | undefined };

/** Values of every statement. `pattern` finds the e-mail address, and a name of two words or more, in free text. */
export type SoughtPerson = {
  accountId: number;
  email: string | null;
  name: string | null;
  pattern: string | null;
  userId: number | null;
  placeholder: string;
};
export const valuesOf = ({ accountId, email, name, pattern, userId, placeholder }: SoughtPerson): unknown[] => [
  accountId,
  email,
  name,
  pattern,
  userId,
  placeholder,
];
/** As people read it: in small letters, with one space between the words, however many or whichever there are. */
export const plainName = (name: string) => String.raw`lower(btrim(regexp_replace(${name}, '[\s\u00A0]+', ' ', 'g')))`;
export const isNamed = (name: string) => `${plainName(name)} = given.name`;

const values = `$1::int as account, lower($2::text) as email, ${plainName('$3::text')} as name,
  $4::text as pattern, $5::int as person, $6::text as placeholder`;
/** Names the values, so that a statement may leave some out. */
export const given = `with given as (select ${values})`;
/** With what a text holds in lower case if the pattern finds something in it: a hundred times as quick to look for. */
export const givenWords = `with given as (select ${values}, $7::text[] as likes)`;

/** By the address, or by the name where there is no address to tell people of one name apart. */
export const isThem = (name: string, email: string) =>
  `(given.email is not null and lower(${email}) = given.email
    or given.name is not null and ${isNamed(name)} and (given.email is null or ${email} is null))`;
export const finished = (inspectionId: string) =>
  `exists (select from inspections i where i.account_id = $1 and i.id = ${inspectionId} and i.completed_at is not null)`;
export const isIn = (text: string) => `given.pattern is not null and ${text} ~* given.pattern`;

export type KnownPerson = {
  name: string;
  email: string;
  phone: string | null;
  isArchived: boolean;
  isOfClient: boolean;
  finished: number;
};

/** Somebody who signs in here, or did, and how many finished or held inspections they had a part in. */
export async function getKnownPerson(db: Executor, accountId: number, id: number): Promise<KnownPerson> {
  const [found] = await db.rows<KnownPerson & { isService: boolean }>(
    'privacy.person',
    `select name, email, phone, application_id is not null as "isService", archived_at is not null as "isArchived", client_id is not null as "isOfClient", (
       select count(*) from inspections i where i.account_id = $1 and (i.completed_at is not null or ${heldInspection('i')})
         and $2 in (i.clerk_id, i.typist_id, i.actor_id))::int as finished
     from users where account_id = $1 and id = $2`,
    [accountId, id],
  );
  const refuse = (detail: string) => invalid({ pointer: '/person_id', code: 'unknown', detail });
  if (found === undefined) throw refuse('person_id is of nobody here');
  if (found.isService) throw refuse('person_id is of a service user: what an application does, and no person');
  return found;
}
