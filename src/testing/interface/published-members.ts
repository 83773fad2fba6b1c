/**
 * The tables of the published interface, member by member. `?` after a type, or after the name of an object, says that it
 * may be null; `~` that it may be null here, which the published table does not say and docs/interface.md does.
 */

export type Shape = { [member: string]: string | Shape | [Shape | string] };

/** Every member of a map. */
const EACH = '*';

const name = { value: 'string', editable: 'boolean' };
const attachment: Shape = { id: 'int', type: 'string', url: 'string', description: 'string?', taken_at: 'moment?' };
const action: Shape = { id: 'int', action: 'string', responsibility: 'string', comments: 'string?' };
const item: Shape = {
  id: 'int',
  name,
  description: { value: 'string?', editable: 'boolean' },
  condition: { value: 'any', editable: 'boolean' },
  actions: [action],
  attachments: [attachment],
};
const room: Shape = {
  id: 'int',
  name,
  block_type: 'string',
  'option_set?': { id: 'int', name: 'string', editable: 'boolean', options: ['any'] },
  items: [item],
  attachments: [attachment],
};
const contact: Shape = {
  id: 'int',
  type: 'int',
  name: 'string',
  email: 'string~',
  phone: 'string~',
  signee: 'boolean',
  notify: 'boolean',
  deliver: 'boolean',
};
const customFields: Shape = { [EACH]: { name: 'string', value: 'string', required: 'boolean' } };
const property: Shape = {
  id: 'int',
  ref: 'string?',
  address: {
    line1: 'string',
    line2: 'string?',
    city: 'string',
    county: 'string~',
    postcode: 'string',
    country: 'string',
  },
  geocoords: { lat: 'string?', lng: 'string?' },
  furnished: 'string~',
  type: 'string~',
  detachment: 'string?',
  no_of_beds: 'int',
  no_of_baths: 'int',
  no_of_garages: 'int?',
  parking: 'boolean',
  garden: 'boolean',
  notes: 'string?',
  uprn: 'string~',
  'client?': { id: 'int', name: 'string' },
  tags: ['string'],
  customFields,
};
const person: Shape = { id: 'int', name: 'string', is_manager: 'boolean' };
const inspection: Shape = {
  id: 'int',
  account_id: 'int',
  actor_id: 'int?',
  property,
  'clerk?': person,
  'typist?': person,
  state: { id: 'int', name: 'string' },
  type: { id: 'int', name: 'string' },
  ref: 'string?',
  title: 'string',
  client_id: 'int?',
  report_key: 'string',
  location_of_keys: 'string',
  return_key: 'string?',
  'cover_image?': { id: 'int', url: 'string' },
  notes: { report: 'string?', internal: 'string?', client: 'string?' },
  'pricing?': { price: 'string~', additional: 'string~', margin: 'string~' },
  time_to_complete: 'duration?',
  conduct_date: 'moment?',
  conduct_date_option: 'int',
  start_date: 'moment?',
  started_at: 'moment?',
  submitted_at: 'moment?',
  updated_at: 'moment?',
  reopened_from_review_at: 'moment?',
  completed_at: 'moment?',
  closed_at: 'moment?',
  customFields,
};
const meter: Shape = {
  id: 'int',
  type: 'string',
  location: 'string',
  supplier: 'string',
  reading: 'string',
  date: 'moment',
  serial_no: 'string?',
  attachments: [attachment],
  parent_id: 'int?',
};
const named: Shape = { id: 'int', name: 'string' };
const envelope = (record: Shape): Shape => ({
  pagination: { perPage: 'int', currentPage: 'int', totalPages: 'int', totalRecords: 'int' },
  links: { first: 'string', prev: 'string?', self: 'string', next: 'string?', last: 'string' },
  data: [record],
});

