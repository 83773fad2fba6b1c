/**
 * An account with one of everything the service keeps, for tests that walk through all operations: `ids` of one tree of
 * things, and others elsewhere in it, so that a child can be asked for under a parent that is not its own.
 */
import { sessionId } from '#store/access/sessions.ts';
import { addSignIn } from '#store/access/sign-in.ts';
import { idsOfWebhook } from './interface/given-webhook.ts';
import { givenNames } from './interface/given-names.ts';
import { hashToken } from '#store/secrets/random-token.ts';
import { contactCodes } from '#domain/message/contact-type.ts';
import { types } from '#domain/inspection-type.ts';
import { states } from '#domain/inspection-state.ts';
import { addRows } from '#store/database/add-rows.ts';
import { randomUUID } from 'node:crypto';
import type { RoleName } from '#domain/role.ts';
import { emails } from '#store/schema/event.ts';
import {
  givenAttachments,
  givenComments,
  givenPdf,
  givenPdfHash,
  givenRooms,
  givenVersion,
  type Ids,
  tokenIn,
  withPrefix,
} from './everything-parts.ts';
import { givenPasskeys } from './factors/given-passkeys.ts';
import { givenOffice, idsOfTenant, type Office } from './everything-office.ts';
import { type GivenAccount, type GivenUser, givenToken } from './given-account.ts';
import { idsOfSignees } from './interface/given-signees.ts';
import { idsOfBulkChanges } from './interface/given-bulk-change.ts';
import { idsOfProposals } from './interface/given-proposals.ts';
import { idsOfImports } from './interface/given-import.ts';
import type { TestApi } from './test-api.ts';

export type Everything = {
  account: GivenAccount;
  users: Record<RoleName, GivenUser>;
  ids: Ids;
  /** In another report and on another property. */
  elsewhere: Ids;
  /** In the same report, under another room. */
  nextDoor: Ids;
};

export async function givenEverything(
  api: TestApi,
  accountName = 'Harbour Lettings',
  firstId?: number,
): Promise<Everything> {
  const office = await givenOffice(api, accountName, firstId);
  // The administrator of the demo company may set up another firm.
  await api.database.rows('test.demo', `update accounts set settings = settings || '{"isDemo":true}' where id = $1`, [
    office.account.id,
  ]);
  // Keys of the installation are made when they are first needed, and tests compare tables before and after.
  await api.store.publicKeys.read('http://localhost:8080');
  const reports = await givenReports(office);
  const templates = await givenTemplates(office);
  return {
    account: office.account,
    users: office.users,
    ids: {
      // Before another PDF of the report is there.
      ...(await idsOfSharedFiles(office, reports)),
      ...(await idsOfReports(office, reports)),
      ...(await idsOfTemplates(office, templates)),
      ...(await idsInEveryState(office)),
      ...(await idsOfSettings(office)),
      ...(await idsOfProposals(office)),
      ...(await idsOfWebhook(office, 'https://example.com/')),
      ...(await idsOfTenant(office)),
      ...(await idsOfImports(office)),
      ...(await idsOfBulkChanges(office)),
      external: await givenNames(office, reports.inspection),
    },
    elsewhere: await idsElsewhere(office, reports, templates),
    nextDoor: await idsNextDoor(office, reports, templates),
  };
}

type Reports = Awaited<ReturnType<typeof givenReports>>;
type Templates = Awaited<ReturnType<typeof givenTemplates>>;

async function givenReports({ make, made, properties, inspectionIn }: Office) {
  const inspection = await inspectionIn(states.active);
  await made(`/inspections/${inspection}/waiting`, { minutes: 25 });
  const otherInspection = await inspectionIn(states.active, { propertyId: properties.other.property });
  const finished = await inspectionIn(states.active);
  const finishedRooms = await givenRooms(make, `/inspections/${finished}`);
  await made(`/inspections/${finished}/submit`, {});
  const { report_key: reportKey } = await made(`/inspections/${finished}/complete`, {});
  await made(`/inspections/${finished}/reopen`, {});
  await made(`/inspections/${finished}/complete`, {});
  const rooms = await givenRooms(make, `/inspections/${inspection}`);
  const otherRooms = await givenRooms(make, `/inspections/${otherInspection}`);
  return { inspection, otherInspection, finished, reportKey, finishedItem: finishedRooms.own.item, rooms, otherRooms };
}

