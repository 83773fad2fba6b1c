/** The measured cases: the same question put to the service and to the floor, and a check of the answers. */
import { states } from '#domain/inspection-state.ts';
import { type Filled, report as reportSize } from './fill.ts';
import type { FloorStatement } from './floor-statements.ts';

export type Asked = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: unknown;
  /** The person who asks, when it must be the same one again. */
  person?: number;
};

export type Case = {
  name: string;
  floor: FloorStatement;
  /** The least share of the floor's requests per second; without one the share is only told. */
  goal?: number;
  connections: number;
  /** The requests to each; `round` makes every save a change. */
  ofService: (round: number) => Asked[];
  ofFloor: (round: number) => Asked[];
  /** The part that must be equal in both answers; undefined when something is missing in it. */
  gist: (text: string) => unknown;
};

type Inspection = {
  id: number;
  title: string;
  conduct_date: string;
  state: { id: number };
  property: { id: number; address: { line1: string } };
  clerk: { name: string } | null;
};
type List = { pagination: { totalRecords: number }; data: Inspection[] };
type Item = { id: number; name: string | { value: string }; actions: unknown[]; attachments: unknown[] };
type Rooms = { items: Item[] }[];

/** The answer is JSON of this shape. */
const gistOf =
  <Answer>(say: (answer: Answer) => unknown) =>
  (text: string) =>
    say(JSON.parse(text) as Answer);
const listGist = gistOf(({ pagination, data }: List) => ({
  total: pagination.totalRecords,
  rows: data.map(({ id, property, clerk }) => [id, property.address.line1, clerk?.name]),
}));
const itemGist = gistOf(({ id, name, actions, attachments }: Item) => [
  id,
  typeof name === 'string' ? name : name.value,
  actions.length,
  attachments.length,
]);
const reportGist = gistOf((answer: Rooms | { rooms: Rooms }) => {
  const rooms = Array.isArray(answer) ? answer : answer.rooms;
  const items = rooms.flatMap((room) => room.items);
  const isWhole = ({ actions, attachments }: Item) =>
    actions.length === reportSize.actions && attachments.length === reportSize.attachments;
  const isComplete = rooms.length === reportSize.rooms && items.length === reportSize.rooms * reportSize.items;
  return isComplete && items.every(isWhole) ? items[0]?.id : undefined;
});

const range = (length: number) => Array.from({ length }, (_, at) => at);

export const buildCases = (filled: Filled): Case[] => [
  ...buildReads(filled),
  ...buildWrites(filled),
  ...buildReports(filled),
];

const get = (paths: string[]): Asked[] => paths.map((path) => ({ method: 'GET', path }));

function buildReads({ inspectionIds, clerkIds }: Filled): Case[] {
  const clerkPairs = clerkIds.map((id, at) => [id, clerkIds[(at + 7) % clerkIds.length]]);
  const open = [states.assigned, states.active];
  const addresses = range(40).map((at) => [
    ...(['southsea hampshire', 'gosport kingdom', 'havant hampshire'][at % 3] ?? '').split(' '),
    `${at % 20}`,
  ]);
  const list = (name: string, floor: FloorStatement, queries: string[], values: string[], connections = 16): Case => ({
    name,
    floor,
    goal: 0.75,
    connections,
    ofService: () => get(queries.map((query) => `/api/inspections?per_page=30${query}`)),
    ofFloor: () => get(values.map((value) => `/${floor}${value}`)),
    gist: listGist,
  });

  return [
    {
      name: 'one inspection',
      floor: 'one',
      goal: 0.55,
      connections: 16,
      ofService: () => get(inspectionIds.map((id) => `/api/inspections/${id}`)),
      ofFloor: () => get(inspectionIds.map((id) => `/one/${id}`)),
      gist: gistOf(({ id, title, property, clerk: of }: Inspection) => [
        id,
        title,
        property.id,
        property.address.line1,
        of?.name,
      ]),
    },
    list('list of 30 with total', 'list', [''], ['']),
    list('… by state', 'state', [open.map((state) => `&state_id[]=${state}`).join('')], [`/{${open.join()}}`]),
    list(
      '… by clerk',
      'clerk',
      clerkPairs.map((pair) => pair.map((id) => `&clerk_id=${id}`).join('')),
      clerkPairs.map((pair) => `/{${pair.join()}}`),
    ),
    list(
      '… by address',
      'address',
      addresses.map((words) => `&address=${encodeURIComponent(words.join(' '))}`),
      addresses.map((words) => words.map((word) => `/%25${word}%25`).join('')),
      8,
    ),
  ];
}

