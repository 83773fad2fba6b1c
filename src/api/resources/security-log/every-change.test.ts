/** Every operation that decides who gets at what of an account, and the event that its sample leaves in the security log. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operation } from '#api/audiences.ts';
import { type OperationId, operations } from '#api/operations.ts';
import type { SecurityEventKind } from '#domain/security-event.ts';
import { type DescribedOperation, listDescribedOperations } from '#testing/interface/described-operations.ts';
import { sendSample } from '#testing/interface/send-operation.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { sampleBearer } from '#testing/sample-requests.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

/** The event of each, or in a sentence why there is none. */
const expected: Partial<Record<OperationId, SecurityEventKind | `${string} ${string}`>> = {
  createOwnSignature: 'signature.kept',
  deleteOwnSignature: 'signature.removed',
  createCalendarFeed: 'calendar_feed.made',
  deleteCalendarFeed: 'calendar_feed.ended',
  updateMe: 'Their own name or e-mails; a new password is noted as password.changed.',
  proveIdentity: 'A proof that succeeds changes nothing; one that fails is noted as proof.failed.',
  createProofOptions: 'A challenge proves nothing until a passkey has answered it.',
  createAuthenticatorSecret: 'A secret counts for nothing until a code of it was given.',
  setAuthenticatorApp: 'factor.added',
  deleteAuthenticatorApp: 'factor.removed',
  createRecoveryCodes: 'factor.codes_made',
  createPasskeyOptions: 'A challenge counts for nothing until a passkey has answered it.',
  createPasskey: 'factor.added',
  updatePasskey: 'Another name for the same passkey.',
  deletePasskey: 'factor.removed',
  updateSecondFactorSettings: 'settings.changed',
  deleteStaffFactors: 'factor.removed',
  deleteStaffIdentity: 'identity.removed',
  deleteClientPersonFactors: 'factor.removed',
  signOutClientPerson: 'sign_in.all_ended',
  signOutStaffMember: 'sign_in.all_ended',
  updateSessionSettings: 'settings.changed',
  noteActivity: 'It says once a minute that somebody is there.',
  endSession: 'sign_in.ended',
  signOutEverywhere: 'sign_in.all_ended',
  updateSingleSignOn: 'settings.changed',
  proveDomains: 'domain.looked_up',
  trySingleSignOn: 'provider.tried',
  updateMailServer: 'settings.changed',
  deleteMailServer: 'settings.changed',
  tryMailServer: 'settings.changed',
  updateSigningCertificate: 'settings.changed',
  deleteSigningCertificate: 'settings.changed',

  createErasure: 'The sample is a dry run, which changes nothing; a real one is noted as erasure.made.',
  createPersonExport: 'export.made',
  createAccountExport: 'export.made',
  createDisputePack: 'export.made',
  rehearseRetention: 'A dry run changes nothing.',
  updateRetention: 'settings.changed',
  updateLegalHold: 'hold.made',
  deleteLegalHold: 'hold.ended',
  updateInspectionHold: 'hold.made',
  deleteInspectionHold: 'hold.ended',
  createListExport: 'list.exported',
  createImport: 'A draft changes nothing until it is started.',
  updateImport: 'A draft changes nothing until it is started.',
  putImportRows: 'A draft changes nothing until it is started.',
  mendImportFaults: 'A draft changes nothing until it is started.',
  deleteImport: 'import.removed',
  startImport: 'import.started',
  undoImport: 'import.undone',

  createPropertyCustomField: 'settings.changed',
  updatePropertyCustomField: 'settings.changed',
  deletePropertyCustomField: 'settings.changed',
  createInspectionCustomField: 'settings.changed',
  updateInspectionCustomField: 'settings.changed',
  deleteInspectionCustomField: 'settings.changed',
  updateAccountSettings: 'settings.changed',
  createLogo: 'settings.changed',
  deleteLogo: 'settings.changed',
  sendTrialEmail: 'A trial goes to the caller alone, and changes nothing.',
  createSetUpLink: 'set_up_link.made',

  upsertClient: 'A client is a record in which nobody can sign in yet, and a change of it opens nothing.',
  createClient: 'A client is a record in which nobody can sign in yet.',
  updateClient: 'Name and address of a record; taking it back is noted as client.taken_back.',
  createClientLogo: 'A picture on the reports of a client, which opens nothing.',
  deleteClientLogo: 'A picture on the reports of a client, which opens nothing.',
  deleteClient: 'client.archived',
  createClientPerson: 'person.invited',
  updateClientPerson: 'person.changed',
  deleteClientPerson: 'person.archived',
  inviteClientPerson: 'person.invited',
  withdrawClientInvitation: 'person.changed',
  resetClientPassword: 'password.link_made',
  createStaffMember: 'person.invited',
  updateStaffMember: 'person.changed',
  deleteStaffMember: 'person.archived',
  putOwnViews: 'Lists of inspections under names, which open nothing.',
  putFirmViews: 'Lists of inspections under names, which open nothing.',
  mergeClient: 'The sample only counts; a merge is noted as client.merged, which merge.test.ts shows.',
  applySchedulePlan: 'person.changed',
  handOverStaffWork: 'The trail of each inspection tells whose it is; archiving is noted as person.archived.',
  inviteStaffMember: 'person.invited',
  withdrawStaffInvitation: 'person.changed',
  resetStaffPassword: 'password.link_made',

  createApplication: 'application.added',
  updateApplication: 'application.changed',
  rotateApplicationSecret: 'application.secret_rotated',
  deleteApplication: 'application.archived',
  revokeApplicationPerson: 'grant.revoked',
  revokeGrant: 'grant.revoked',
  createWebhook: 'webhook.added',
  updateWebhook: 'webhook.changed',
  deleteWebhook: 'webhook.removed',
  redeliverWebhook: 'webhook.sent_again',
  replayWebhook: 'webhook.sent_again',
  testWebhook: 'webhook.tested',

  createFileShare: 'share.made',
  updateFileShare: 'share.changed',
  deleteFileShare: 'share.ended',
  resendEmail: 'email.sent_again',
  sendWaitingMessages: 'The e-mails that it writes are listed with the inspection, and go by themselves a while later.',
  uncoverParts: 'The trail of the report says who took the cover from a picture, and when.',
  rotateReportKey: 'report_key.rotated',
  sendReportLink: 'report_link.sent',
  revokeReportLink: 'report_link.revoked',
  inviteTenant: 'tenant_link.made',
};