async function givenTemplates({ make }: Office) {
  const template = await make('/templates', { name: 'Flat', type_ids: [types.inventory], self_service: true });
  const otherTemplate = await make('/templates', { name: 'House' });
  const templateRooms = await givenRooms(make, `/templates/${template}`);
  const otherTemplateRooms = await givenRooms(make, `/templates/${otherTemplate}`);
  return { template, otherTemplate, templateRooms, otherTemplateRooms };
}

const contact = { type: contactCodes.tenant, name: 'A tenant', signee: true, notify: false, deliver: false };

async function idsOfReports(
  { api, account, made, make, attach, picture, clientId, properties }: Office,
  reports: Reports,
): Promise<Ids> {
  const { inspection, finished, reportKey, finishedItem, rooms } = reports;
  const pending = await made(`/inspections/${inspection}/report/pending-attachments`, {
    identifier: 'a photo',
    filename: 'photo.jpg',
    size: picture.length,
    media_type: 'image/jpeg',
  });
  const [email] = await addRows(api.database, emails, [
    { accountId: account.id, inspectionId: inspection, recipient: 'a@example.com', subject: 's', text: 't' },
  ]);
  const pdf = await givenPdf(api, account.id, inspection);
  return {
    ...withPrefix('', properties.own),
    ...(await givenAttachments(attach, `/inspections/${inspection}`, rooms.own, '')),
    ...withPrefix('', rooms.own),
    nextRoom: rooms.nextDoor.room,
    nextItem: rooms.nextDoor.item,
    client: clientId,
    inspection,
    inspectionContact: await make(`/inspections/${inspection}/contacts`, contact),
    looseAttachment: await attach(`/inspections/${inspection}/attachments`, 10),
    pdf,
    sha256: await givenPdfHash(api, account.id, pdf),
    deliveryKey: pending.delivery_key,
    email: email?.id ?? 0,
    ...(await givenComments(api.database, account.id, inspection)),
    finished,
    sealedVersion: 1,
    correctedVersion: 2,
    reportKey,
    ...(await idsOfSignees(api, { accountId: account.id, inspectionId: finished, make })),
    finishedItem,
    pdfType: 'FULL',
  };
}

async function idsOfTemplates(office: Office, { template, templateRooms }: Templates): Promise<Ids> {
  return {
    ...(await givenAttachments(office.attach, `/templates/${template}`, templateRooms.own, 'template.')),
    ...withPrefix('template.', templateRooms.own),
    'template.nextRoom': templateRooms.nextDoor.room,
    'template.nextItem': templateRooms.nextDoor.item,
    template,
    version: await givenVersion(office.api.as(office.users.manager.token), template),
    spareTemplate: await office.make('/templates', { name: 'Of no use' }),
  };
}

/** Inspections that can be moved on, each by the step of its name. */
async function idsInEveryState({ make, properties, inspectionIn }: Office): Promise<Ids> {
  return {
    'in.start': await inspectionIn(states.assigned),
    'in.unstart': await inspectionIn(states.active),
    'in.process': await inspectionIn(states.active),
    'in.submit': await inspectionIn(states.processing),
    'in.reopen': await inspectionIn(states.review),
    'in.complete': await inspectionIn(states.review),
    'in.uncomplete': await inspectionIn(states.complete, { sendsAt: '2087-02-03T12:00:00Z' }),
    'in.close': await inspectionIn(states.complete),
    'in.cancel': await inspectionIn(states.pending),
    'in.restore': await inspectionIn(states.closed, { cancelledAt: new Date().toISOString() }),
    'in.accept': await inspectionIn(states.assigned),
    'in.decline': await inspectionIn(states.assigned),
    'in.claim': await inspectionIn(states.processing, { typistId: null }),
    'in.initialization': await inspectionIn(states.pending),
    'in.invite': await make('/inspections', {
      property: { id: properties.own.property },
      type: { id: 231 },
      conduct_date: '2087-02-03',
      self_servicer: { name: 'Lou Live', email: 'lou@example.com' },
    }),
  };
}

