/** Describes the audience of an operation, by the table of operations, and the rules that its summary has no room for. */
import type { Audience, Operation } from '../audiences.ts';
import { type OperationId, operations } from '../operations.ts';
import { type Document, listOperations } from './document.ts';

const audienceWords: Record<Audience, string> = {
  public: 'Needs no bearer: the key or token in the path is what allows it.',
  tenant: "The bearer is the token of a tenant's link, which opens that one report.",
  everyone: 'For everybody; people of a client see only what is theirs.',
  staff: 'For staff.',
  clerks: 'For managers, and for clerks where the inspection is theirs.',
  reviewers: 'For reviewers and managers.',
  managers: 'For managers.',
  sharers: 'For managers, and for people of a client where the report is theirs and finished.',
  administrators: 'For administrators.',
};

const inOrder = 'Takes every id exactly once; missing and unknown ones are named in the refusal.';
const archives = 'Archived things keep their id and stay readable.';
const upload =
  'Pictures up to 30 MB and 60 megapixels, sound up to 200 MB, video up to 500 MB, other files up to 50 MB. The kind comes from the content, never from the name.';
const whileWritable =
  'A report is written from Pending to Review, by the person whose turn it is and by managers; after that it is sealed, which is 409.';
const verb = 'The refusal of another state says which verbs are allowed now.';

const underName =
  'The first request makes it, each later one changes it; members left out are kept. Each application has names of its own, and several requests at once make one thing. With `If-Match` nothing new is made.';
const invitesAgain = '409 for people who sign in already, and for archived ones.';
const withdraws = 'Their link ends. 409 for people who have accepted it.';
const resets = 'It works once, within thirty minutes; until then their password stays as it is.';

