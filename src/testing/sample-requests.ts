/** For every operation a request that succeeds, made of the ids of an account with one of everything. */
import { signingSamples } from './interface/signing-samples.ts';
import { types } from '#domain/inspection-type.ts';
import { startsFrom } from '#domain/initialization.ts';
import { contactCodes } from '#domain/message/contact-type.ts';
import { isForBackOffice, isForTenants, type OperationId } from '#api/operations.ts';
import { roles } from '#domain/role.ts';
import { codeOfSecret } from '#store/secrets/one-time-code.ts';
import { dataSamples, dataWithoutSample } from './interface/data-samples.ts';
import { homeSamples } from './interface/home-samples.ts';
import { nameSamples, namesWithoutSample } from './interface/name-samples.ts';
import { ownNames } from './interface/own-names.ts';
import { peopleSamples } from './interface/people-samples.ts';
import { sampleRoles } from './interface/sample-roles.ts';
import type { Ids } from './everything-parts.ts';
import { nextCredential } from './factors/given-passkeys.ts';
import { passwordOfTests } from './given-account.ts';
import type { Everything } from './given-everything.ts';

export type Body = (ids: Ids) => unknown;

/** The ids that parameters of a path stand for. */
export function idNameOf(path: string, parameter: string): string {
  const prefix = path.startsWith('/templates/') ? 'template.' : '';
  if (path.startsWith('/tenant-report')) return tenantNames[parameter] ?? parameter;
  const own = ownNames[`${path} ${parameter}`];
  if (own !== undefined) return own;
  switch (parameter) {
    case 'attachment_id':
      if (path.startsWith('/attachments/')) return 'looseAttachment';
      if (path.includes('/items/')) return `${prefix}itemAttachment`;
      return `${prefix}${path.includes('/rooms/') ? 'room' : 'report'}Attachment`;
    case 'room_id':
    case 'item_id':
    case 'action_id':
      return `${prefix}${parameter.replace('_id', '')}`;
    case 'person_id':
      return path.startsWith('/clients/') ? 'clientPerson' : 'person';
    case 'contact_id':
      return path.startsWith('/properties/') ? 'propertyContact' : 'inspectionContact';
    case 'custom_field_id':
      return path.startsWith('/custom-fields/properties') ? 'propertyField' : 'inspectionField';
    case 'inspection_id': {
      const verb = /^\/inspections\/\{inspection_id\}\/(\w+)$/.exec(path)?.[1] ?? '';
      return ownStates.has(verb) ? `in.${verb}` : 'inspection';
    }
    default:
      return parameter.replace(/_id$/, '').replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  }
}

/** Verbs that move an inspection, each with one in the state it starts from. */
const verbsWithState =
  'start unstart process submit reopen complete uncomplete close cancel restore accept decline claim initialization invite';
const ownStates = new Set(verbsWithState.split(' '));
const tenantNames: Record<string, string> = {
  room_id: 'tenantRoom',
  item_id: 'tenantItem',
  attachment_id: 'tenantAttachment',
};

/** The token of somebody who may send the sample. */
export function sampleBearer({ users, ids }: Pick<Everything, 'users' | 'ids'>, id: OperationId): string {
  if (isForTenants(id)) return String(ids['tenantToken']);
  // Nobody else's samples end with theirs.
  if (id === 'signOutEverywhere') return String(ids['leavingToken']);
  if (isForBackOffice(id)) return String(ids['backOfficeToken']);
  return users[sampleRoles[id] ?? 'administrator'].token;
}

const address = { line1: '3 Clarence Parade', city: 'Portsmouth', postcode: 'PO5 3AA' };
const contact: Body = () => ({
  type: contactCodes.tenant,
  name: 'Ann Tenant',
  signee: true,
  notify: true,
  deliver: false,
});
const reading = { reading: '0043', date: '2027-03-03T09:30:00+00:00' };
const room: Body = () => ({ name: 'Bathroom', block_type: 'DETAILED' });
const item: Body = () => ({ name: 'Window', description: 'White', condition: 'Clean' });
const action: Body = () => ({ action: 'Clean', responsibility: 'Tenant', comments: null });
const described: Body = () => ({ description: 'From the door' });
const copied: Body = () => ({ room: { name: 'A copy' } });
const announced: Body = () => ({ identifier: 'photo 2', filename: 'b.jpg', size: 100, media_type: 'image/jpeg' });
const field: Body = () => ({ name: 'Council', type: 'choice', options: ['Portsmouth', 'Havant'] });
const application: Body = () => ({
  name: 'Rent Ledger',
  redirect_uris: ['https://ledger.example/callback'],
  scopes: ['properties.read'],
});