function buildWrites({ propertyIds, clerkIds, written }: Filled): Case[] {
  const clerk = (at: number) => clerkIds[at % clerkIds.length] ?? 0;
  return [
    {
      name: 'create an inspection',
      floor: 'create',
      goal: 0.5,
      connections: 16,
      ofService: () =>
        propertyIds.map((id, at) => ({
          method: 'POST',
          path: '/api/inspections',
          body: {
            property: { id },
            type: { id: 1 },
            clerk: { id: clerk(at) },
            title: 'Inventory',
            conduct_date: '2027-02-03T09:30:00+00:00',
          },
        })),
      ofFloor: () =>
        propertyIds.map((id, at) => ({
          method: 'POST',
          path: '/create',
          body: [id, clerk(at), 1, 'Inventory', '2027-02-03T09:30:00+00:00'],
        })),
      gist: gistOf(({ title, state, property, clerk: of, conduct_date }: Inspection) => [
        title,
        state.id,
        property.id,
        of?.name,
        Date.parse(conduct_date),
      ]),
    },
    {
      name: 'autosave of an item',
      floor: 'autosave',
      goal: 0.5,
      connections: 16,
      ofService: (round) =>
        saves(written, round, 0).map(({ inspectionId, roomId, itemId, person, name, description, condition }) => ({
          method: 'PUT',
          person,
          path: `/api/inspections/${inspectionId}/rooms/${roomId}/items/${itemId}`,
          body: { name, description, condition },
        })),
      ofFloor: (round) =>
        // Items of its own, since nobody else writes where somebody is typing; in round 0, where answers are compared, the same.
        saves(written, round, round === 0 ? 0 : 5).map(({ itemId, name, description, condition }) => ({
          method: 'PUT',
          path: `/autosave/${itemId}`,
          body: [name, `${description} (floor)`, condition],
        })),
      gist: itemGist,
    },
  ];
}

function buildReports({ written }: Filled): Case[] {
  const kept = written.slice(0, 8);
  const reading = (name: string, reports: Filled['written'], connections: number): Case => ({
    name: `report, ${name}`,
    floor: 'report',
    ...(connections === 16 && { goal: 0.7 }),
    connections,
    ofService: () => get(reports.map(({ inspectionId }) => `/api/inspections/${inspectionId}/report`)),
    ofFloor: () => get(reports.map(({ inspectionId }) => `/report/${inspectionId}`)),
    gist: reportGist,
  });

  return [
    // More of them than the service keeps, in turn.
    ...[1, 4, 16].map((connections) => reading(`read anew (${connections})`, written, connections)),
    reading('kept', kept, 16),
    {
      name: 'report, after a change',
      floor: 'report',
      connections: 4,
      // An item saved and its report read, in turn: of few enough reports that the service still has their texts.
      ofService: (round) =>
        saves(kept, round, 7).flatMap(({ inspectionId, roomId, itemId, person, ...save }) => [
          {
            method: 'PUT' as const,
            person,
            path: `/api/inspections/${inspectionId}/rooms/${roomId}/items/${itemId}`,
            body: { name: save.name, description: save.description, condition: save.condition },
          },
          { method: 'GET' as const, person, path: `/api/inspections/${inspectionId}/report` },
        ]),
      ofFloor: (round) =>
        saves(kept, round, round === 0 ? 7 : 9).flatMap(({ inspectionId, itemId, ...save }) => [
          {
            method: 'PUT' as const,
            path: `/autosave/${itemId}`,
            body: [save.name, `${save.description} (floor)`, save.condition],
          },
          { method: 'GET' as const, path: `/report/${inspectionId}` },
        ]),
      gist: itemGist,
    },
  ];
}

type Save = {
  inspectionId: number;
  roomId: number;
  itemId: number;
  person: number;
  name: string;
  description: string;
  condition: string;
};

/** How often an item is saved while somebody types in it. */
const SAVES_EACH = 8;

/** In every report somebody types: an item, saved again and again, then the next one. Eighty items of each report. */
function saves(written: Filled['written'], round: number, first: number): Save[] {
  return range(80).flatMap((at) =>
    range(SAVES_EACH).flatMap((time) =>
      written.flatMap(({ inspectionId, items }, report) => {
        const item = items[at * 10 + first];
        if (item === undefined) return [];
        const description = `White painted panelled door, lever handles, seen the ${time}th time in round ${round}`;
        const person = at * written.length + report;
        return [
          { inspectionId, ...item, person, name: 'Door', description, condition: 'Light scuffs to the lower panel' },
        ];
      }),
    ),
  );
}

/** A key of each request's own takes its place when it is sent (`load.ts`). */
export const keyToFill = '00000000-0000-4000-8000-000000000000';

/** A request as it goes over the wire. */
export function writeRequest({ method, path, body }: Asked, token?: string): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Accept: application/json'];
  if (token !== undefined) lines.push(`Authorization: Bearer ${token}`);
  if (method === 'POST') lines.push(`Idempotency-Key: ${keyToFill}`);
  if (text !== '') lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`);
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}
