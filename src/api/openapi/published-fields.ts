/**
 * The members and parameters of the published interface, table by table. Everything else that the service describes is
 * an addition of its own, and is marked `x-keyturn-extension`, so that a client can tell them apart.
 */
import { type DescribedOperation, type Document, listOperations, type Schema } from './document.ts';

const words = (text: string) => text.trim().split(/\s+/);

const propertyInput = words(`
  address ref client furnished type detachment no_of_beds no_of_baths no_of_garages parking garden notes uprn tags
  custom_fields`);
const inspectionInput = words(`
  property type conduct_date title location_of_keys return_key time_to_complete ref pricing notes clerk
  preload_template_id auto_load_contacts custom_fields self_servicer`);
const contactInput = words('type name email phone signee notify deliver');
const meterInput = words('type location supplier reading date serial_no parent_id');

/** Schemas by name; those that are not here belong to operations that are themselves additions. */
const publishedMembers: Record<string, string[]> = {
  Me: words('id name email company role'),
  Property: words(`
    id ref address geocoords furnished type detachment no_of_beds no_of_baths no_of_garages parking garden notes uprn
    client tags customFields`),
  PropertyDraft: propertyInput,
  PropertyChange: propertyInput,
  Meter: words('id type location supplier reading date serial_no attachments parent_id previous_readings'),
  MeterDraft: meterInput,
  MeterChange: meterInput,
  Inspection: words(`
    id account_id actor_id property clerk typist state type ref title client_id report_key location_of_keys return_key
    cover_image notes pricing time_to_complete conduct_date conduct_date_option start_date started_at submitted_at
    updated_at reopened_from_review_at completed_at closed_at customFields initialized initialization`),
  InspectionDraft: inspectionInput,
  InspectionChange: inspectionInput,
  Contact: words('id type name email phone signee notify deliver'),
  ContactDraft: contactInput,
  ContactChange: contactInput,
  Report: words('rooms attachments'),
  ReportMetadata: words('keys manuals alarms meters'),
  Room: words('id name block_type option_set items attachments'),
  Item: words('id name description condition actions attachments'),
  Action: words('id action responsibility comments'),
  Attachment: words('id type url description taken_at'),
  PdfReady: words('type url'),
  SelfServiceTemplates: words('system account'),
};

/** Members further in that are additions: paths from a schema. */
const furtherIn: Record<string, string[][]> = {
  Inspection: [['pricing', 'charges']],
  PropertyDraft: [['address', 'country']],
  PropertyChange: [['address', 'country']],
  InspectionDraft: [['notes', 'report']],
  InspectionChange: [['notes', 'report']],
};

/** The fields of published operations whose body has no schema of its own name. */
const extensionBodyMembers: Record<string, string[]> = {
  assignAttachment: ['item_id'],
  cancelInspection: ['reason', 'cause'],
};

/** Query parameters of published operations. */
const publishedParameters: Record<string, string[]> = {
  listProperties: words('page per_page client_id address'),
  listInspections: words('page client_id clerk_id property_id address state_id conduct_date'),
  listMeters: ['embed'],
};

export function markExtensions(document: Document): void {
  const { schemas } = document.components;
  for (const [name, schema] of Object.entries(schemas)) {
    const published = publishedMembers[name];
    for (const [member, described] of Object.entries(membersOf(schema)))
      if (published !== undefined && !published.includes(member)) mark(described);
    for (const path of furtherIn[name] ?? []) mark(path.reduce(memberOf, schema));
  }
  for (const { operation } of listOperations(document)) {
    if (operation['x-keyturn-extension'] === true) continue;
    markParameters(operation);
    // As JSONx it is a text, whose members are described in JSON.
    for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {}))
      for (const member of type === 'application/xml' ? [] : (extensionBodyMembers[operation.operationId] ?? []))
        mark(memberOf(schema ?? {}, member));
  }
}

function markParameters({ operationId, parameters = [] }: DescribedOperation): void {
  const published = publishedParameters[operationId] ?? [];
  for (const parameter of parameters)
    if (parameter.in === 'header' || (parameter.in === 'query' && !published.includes(parameter.name))) mark(parameter);
}

/** The members of an object, or of the object among alternatives such as "or null". */
function membersOf(schema: Schema): Record<string, Schema> {
  const alternatives = (schema['anyOf'] ?? []) as Schema[];
  return Object.assign({}, schema['properties'], ...alternatives.map(membersOf)) as Record<string, Schema>;
}

function memberOf(schema: Schema, name: string): Schema {
  const member = membersOf(schema)[name];
  if (member === undefined) throw new Error(`published-fields.ts names ${name}, which is not described`);
  return member;
}

function mark(described: Schema): void {
  described['x-keyturn-extension'] = true;
}