const secretOfTests = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Bodies in JSON; an operation without a line is sent without a body. */
export const sampleBodies: Partial<Record<OperationId, Body>> = {
  createProperty: ({ client }) => ({ address, no_of_beds: 3, no_of_baths: 1, client: { id: client } }),
  updateProperty: ({ client }) => ({ no_of_beds: 4, client: { id: client } }),
  createInspection: ({ property, client, clerk, template }) => ({
    property: { id: property },
    type: { id: 1 },
    conduct_date: '2027-02-03T09:30:00+00:00',
    clerk: { id: clerk },
    client_id: client,
    preload_template_id: template,
  }),
  ...dataSamples,
  ...peopleSamples,
  ...homeSamples,
  updateTenantItem: () => ({ condition: 'Clean' }),
  updateTenantAttachment: described,
  submitTenantReport: () => ({ confirmation: 'It is all true.' }),
  updateInspection: ({ client, clerk }) => ({ ref: 'A-17', client_id: client, clerk: { id: clerk } }),
  initializeInspection: ({ finished }) => ({ type: startsFrom.report, init_from: finished }),
  cancelInspection: () => ({ reason: 'The tenant moved out early.' }),
  reopenInspection: () => ({ reasons: ['condition'], note: 'The hob was cracked before.' }),
  tickReviewStop: () => ({ stop: 'photographs', seen: '1k3f09zq' }),
  ...nameSamples,
  createPropertyContact: contact,
  updatePropertyContact: contact,
  createInspectionContact: contact,
  updateInspectionContact: contact,
  createMeter: ({ spareMeter }) => ({ type: 'Water', ...reading, parent_id: spareMeter }),
  updateMeter: () => reading,
  createRoom: room,
  createTemplateRoom: room,
  renameRoom: () => ({ name: 'Porch' }),
  renameTemplateRoom: () => ({ name: 'Porch' }),
  orderRooms: ({ nextRoom, room: id }) => [nextRoom, id],
  orderTemplateRooms: (ids) => [ids['template.nextRoom'], ids['template.room']],
  copyRoom: copied,
  copyTemplateRoom: copied,
  createItem: item,
  createTemplateItem: item,
  updateItem: item,
  updateTemplateItem: item,
  orderItems: ({ item: id }) => [id],
  orderTemplateItems: (ids) => [ids['template.item']],
  copyItem: copied,
  copyTemplateItem: copied,
  moveItem: ({ room: id }) => ({ room_id: id }),
  moveTemplateItem: (ids) => ({ room_id: ids['template.room'] }),
  createAction: action,
  createTemplateAction: action,
  updateAction: action,
  updateTemplateAction: action,
  updateReportAttachment: described,
  updateRoomAttachment: described,
  updateItemAttachment: described,
  updateTemplateReportAttachment: described,
  updateTemplateRoomAttachment: described,
  updateTemplateItemAttachment: described,
  announceAttachment: ({ room: roomId }) => ({ ...(announced({}) as object), room_id: roomId }),
  announceTemplateAttachment: announced,
  rotateAttachment: () => ({ angle: 90 }),
  assignAttachment: ({ room: roomId }) => ({ room_id: roomId }),
  pairAttachment: () => ({ earlier_id: null }),
  coverParts: () => ({ parts: [{ left: 0.1, top: 0.2, width: 0.3, height: 0.4 }] }),
  copyFromProperty: () => ({ mode: 'append' }),
  copyFromPropertyByShortPath: () => ({ mode: 'append' }),
  requestPdf: () => ({ type: 'FULL' }),
  updateReportComment: () => ({ reply: 'The hob will be replaced.', verdict: 'accepted' }),
  commentOnPublishedReport: ({ finishedItem }) => ({
    author: 'Ann Tenant',
    role: 'tenant',
    text: 'The door was scuffed before I came.',
    item_id: finishedItem,
  }),
  ...signingSamples,
  createFileShare: ({ inspection, reportAttachment }) => ({
    inspection_id: inspection,
    attachment_ids: [reportAttachment],
    recipient: 'landlord@example.com',
  }),
  updateFileShare: () => ({ recipient: 'agent@example.com' }),
  resendEmail: () => ({ recipient: 'agent@example.com' }),
  createTemplate: ({ template }) => ({
    name: 'Flat, large',
    type_ids: [types.inventory, types.checkOut],
    copy_of: template,
  }),
  updateTemplate: () => ({ name: 'Flat, small' }),
  createOptionSet: () => ({ name: 'Tidy?', options: ['Tidy'] }),
  updateOptionSet: () => ({ name: 'Clean and dry?' }),
  createPropertyCustomField: field,
  updatePropertyCustomField: () => ({ name: 'Alarm' }),
  createInspectionCustomField: field,
  updateInspectionCustomField: () => ({ name: 'Visit no.' }),
  proveIdentity: () => ({ current_password: passwordOfTests }),
  // Any key is as good as one that the service has made: it counts by the code.
  setAuthenticatorApp: () => ({ secret: secretOfTests, code: codeOfSecret(secretOfTests) }),
  createPasskey: ({ passkeyHolder }) => ({ name: 'Phone', credential: nextCredential(String(passkeyHolder)) }),
  updatePasskey: () => ({ name: 'Telephone' }),
  updateSecondFactorSettings: () => ({ roles: [roles.manager] }),
  updateSessionSettings: () => ({ idle_minutes: 240 }),
  updateMe: () => ({ name: 'Ada Adviser' }),
  updateAccountSettings: ({ template, client }) => ({
    template_rules: [{ template_id: template, client_id: client }],
    fee_rules: { aborted: [], waiting: null },
  }),
  updateSingleSignOn: () => ({
    issuer: 'https://login.example.com',
    client_id: 'keyturn',
    client_secret: 'a secret of the provider',
    domains: ['harbour.example'],
    newcomer_role: roles.clerk,
    enabled: false,
  }),
  createWebhook: () => ({ url: 'https://example.com/hook', events: ['pdf.generated', 'inspection.created'] }),
  updateWebhook: () => ({ enabled: true }),
  replayWebhook: () => ({ since: '2027-01-01T00:00:00Z' }),
  createApplication: application,
  updateApplication: () => ({ name: 'Rent Ledger 2' }),
};

