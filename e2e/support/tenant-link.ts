/** Books a self-service inspection through the API, and reads the link in the e-mail to its tenant. */
import {
  createInspection,
  createTemplate,
  createTemplateItem,
  createTemplateRoom,
  deleteTemplate,
  listEmails,
} from '#web/queries/generated/sdk.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import type { Given } from './given.ts';

const rooms = [
  { name: 'Hall', block_type: 'DETAILED', items: ['Front door', 'Smoke alarm'] },
  { name: 'Kitchen', block_type: 'CHECKLIST', items: ['Is the oven clean?'] },
] as const;

export async function bookSelfService(given: Given): Promise<Inspection> {
  const property = await given.property();
  const { data: template } = await createTemplate({
    body: { name: `For ${property.address.line1}`, type_ids: [150], self_service: true },
  });
  for (const { name, block_type, items } of rooms) {
    const path = { template_id: template.id };
    const { data: room } = await createTemplateRoom({ path, body: { name, block_type } });
    for (const item of items) await createTemplateItem({ path: { ...path, room_id: room.id }, body: { name: item } });
  }
  const { data } = await createInspection({
    body: {
      property: { id: property.id },
      type: { id: 150 },
      conduct_date: given.someDay(),
      self_servicer: { name: 'Tess Tenant', email: 'tess@example.com', template_id: template.id },
    },
  });
  await deleteTemplate({ path: { template_id: template.id } });
  return data;
}

/** The path of the latest link, such as `/t/…`. */
export async function readTenantLink(inspectionId: number): Promise<string> {
  const { data } = await listEmails({ query: { per_page: 100 } });
  const email = data.data.find((one) => one.inspection_id === inspectionId);
  const link = /https?:\S+\/t\/[\w-]+/.exec(email?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`No e-mail has the link of inspection ${inspectionId}.`);
  return new URL(link).pathname;
}
