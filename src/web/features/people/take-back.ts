/** Somebody who was archived signs in again: asked for on their page, or where their address is invited anew. */
import { ApiError } from '#web/queries/api-error.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';

/** Without a name where the address alone is known. */
export const askTakeBack = (name?: string): Promise<boolean> =>
  confirm({
    title: name === undefined ? 'Take them back?' : `Take ${name} back?`,
    text: `${name === undefined ? 'Somebody who was archived has this address. ' : ''}They can sign in again with the password or passkey they had, and what they did stays under their name.`,
    action: 'Take back',
    keep: 'Leave them archived',
  });

type Former = { id: number; client_id: number | null };
/** `clientId`: of whose people they are to be; null for staff. */
type Way<Person> = { clientId: number | null; takeBack: (id: number) => Promise<Person> };

/** After an invitation that was refused since its address is that of somebody archived. Undefined when they stay so. */
export async function takeBackInstead<Person>(
  refusal: unknown,
  { clientId, takeBack }: Way<Person>,
): Promise<Person | undefined> {
  const former = refusal instanceof ApiError ? (refusal.facts['archived_person'] as Former | undefined) : undefined;
  if (former === undefined || former.client_id !== clientId) throw refusal;
  return (await askTakeBack()) ? takeBack(former.id) : undefined;
}
