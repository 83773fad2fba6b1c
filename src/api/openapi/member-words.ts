/** Members that a resource describes are described once: what changes it, and other views of it, take its words. */
import type { Document, Schema } from './document.ts';

/** Schemas that show or change what another one describes, unless their name says so: `PropertyDraft`, `PropertyChange`. */
const alike: Record<string, string> = {
  StaffDraft: 'StaffMember',
  StaffChange: 'StaffMember',
  PublishedAttachment: 'Attachment',
  PublishedItem: 'Item',
  PublishedRoom: 'Room',
  SharedFile: 'Attachment',
  TenantAttachment: 'Attachment',
  TenantItem: 'Item',
  TenantRoom: 'Room',
};

export function completeWords({ components: { schemas } }: Document): void {
  const resolved = (schema: Schema): Schema => {
    const reference = schema['$ref'];
    return typeof reference === 'string' ? (schemas[reference.split('/').at(-1) ?? ''] ?? {}) : schema;
  };

  /** An object, the object among alternatives such as "or null", what a list holds. */
  const objectsIn = (schema: Schema): Schema[] => {
    const further = [...((schema['anyOf'] ?? []) as Schema[]), schema['items'], schema['additionalProperties']];
    return [schema, ...further.filter((one) => typeof one === 'object').flatMap((one) => objectsIn(one as Schema))];
  };
  const membersOf = (schema: Schema): Record<string, Schema> =>
    Object.assign({}, ...objectsIn(schema).map((one) => one['properties'])) as Record<string, Schema>;

  const adopt = (to: Schema, from: Schema): void => {
    const described = Object.assign({}, ...objectsIn(from).map((one) => membersOf(resolved(one)))) as Record<
      string,
      Schema
    >;
    for (const [name, member] of Object.entries(membersOf(to))) {
      const source = described[name];
      if (source === undefined) continue;
      if (source['description'] !== undefined) member['description'] ??= source['description'];
      adopt(member, source);
    }
  };

  for (const [name, schema] of Object.entries(schemas)) {
    const resource = schemas[alike[name] ?? name.replace(/(Draft|Change)$/, '')];
    if (resource !== undefined && resource !== schema) adopt(schema, resource);
  }
}