type FurtherSample = {
  body: Body;
  /** Where it is sent, if not to the things of the first sample: names of ids by the parameters of the path. */
  to?: Record<string, string>;
};

/**
 * Further bodies that succeed, for members that the first sample leaves out: together they give every id that a body
 * can hold (`every-body.test.ts`).
 */
export const furtherSamples: Partial<Record<OperationId, FurtherSample[]>> = {
  createErasure: [{ body: ({ formerPerson }) => ({ person_id: formerPerson, dry_run: true }) }],
  createPersonExport: [{ body: ({ formerPerson }) => ({ person_id: formerPerson }) }],
  createInspection: [
    {
      body: ({ property, typist, template }) => ({
        property: { id: property },
        type: { id: types.selfService },
        conduct_date: '2087-02-03',
        typist: { id: typist },
        self_servicer: { name: 'Sal Self', email: 'sal@example.com', template_id: template },
      }),
    },
  ],
  handOverStaffWork: [
    {
      body: (ids) => ({ inspections: [{ id: ids['in.process'], typist: { id: ids['typist'] } }] }),
      to: { staff_id: 'typist' },
    },
  ],
  updateInspection: [
    {
      body: ({ property, typist, reportAttachment }) => ({
        property: { id: property },
        typist: { id: typist },
        cover_image: { id: reportAttachment },
      }),
    },
    { body: ({ template }) => ({ preload_template_id: template }), to: { inspection_id: 'in.cancel' } },
    {
      body: ({ template }) => ({
        type: { id: types.selfService },
        self_servicer: { name: 'Sal Self', email: 'sal@example.com', template_id: template },
      }),
      to: { inspection_id: 'in.initialization' },
    },
  ],
  updateMeter: [{ body: ({ spareMeter }) => ({ ...reading, parent_id: spareMeter }) }],
  createRoom: [{ body: ({ optionSet }) => ({ name: 'Pantry', block_type: 'SIMPLIFIED', option_set: optionSet }) }],
  createTemplateRoom: [
    { body: ({ optionSet }) => ({ name: 'Pantry', block_type: 'SIMPLIFIED', option_set: optionSet }) },
  ],
  copyRoom: [{ body: ({ nextRoom, nextItem }) => ({ room: { id: nextRoom }, overwrite_ids: [nextItem] }) }],
  copyTemplateRoom: [
    { body: (ids) => ({ room: { id: ids['template.nextRoom'] }, overwrite_ids: [ids['template.nextItem']] }) },
  ],
  copyItem: [{ body: ({ nextRoom, nextItem }) => ({ room: { id: nextRoom }, overwrite_id: nextItem }) }],
  copyTemplateItem: [
    { body: (ids) => ({ room: { id: ids['template.nextRoom'] }, overwrite_id: ids['template.nextItem'] }) },
  ],
  moveItem: [{ body: ({ nextRoom, nextItem }) => ({ room_id: nextRoom, before_id: nextItem }) }],
  moveTemplateItem: [{ body: (ids) => ({ room_id: ids['template.nextRoom'], before_id: ids['template.nextItem'] }) }],
  announceAttachment: [
    { body: ({ nextRoom, nextItem }) => ({ ...(announced({}) as object), room_id: nextRoom, item_id: nextItem }) },
  ],
  announceTemplateAttachment: [
    {
      body: (ids) => ({
        ...(announced({}) as object),
        room_id: ids['template.nextRoom'],
        item_id: ids['template.nextItem'],
      }),
    },
  ],
  assignAttachment: [{ body: ({ item: itemId }) => ({ item_id: itemId }) }],
};

/** Members in which no id of another thing succeeds, or each does, and why; `<operation> <pointer>`. */
export const membersWithoutSample: Record<string, string> = {
  'updateSingleSignOn /password_administrator_id': 'A provider has to be tried first, and there is none.',
  ...namesWithoutSample,
  ...dataWithoutSample,
  'createInspection /cover_image/id': 'A new report has no pictures yet, so every id is refused.',
};