/** Clients, option sets, fields, people, and applications with their grant. */
async function idsOfSettings({
  api: { database },
  account,
  users,
  backOfficeToken,
  clientId,
  make,
}: Office): Promise<Ids> {
  const bearer = await account.token(users.administrator.id);
  const former = await account.user('clerk', { name: 'A former clerk' });
  await database.rows('test.former', 'update users set archived_at = now() where account_id = $1 and id = $2', [
    account.id,
    former.id,
  ]);
  const [grant] = await database.rows<{ id: string }>(
    'test.grant',
    'select grant_id as id from access_tokens where account_id = $1 and token_hash = $2',
    [account.id, hashToken(bearer)],
  );
  const [leaver, leaving] = [await account.user('clerk'), await account.user('clerk')];
  const signIn = await addSignIn(database, { accountId: account.id, id: users.administrator.id });
  const [session] = await database.rows<{ id: string }>(
    'test.session',
    `select ${sessionId('s')} as id from sign_ins s where account_id = $1 and token_hash = $2`,
    [account.id, hashToken(signIn)],
  );
  const application = await make('/applications', {
    name: 'Ledger',
    redirect_uris: ['https://ledger.example/back'],
    scopes: ['profile.read'],
  });
  await givenToken(database, { accountId: account.id, userId: users.manager.id, applicationId: application });
  return {
    session: session?.id ?? '',
    leaver: leaver.id,
    leavingToken: await account.backOfficeToken(leaving.id),
    spareClient: await make('/clients', { name: 'Nobody yet' }),
    optionSet: await make('/option-sets', { name: 'Clean?', options: ['Clean', 'Dry'] }),
    spareOptionSet: await make('/option-sets', { name: 'Steps', options: [1, 2, 3] }),
    propertyField: await make('/custom-fields/properties', { name: 'Alarm code', type: 'text' }),
    inspectionField: await make('/custom-fields/inspections', { name: 'Visit', type: 'text' }),
    clientPerson: await make(`/clients/${clientId}/people`, {
      name: 'Pat Person',
      email: `person-${randomUUID()}@example.com`,
    }),
    staff: users.reviewer.id,
    clerk: users.clerk.id,
    person: users.reviewer.id,
    formerPerson: former.id,
    typist: users.typist.id,
    application,
    allower: users.manager.id,
    backOfficeToken,
    ...(await givenPasskeys(database, users.administrator)),
    grant: grant?.id ?? randomUUID(),
  };
}

async function idsOfSharedFiles({ call, made, attach }: Office, { inspection }: Reports): Promise<Ids> {
  const shared = await attach(`/inspections/${inspection}/attachments`);
  const fileShare = await made('/file-shares', { inspection_id: inspection, attachment_ids: [shared] });
  const pdfShare = await made('/file-shares', { inspection_id: inspection, pdf_type: 'ACTIONS' });
  const [sharedPdf] = (await call('GET', `/inspections/${inspection}/pdfs`)).json;
  return {
    fileShare: fileShare.id,
    fileShareToken: tokenIn(fileShare.url),
    pdfShareToken: tokenIn(pdfShare.url),
    sharedPdf: sharedPdf.id,
  };
}

async function idsElsewhere(
  office: Office,
  { otherInspection, otherRooms }: Reports,
  { otherTemplate, otherTemplateRooms }: Templates,
): Promise<Ids> {
  const { api, account, make, attach, properties } = office;
  const client = await make('/clients', { name: 'Another landlord' });
  return {
    client,
    clientPerson: await make(`/clients/${client}/people`, { name: 'Pia', email: `person-${randomUUID()}@example.com` }),
    ...withPrefix('', properties.other),
    ...(await givenAttachments(attach, `/inspections/${otherInspection}`, otherRooms.own, '')),
    ...(await givenAttachments(attach, `/templates/${otherTemplate}`, otherTemplateRooms.own, 'template.')),
    ...withPrefix('', otherRooms.own),
    ...withPrefix('template.', otherTemplateRooms.own),
    inspection: otherInspection,
    tenantRoom: otherRooms.own.room,
    tenantItem: otherRooms.own.item,
    inspectionContact: await make(`/inspections/${otherInspection}/contacts`, contact),
    pdf: await givenPdf(api, account.id, otherInspection),
    ...(await givenComments(api.database, account.id, otherInspection)),
    template: otherTemplate,
    version: await givenVersion(api.as(office.users.manager.token), otherTemplate),
    ...(await idsOfWebhook(office, 'https://example.com/2')),
  };
}

async function idsNextDoor(
  { attach }: Office,
  { inspection, rooms }: Reports,
  { template, templateRooms }: Templates,
): Promise<Ids> {
  return {
    ...withPrefix('', rooms.nextDoor),
    ...withPrefix('template.', templateRooms.nextDoor),
    roomAttachment: await attach(`/inspections/${inspection}/rooms/${rooms.nextDoor.room}/attachments`),
    'template.roomAttachment': await attach(`/templates/${template}/rooms/${templateRooms.nextDoor.room}/attachments`),
  };
}
