/** The measured cases: the same question put to the service and to the floor, and a check of the answers. */
import { states } from '#domain/inspection-state.ts';
import type { Filled } from './fill.ts';
import type { FloorStatement } from './floor-statements.ts';
import { gistOf, type Inspection, itemGist, listGist, reportGist } from './gists.ts';

export type Asked = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: unknown;
  /** The person who asks, when it must be the same one again. */
  person?: number;
  /** Without one the answer comes as it is. */
  encoding?: 'br';
};

export type Case = {
  name: string;
  /** The least share of the other's requests per second, at sixteen connections; without one the share is only told. */
  goal?: number;
  /** The requests to the service; `round` makes every save a change. */
  ofService: (round: number) => Asked[];
  /** The floor's, or those to the service itself, without compression. */
  other: { of: 'floor' | 'service'; asks: (round: number) => Asked[] };
  /** The part that must be equal in both answers, and undefined when something is missing; none where the questions differ. */
  gist?: (text: string) => unknown;
};

const range = (length: number) => Array.from({ length }, (_, at) => at);

export const buildCases = (filled: Filled): Case[] => [
  ...buildReads(filled),
  ...buildWrites(filled),
  ...buildReports(filled),
  ...buildCompressed(filled),
];

const get = (paths: string[]): Asked[] => paths.map((path) => ({ method: 'GET', path }));
const floor = (statement: FloorStatement, values: (string | number)[]): Asked[] =>
  get(values.map((value) => `/${statement}${value}`));
const inspections = ({ inspectionIds }: Filled) => get(inspectionIds.map((id) => `/api/inspections/${id}`));
const firstPage = () => get(['/api/inspections?per_page=30']);
const reports = (of: Filled['written']) => get(of.map(({ inspectionId }) => `/api/inspections/${inspectionId}/report`));
/** Few enough that the service keeps all of them. */
const keptOf = ({ written }: Filled) => written.slice(0, 8);

function buildReads(filled: Filled): Case[] {
  const { inspectionIds, clerkIds } = filled;
  const clerkPairs = clerkIds.map((id, at) => [id, clerkIds[(at + 7) % clerkIds.length]]);
  const open = [states.assigned, states.active];
  const addresses = range(40).map((at) => [
    ...(['southsea hampshire', 'gosport kingdom', 'havant hampshire'][at % 3] ?? '').split(' '),
    `${at % 20}`,
  ]);
  const list = (name: string, statement: FloorStatement, queries: string[], values: string[]): Case => ({
    name,
    goal: 0.75,
    ofService: () => get(queries.map((query) => `/api/inspections?per_page=30${query}`)),
    other: { of: 'floor', asks: () => floor(statement, values) },
    gist: listGist,
  });

  return [
    {
      name: 'one inspection',
      goal: 0.55,
      ofService: () => inspections(filled),
      other: {
        of: 'floor',
        asks: () =>
          floor(
            'one',
            inspectionIds.map((id) => `/${id}`),
          ),
      },
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
    ),
  ];
}

function buildWrites({ propertyIds, clerkIds, written }: Filled): Case[] {
  const clerk = (at: number) => clerkIds[at % clerkIds.length] ?? 0;
  return [
    {
      name: 'create an inspection',
      goal: 0.5,
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
      other: {
        of: 'floor',
        asks: () =>
          propertyIds.map((id, at) => ({
            method: 'POST',
            path: '/create',
            body: [id, clerk(at), 1, 'Inventory', '2027-02-03T09:30:00+00:00'],
          })),
      },
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
      goal: 0.45,
      ofService: (round) =>
        saves(written, round, 0).map(({ inspectionId, roomId, itemId, person, name, description, condition }) => ({
          method: 'PUT',
          person,
          path: `/api/inspections/${inspectionId}/rooms/${roomId}/items/${itemId}`,
          body: { name, description, condition },
        })),
      other: {
        of: 'floor',
        // Items of its own, since nobody else writes where somebody is typing; in round 0, where answers are compared, the same.
        asks: (round) =>
          saves(written, round, round === 0 ? 0 : 5).map(({ itemId, name, description, condition }) => ({
            method: 'PUT',
            path: `/autosave/${itemId}`,
            body: [name, `${description} (floor)`, condition],
          })),
      },
      gist: itemGist,
    },
  ];
}

function buildReports(filled: Filled): Case[] {
  const kept = keptOf(filled);
  const floorReports = (of: Filled['written']) =>
    floor(
      'report',
      of.map(({ inspectionId }) => `/${inspectionId}`),
    );

  return [
    {
      // More of them than the service keeps, in turn.
      name: 'report, read anew',
      goal: 0.7,
      ofService: () => reports(filled.written),
      other: { of: 'floor', asks: () => floorReports(filled.written) },
      gist: reportGist,
    },
    {
      name: 'report, kept',
      ofService: () => reports(kept),
      other: { of: 'floor', asks: () => floorReports(kept) },
      gist: reportGist,
    },
    {
      name: 'report, after a change',
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
      other: {
        of: 'floor',
        asks: (round) =>
          saves(kept, round, round === 0 ? 7 : 9).flatMap(({ inspectionId, itemId, ...save }) => [
            {
              method: 'PUT' as const,
              path: `/autosave/${itemId}`,
              body: [save.name, `${save.description} (floor)`, save.condition],
            },
            { method: 'GET' as const, path: `/report/${inspectionId}` },
          ]),
      },
      gist: itemGist,
    },
  ];
}

/** As every browser asks, beside the same service asked without it. */
function buildCompressed(filled: Filled): Case[] {
  const compressed = (asked: Asked[]): Asked[] => asked.map((one) => ({ ...one, encoding: 'br' }));
  return [
    {
      name: 'list of 30 with br, of that without',
      goal: 0.75,
      ofService: () => compressed(firstPage()),
      other: { of: 'service', asks: firstPage },
      gist: listGist,
    },
    {
      name: 'kept report with br, of one inspection',
      goal: 0.5,
      ofService: () => compressed(reports(keptOf(filled))),
      other: { of: 'service', asks: () => inspections(filled) },
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
export function writeRequest({ method, path, body, encoding }: Asked, token?: string): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Accept: application/json'];
  if (encoding !== undefined) lines.push(`Accept-Encoding: ${encoding}`);
  if (token !== undefined) lines.push(`Authorization: Bearer ${token}`);
  if (method === 'POST') lines.push(`Idempotency-Key: ${keyToFill}`);
  if (text !== '') lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`);
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}
