/** A self-service inspection booked through the API, and the token of the link that its tenant was sent. */
import { types } from '#domain/inspection-type.ts';
import type { Database } from '#store/database/database.ts';
import type { Call } from './test-api.ts';

type Room = { name: string; block_type: string; option_set?: number; items: string[] };
export type GivenTenantLink = {
  inspection: number;
  token: string;
  /** Ids by name. */
  rooms: Record<string, number>;
  items: Record<string, number>;
};

const standardRooms: Room[] = [
  { name: 'Hall', block_type: 'DETAILED', items: ['Door', 'Smoke alarm'] },
  { name: 'Kitchen', block_type: 'CHECKLIST', items: ['Is the oven clean?'] },
];

export async function givenTenantLink(
  admin: Call,
  database: Database,
  property: number,
  { rooms: wanted = standardRooms, conductDate = soon() }: { rooms?: Room[]; conductDate?: string } = {},
): Promise<GivenTenantLink> {
  const made = async (path: string, body: unknown): Promise<number> => {
    const { status, json, text } = await admin('POST', path, body);
    if (status !== 200) throw new Error(`POST ${path}: ${status} ${text}`);
    return json.id;
  };
  const template = await made('/templates', { name: 'For tenants', type_ids: [types.selfService], self_service: true });
  for (const { items, ...room } of wanted) {
    const id = await made(`/templates/${template}/rooms`, room);
    for (const name of items) await made(`/templates/${template}/rooms/${id}/items`, { name });
  }
  const inspection = await made('/inspections', {
    property: { id: property },
    type: { id: 150 },
    conduct_date: conductDate,
    self_servicer: { name: 'Tess Tenant', email: 'tess@example.com', template_id: template },
  });
  // Not one of the account's own any more, which tests of templates count.
  await admin('DELETE', `/templates/${template}`);
  const { json: me } = await admin('GET', '/me');
  const { json: report } = await admin('GET', `/inspections/${inspection}/report`);
  const rooms = report.rooms as {
    id: number;
    name: { value: string };
    items: { id: number; name: { value: string } }[];
  }[];
  return {
    inspection,
    token: await readTenantToken(database, { accountId: me.account_id, inspection }),
    rooms: Object.fromEntries(rooms.map(({ id, name }) => [name.value, id])),
    items: Object.fromEntries(rooms.flatMap(({ items }) => items.map(({ id, name }) => [name.value, id]))),
  };
}

/** From the latest e-mail, which is the only place that has it. */
export async function readTenantToken(
  database: Database,
  { accountId, inspection }: { accountId: number; inspection: number },
): Promise<string> {
  const [email] = await database.rows<{ text: string }>(
    'test.tenant-email',
    'select text from emails where account_id = $1 and inspection_id = $2 order by id desc limit 1',
    [accountId, inspection],
  );
  const token = /\/t\/([\w-]+)/.exec(email?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`The tenant of inspection ${inspection} was sent no link.`);
  return token;
}

/** A day that is not over for another week. */
function soon(): string {
  return new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
}
