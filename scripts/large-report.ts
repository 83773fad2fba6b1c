/** The large report of the measurements: 1,500 items with 500 photographs and 250 actions, made once and kept in that Keyturn. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const ROOMS = 50;
const ITEMS = 30;
const PHOTOS = 10;
const ACTIONS = 5;

/** Beside the demo's list of people: it belongs to that data. */
const note = 'large-report.json';

export async function findLargeReport(url: string, dataDir: string, authorization: string): Promise<number> {
  const kept = join(dataDir, note);
  try {
    const { inspectionId } = JSON.parse(readFileSync(kept, 'utf8')) as { inspectionId: number };
    await call(url, authorization, 'GET', `/inspections/${inspectionId}`);
    return inspectionId;
  } catch {
    // None yet, or of data that is gone.
    const inspectionId = await makeLargeReport(url, authorization);
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, JSON.stringify({ inspectionId }));
    return inspectionId;
  }
}

/** One room is written, the others are its copies. */
async function makeLargeReport(url: string, authorization: string): Promise<number> {
  const send: Send = (method, path, body) => call(url, authorization, method, path, body);
  const properties = (await send('GET', '/properties?per_page=1')) as { data: { id: number }[] };
  const { id } = (await send('POST', '/inspections', {
    property: { id: properties.data[0]?.id },
    type: { id: 1 },
    conduct_date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  })) as { id: number };
  const rooms = `/inspections/${id}/rooms`;
  const room = (await send('POST', rooms, { name: 'Room 1', block_type: 'DETAILED' })) as { id: number };
  for (let at = 1; at <= ITEMS; at += 1) {
    const item = (await send('POST', `${rooms}/${room.id}/items`, {
      name: `Item ${at}`,
      description: 'Painted, magnolia emulsion, satin finish to woodwork',
      condition: 'Good order: two filled patches RHS of door; light scuffs at 90 cm along LHS',
    })) as { id: number };
    if (at > PHOTOS) continue;
    const form = new FormData();
    form.append('upload', new Blob([Uint8Array.from(await photograph(at))], { type: 'image/jpeg' }), `photo-${at}.jpg`);
    await send('POST', `${rooms}/${room.id}/items/${item.id}/attachments`, form);
  }
  for (let at = 2; at <= ROOMS; at += 1)
    await send('PUT', `${rooms}/${room.id}/copy`, { room: { name: `Room ${at}` } });
  await addActions(send, id);
  return id;
}

type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Copies of a room come without them. */
async function addActions(send: Send, inspectionId: number): Promise<void> {
  const report = `/inspections/${inspectionId}/report`;
  const { rooms } = (await send('GET', report)) as { rooms: { id: number; items: { id: number }[] }[] };
  for (const { id, items } of rooms)
    for (const item of items.slice(0, ACTIONS))
      await send('POST', `/inspections/${inspectionId}/rooms/${id}/items/${item.id}/actions`, {
        action: 'Fill and repaint',
        responsibility: 'Landlord',
      });
}

/** As a telephone's: large, and with more in it than one colour. */
function photograph(at: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 100 + at * 10, sigma: 20 } as const;
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#808080', noise } })
    .blur(4)
    .jpeg()
    .toBuffer();
}

export async function call(
  url: string,
  authorization: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization, ...(!isForm && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get('retry-after') ?? 1)));
    return call(url, authorization, method, path, body);
  }
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