/** By operation. */
export const publishedMembers: Record<string, Shape | [Shape | string]> = {
  getMe: { id: 'int', name: 'string', email: 'string', company: 'string', role: 'int' },
  listProperties: envelope(property),
  getProperty: property,
  createProperty: property,
  updateProperty: property,
  listMeters: [meter],
  getMeter: meter,
  createMeter: meter,
  updateMeter: meter,
  listInspections: envelope(inspection),
  getInspection: inspection,
  createInspection: inspection,
  updateInspection: inspection,
  cancelInspection: inspection,
  initializeInspection: {
    ...inspection,
    initialized: 'boolean',
    'initialization~': { type: 'int', id: 'int', date: 'moment' },
  },
  getReport: { rooms: [room], attachments: { [EACH]: 'string' } },
  listReportActions: [action],
  getReportMetadata: {
    keys: [{ name: 'string', location: 'string' }],
    manuals: [{ name: 'string', description: 'string' }],
    alarms: [{ name: 'string', location: 'string', result: 'string' }],
    meters: [{ name: 'string', serial: 'string', reading: 'string' }],
  },
  copyFromProperty: { rooms: [room], attachments: 'object' },
  copyFromPropertyByShortPath: { rooms: [room], attachments: 'object' },
  listSelfServiceTemplates: { system: [named], account: [named] },
  listInspectionContacts: [contact],
  createInspectionContact: contact,
  updateInspectionContact: contact,
  deleteInspectionContact: contact,
  listPropertyContacts: [contact],
  createPropertyContact: contact,
  updatePropertyContact: contact,
  deletePropertyContact: contact,
  createRoom: room,
  renameRoom: room,
  copyRoom: room,
  orderRooms: ['int'],
  createItem: item,
  updateItem: item,
  copyItem: item,
  orderItems: ['int'],
  createAction: action,
  updateAction: action,
  createReportAttachment: attachment,
  createRoomAttachment: attachment,
  createItemAttachment: attachment,
  updateReportAttachment: attachment,
  updateRoomAttachment: attachment,
  updateItemAttachment: attachment,
  rotateAttachment: attachment,
  assignAttachment: attachment,
};

/** The parts of a value that differ from its table: paths and words; empty when it conforms. */
export function faultsOfShape(shape: Shape | string | [Shape | string], value: unknown, path = ''): string[] {
  if (typeof shape === 'string')
    return isOfType(shape, value) ? [] : [`${path} is no ${shape}: ${JSON.stringify(value)}`];
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${path} is no array`];
    return value.flatMap((one, at) => faultsOfShape(shape[0], one, `${path}/${at}`));
  }
  if (typeof value !== 'object' || value === null) return [`${path} is no object`];
  const members = value as Record<string, unknown>;
  return Object.entries(shape).flatMap(([spelt, inner]) => {
    if (spelt === EACH)
      return Object.entries(members).flatMap(([name, one]) => faultsOfShape(inner, one, `${path}/${name}`));
    const member = spelt.replace(mayBeNull, '');
    if (!Object.hasOwn(members, member)) return [`${path}/${member} is missing`];
    if (members[member] === null && spelt !== member) return [];
    return faultsOfShape(inner, members[member], `${path}/${member}`);
  });
}

const mayBeNull = /[?~]$/;

/** The members that may be null although their published table does not say so. */
export function departuresOf(shape: Shape | string | [Shape | string], member = ''): string[] {
  const here = member.endsWith('~') || (typeof shape === 'string' && shape.endsWith('~'));
  const inside = typeof shape === 'string' ? [] : Object.entries(shape as Shape);
  return [
    ...(here ? [member.replace(mayBeNull, '')] : []),
    ...inside.flatMap(([name, inner]) => departuresOf(inner, Array.isArray(shape) ? member : name)),
  ];
}

/** A date, or a date-time with offset. */
const moment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d:\d\d|Z))?$/;

function isOfType(type: string, value: unknown): boolean {
  if (mayBeNull.test(type)) return value === null || isOfType(type.slice(0, -1), value);
  if (type === 'any') return true;
  if (type === 'int') return Number.isInteger(value);
  if (type === 'moment') return typeof value === 'string' && moment.test(value);
  if (type === 'duration')
    return typeof value === 'string' && /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/.test(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}