/** A template's operations have the words of an inspection's report. */
const furtherWords: Partial<Record<OperationId, string>> = {
  listProperties: 'A page has 30 properties unless `per_page` says otherwise, and links to the others.',
  createProperty:
    '`geocoords` are found by the postcode, unless `own_geocoords` are given; `country` is that of the account unless given.',
  upsertProperty: underName,
  upsertInspection: `${underName} \`numbered\`, \`preload_template_id\` and \`auto_load_contacts\` say how a new one begins.`,
  upsertClient: underName,
  upsertPropertyContact: underName,
  upsertInspectionContact: underName,
  updateProperty: 'Null clears what may be null. `custom_fields` has to supply every field that has a value.',
  listPropertyAudit: 'It is kept as long as the property.',
  listInspections:
    'A page has 10 inspections unless `per_page` says otherwise. Lists are spelt `state_id=100&state_id=200` or `state_id=100,200`.',
  createInspection:
    'Self-service and live inspections need `self_servicer`, who is e-mailed a link. `conduct_date` without an offset is meant in the time zone of the account.',
  updateInspection:
    'Sets neither the state nor a moment of its life. Giving a clerk makes it Assigned, taking the clerk makes it Pending.',
  initializeInspection:
    'Only before the inspection is started and while nobody has written to the report. A null `init_from` takes away what it started from.',
  startInspection: verb,
  unstartInspection: `Only while nobody has written to the report since the start; it clears \`started_at\`. ${verb}`,
  uncompleteInspection: `Only within a minute of a completion in the back office, whose e-mails wait for so long, and while nobody outside has the new version: it clears \`completed_at\`, and no e-mail goes. The version stays among the sealed ones, with \`taken_back_at\`. ${verb}`,
  restoreInspection: `Only a cancelled one. It goes back to the state before, costs nothing for having been aborted, and whoever was told that it is cancelled is told of the appointment again. ${verb}`,
  acceptInspection: `Only its clerk, while the visit is ahead. Another clerk or date is not accepted yet. ${verb}`,
  declineInspection: `Only its clerk, while the visit is ahead. Nobody is assigned any more, and whoever booked it is e-mailed the reason. ${verb}`,
  processInspection: verb,
  submitInspection: verb,
  reopenInspection: `From Review it goes to Processing if it has a typist, else to Active. ${verb}`,
  completeInspection: `The report is sealed, and contacts with \`deliver\` are sent its link. ${verb}`,
  closeInspection: verb,
  cancelInspection: `Possible until Review. Contacts with \`notify\` are told. With a \`cause\` a visit that was agreed and not made costs what the \`fee_rules\` of the account say: that is added to \`additional\`. ${verb}`,
  noteWaiting:
    'Its clerk until it is complete, and managers. The `fee_rules` of the account say what it costs, which is added to `additional`. 409 for what a tenant carries out.',
  waiveCharge:
    'The charge stays among `charges`, and is taken out of `additional`. 409 when the visit has no such charge.',
  getReport: 'Photos come as signed links, which last for a day and need no bearer.',
  getReportMetadata: 'Gathered from the rooms of the report and the meters of the property.',
  createRoom: `SIMPLIFIED and SCALE rooms need an option set. ${whileWritable}`,
  orderRooms: inOrder,
  orderItems: inOrder,
  copyRoom:
    'Takes descriptions, conditions and attachments along, as `contents` says, not actions. Items named in `overwrite_ids` are matched by name and take description and condition.',
  createItem: `\`condition\` has to fit the block type of the room. ${whileWritable}`,
  updateItem: 'A condition that is left out is kept.',
  copyItem: 'Takes description, condition and attachments along, not actions.',
  moveItem: 'Rooms have to be of one block type and option set. Nothing is lost half way: it is one change.',
  createAction: whileWritable,
  copyFromProperty:
    'Copies the rooms of the most recent Complete or Closed report of the source property; 409 when it has none.',
  copyFromPropertyByShortPath: 'The same as the address with `/report`.',
  createReportAttachment: upload,
  createRoomAttachment: upload,
  createItemAttachment: upload,
  createMeterAttachment: upload,
  rotateAttachment: 'The original file stays as it is; only what is shown is turned.',
  deliverPart: 'The last part makes the attachment, and answers with it.',
  requestPdf:
    '200 with a signed link when it is there; no webhook follows. 202 without a body when it is being made: repeat the request after `Retry-After`, or wait for `pdf.generated`. Requests for the same PDF share one job.',
  getPdf: 'While it is being made, 404. The file needs no bearer, and its address lasts for a day.',
  createFileShare:
    'Either `attachment_ids` or `pdf_type`. The link ends after 30 days unless `expires_at` says otherwise. People of a client share finished reports of their own; their links end when they are archived, or when the inspection becomes another client’s.',
  createStaffMember:
    'They are e-mailed a link to choose a password, which works once within seven days. Other applications than the back office may add reviewers, clerks and typists.',
  updateStaffMember:
    'Roles, e-mail addresses and passwords are changed in the back office alone, a password by its owner. Another e-mail address ends an invitation that was sent to the one before.',
  inviteStaffMember: invitesAgain,
  inviteClientPerson: invitesAgain,
  withdrawStaffInvitation: withdraws,
  withdrawClientInvitation: withdraws,
  resetStaffPassword: resets,
  resetClientPassword: resets,
  createClientPerson: 'They are e-mailed a link to choose a password, which works once within seven days.',
  updateClientPerson: 'E-mail addresses are changed in the back office alone.',
  deleteClientPerson: archives,
  deleteClient: archives,
  deleteStaffMember: archives,
  deleteTemplate: archives,
  deleteOptionSet: archives,
  createWebhook:
    'Addresses inside a network are refused. Payloads and their signature are described under `webhooks` of this document.',
  updateWebhook: 'Enabling a webhook that was disabled forgets why it was.',
  redeliverWebhook: '409 while the webhook is disabled.',
  replayWebhook:
    '409 while the webhook is disabled. Deliveries are kept as long as the rules of retention say, of events from before it was registered or while it was disabled there are none.',
  testWebhook: '409 while the webhook is disabled.',
  createApplication: 'An application without a secret (`public`) must use PKCE.',
};

export function describeOperations(document: Document): void {
  for (const { operation } of listOperations(document)) {
    const known = operations[operation.operationId as OperationId] as Operation | undefined;
    const words = [
      operation['description'],
      furtherWords[twinOf(operation.operationId)],
      ...(known ? rights(known) : []),
    ];
    operation['description'] = words.filter(Boolean).join(' ') || operation.summary;
  }
}

/** `createTemplateRoom` does to a template what `createRoom` does to a report. */
function twinOf(operationId: string): OperationId {
  const twin = operationId.replace('Template', '');
  return (operationId in furtherWords || !(twin in operations) ? operationId : twin) as OperationId;
}

function rights({ who, scopes, firstParty }: Operation): string[] {
  if (scopes.length === 0) return [audienceWords[who]];
  const named = scopes.map((scope) => `\`${scope}\``).join(', ');
  return [
    audienceWords[who],
    ...(firstParty ? ['For the back office alone, not for other applications.'] : []),
    `Needs the scope${scopes.length === 1 ? '' : 's'} ${named}.`,
  ];
}