/** Their contents are told by the trail of each property. */
const ofContents = /^(properties|inspections|reports|templates)\.(read|write)$/;
/** Let somebody in, though their scopes are those of contents. */
const further = new Set<OperationId>([
  'updateAccountSettings',
  'createLogo',
  'deleteLogo',
  'rotateReportKey',
  'inviteTenant',
]);

let api: TestApi;
let everything: Everything;
let decisive: DescribedOperation[];
beforeAll(async () => {
  api = await testApi();
  everything = await givenEverything(api);
  const all = await listDescribedOperations(api.app);
  decisive = all
    .filter(({ id, method }) => !['GET', 'HEAD'].includes(method) && isDecisive(id))
    .toSorted((one, other) => turnOf(one) - turnOf(other));
  await givenFactors();
});
afterAll(() => api.close());

/** Sessions end with any change of how one signs in, and what is removed last is what other paths lead through. */
const turnOf = ({ id, method, path }: DescribedOperation): number =>
  ['endSession', 'proveIdentity'].includes(id) ? -LAST : method === 'DELETE' ? LAST - path.length : 0;
const LAST = 1000;

/** An administrator takes them from these people. */
async function givenFactors(): Promise<void> {
  const { account, ids } = everything;
  for (const user of new Set([ids['staff'], ids['person'], ids['clientPerson']])) {
    await api.database.pool.query(
      `insert into authenticator_apps (account_id, user_id, sealed_secret, last_step) values ($1, $2, 'of tests', 0)`,
      [account.id, user],
    );
    await api.database.pool.query(
      `insert into identities (account_id, issuer, subject, user_id) values ($1, 'https://login.example', $2, $3)`,
      [account.id, `sub ${user}`, user],
    );
  }
}

/** In place of samples that change nothing. */
const bodies: Partial<Record<OperationId, object>> = { updateWebhook: { events: ['report.signed'] } };

function isDecisive(id: OperationId): boolean {
  const { who, firstParty, scopes }: Operation = operations[id];
  if (who === 'public' || who === 'tenant') return false;
  return (
    firstParty === true ||
    who === 'administrators' ||
    further.has(id) ||
    !scopes.every((scope) => ofContents.test(scope) || scope === 'profile.read')
  );
}

const newEvents = async (after: number) => {
  const { rows } = await api.database.pool.query<{ id: number; kind: SecurityEventKind; address: string | null }>(
    'select id, kind, address from security_events where account_id = $1 and id > $2 order by id',
    [everything.account.id, after],
  );
  return rows;
};

test('every operation that decides about access says which event it leaves, or why none', () => {
  expect(decisive.map(({ id }) => id).toSorted()).toEqual(Object.keys(expected).toSorted());
});

test('the sample of each leaves this event, with the address that it came from', async () => {
  const wrong: object[] = [];
  let [last = { id: 0 }] = (await newEvents(0)).slice(-1);
  for (const operation of decisive) {
    const { id } = operation;
    const token = sampleBearer(everything, id);
    const given = bodies[id];
    const { statusCode, body } = await sendSample(api.app, operation, everything.ids, {
      token,
      ...(given !== undefined && { sample: () => given }),
    });
    const events = await newEvents(last.id);
    last = events.at(-1) ?? last;
    const kinds = events.filter(({ address }) => address !== null).map(({ kind }) => kind);
    const wanted = expected[id]?.includes(' ') ? [] : [expected[id]];
    if (statusCode >= 400 || kinds.join() !== wanted.join()) wrong.push({ id, statusCode, body, kinds, wanted });
  }
  expect(wrong).toEqual([]);
});
