/**
 * The needs of each role for its requests to succeed, beyond the table of operations: the state in which it may write a
 * report, bodies that rules of the domain allow it, and operations that these rules keep for fewer roles than the table.
 */
import { audiences } from '#api/audiences.ts';
import { type OperationId, operations } from '#api/operations.ts';
import { type InspectionStateCode, states } from '#domain/inspection-state.ts';
import { isManager, type RoleName, roles } from '#domain/role.ts';
import { sessionId } from '#store/access/sessions.ts';
import { addSignIn } from '#store/access/sign-in.ts';
import { hashToken } from '#store/secrets/random-token.ts';
import { givenPasskeys } from './factors/given-passkeys.ts';
import { type Everything, givenEverything } from './given-everything.ts';
import type { Body } from './sample-requests.ts';
import type { TestApi } from './test-api.ts';

/** In which state of its report a role may write it; people of clients read what is complete. */
export const statesOfRoles: Record<RoleName, InspectionStateCode> = {
  administrator: states.active,
  manager: states.active,
  clerk: states.active,
  typist: states.processing,
  reviewer: states.review,
  client: states.complete,
};

const managers: RoleName[] = ['administrator', 'manager'];
/** The roles that get through where the table of operations lets more pass: steps of an inspection have people of their own. */
const narrowed: Partial<Record<OperationId, RoleName[]>> = {
  startInspection: [...managers, 'clerk'],
  unstartInspection: [...managers, 'clerk'],
  processInspection: [...managers, 'clerk'],
  submitInspection: [...managers, 'clerk', 'typist'],
  reopenInspection: [...managers, 'reviewer'],
  completeInspection: [...managers, 'reviewer'],
  uncompleteInspection: [...managers, 'reviewer'],
  claimInspection: ['typist'],
  acceptInspection: ['clerk'],
  declineInspection: ['clerk'],
  acceptOffer: ['clerk'],
  declineOffer: ['clerk'],
};

/** Whether a role gets through to a thing of its account, in the state that is its own. */
export function mayPerform(id: OperationId, role: RoleName): boolean {
  return audiences[operations[id].who](roles[role]) && (narrowed[id]?.includes(role) ?? true);
}

/** Writers of a report set its notes; the rest of an inspection is its managers'. */
const notesOfReport: Body = () => ({ notes: { report: 'The loft was locked.' } });
/** Bodies for those who may not send the first sample. */
const bodiesOfRoles: Partial<Record<OperationId, Partial<Record<RoleName, Body>>>> = {
  createFileShare: {
    client: ({ inspection, reportAttachment }) => ({
      inspection_id: inspection,
      attachment_ids: [reportAttachment],
      name: 'Our insurer',
    }),
  },
  updateFileShare: { client: () => ({ name: 'The insurer’s surveyor' }) },
  updateInspection: { clerk: notesOfReport, typist: notesOfReport, reviewer: notesOfReport },
};

export function bodyOfRole(id: OperationId, role: RoleName): Body | undefined {
  return bodiesOfRoles[id]?.[role];
}

/** An account with one of everything for one role: its report stands where the role may write it, or read it. */
export async function givenEverythingFor(api: TestApi, role: RoleName): Promise<Everything> {
  const everything = await givenEverything(api, `A firm for its ${role}`);
  const { account, users, ids } = everything;
  const { id } = users[role];
  await api.database.rows('test.state', 'update inspections set state = $3 where account_id = $1 and id = $2', [
    account.id,
    ids['inspection'],
    statesOfRoles[role],
  ]);
  // People of clients find those of their own client alone.
  if (role === 'client')
    await api.database.rows(
      'test.own-share',
      'update file_shares set created_by = $3 where account_id = $1 and id = $2',
      [account.id, ids['fileShare'], id],
    );
  const backOfficeToken = await account.backOfficeToken(id);
  const [grant] = await api.database.rows<{ id: string }>(
    'test.grant-of-role',
    'select grant_id as id from access_tokens where account_id = $1 and token_hash = $2',
    [account.id, hashToken(users[role].token)],
  );
  const signIn = await addSignIn(api.database, { accountId: account.id, id });
  const [session] = await api.database.rows<{ id: string }>(
    'test.session-of-role',
    `select ${sessionId('s')} as id from sign_ins s where account_id = $1 and token_hash = $2`,
    [account.id, hashToken(signIn)],
  );
  // People below managers change nobody but themselves.
  const staff = isManager(roles[role]) ? ids['staff'] : id;
  return {
    ...everything,
    ids: {
      ...ids,
      ...(await givenPasskeys(api.database, users[role])),
      backOfficeToken,
      grant: grant?.id ?? '',
      session: session?.id ?? '',
      staff: staff ?? 0,
    },
  };
}
