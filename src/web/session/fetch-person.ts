/** Asks the service who is signed in. */
import type * as z from 'zod';
import type { Me } from '#contract/person.ts';
import { webConfig } from '#web/env.ts';
import { currentToken, dropToken } from './access-token.ts';
import { takeEarly } from './early-answers.ts';
import { SessionUnreachable } from './session-fault.ts';

export type Person = z.infer<typeof Me>;

export async function fetchPerson(): Promise<Person> {
  const token = await currentToken();
  let response = await requestMe(token);
  if (response.status === 401) {
    dropToken(token);
    response = await requestMe(await currentToken());
  }
  if (!response.ok) throw new SessionUnreachable(response.status);
  return (await response.json()) as Person;
}

async function requestMe(token: string): Promise<Response> {
  try {
    const url = `${webConfig.apiUrl}/me`;
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    return await (takeEarly(url) ?? fetch(url, { headers }));
  } catch (error) {
    throw new SessionUnreachable(error);
  }
}

/** Two accounts may count to the same person. */
export const isSame = (person: Person, before: Person | undefined): boolean =>
  person.id === before?.id && person.account_id === before.account_id;
