/**
 * Requests with very long texts: of one operation's sample, each has one place filled by a long repetition or by deep
 * nesting. A text that takes longer than its length explains shows itself by the time.
 */
import {
  referredTo,
  type DescribedOperation,
  type OpenApiDocument,
  type Schema,
} from '../interface/described-operations.ts';
import type { Ids } from '../everything-parts.ts';
import { multipart } from '../sample-files.ts';
import { idNameOf, sampleBodies } from '../sample-requests.ts';
import type { FuzzedRequest } from './requests.ts';

/** Each is repeated; the last letter differs, so that a pattern which wants an end has to look for it everywhere. */
const runs = [
  'a',
  ' ',
  'T',
  '+0',
  '((',
  '0',
  '1 ',
  '9,',
  '.',
  '/',
  '-',
  '\n',
  '\t ',
  '\\',
  '"',
  '<',
  '>',
  '%',
  '%22',
  '&',
  '@a.',
  '\u0301',
  'é\u0301',
  '\u200d',
  '😀',
  '\ud800',
  '\u0000',
  '\u00a0',
  'serial ',
  'DTSTART\n',
  'P1D',
  '2027-',
  'T1H',
  '{{',
  'M1 1',
  '=',
  ';',
  ',',
  ', ',
  '"1", ',
  'a=b;',
  '[',
  '[]',
  'bytes=',
  'http://',
  'a.',
  '1e',
  '-1',
];
const LAST = 'x?';

/** One text of a document of 1 MB. */
const OF_A_BODY = 900_000;
/** Address and headers together have 16 KB. */
export const OF_AN_ADDRESS = 4_000;
const OF_A_HEADER = 7_000;
const DEPTH = 150_000;

const readHeaders = [
  'accept',
  'authorization',
  'if-match',
  'if-none-match',
  'if-range',
  'range',
  'prefer',
  'idempotency-key',
  'content-type',
  'last-event-id',
  'origin',
  'cookie',
  'accept-encoding',
  'user-agent',
  'x-forwarded-for',
  'upload-metadata',
  'upload-offset',
  'upload-length',
  'tus-resumable',
  'sec-purpose',
];

type Fill = (text: string) => FuzzedRequest;
export type Place = { fill: Fill; longest: number; bound: number | undefined };

/** The first is the sample itself, so that there is something to read; then come the places one after the other. */
export function longRequest(
  document: OpenApiDocument,
  { operation, ids }: { operation: DescribedOperation; ids: Ids },
  at: number,
): FuzzedRequest {
  return fillOne(placesOf(document, operation, ids), operation.id, at) ?? plainRequest(operation, ids);
}

/** Undefined the first time: then comes the sample as it is. */
export function fillOne(places: Place[], name: string, at: number): FuzzedRequest | undefined {
  const place = places[(at - 1) % places.length];
  if (place === undefined) return undefined;
  // Each place meets every run in time, as long as its bound lets pass and much longer.
  const round = Math.floor((at - 1) / places.length);
  const run = runs[(at * 5 + name.length + round) % runs.length] ?? 'a';
  const length = (at + round) % 2 === 0 && place.bound !== undefined ? place.bound : place.longest;
  return place.fill(repeated(run, length));
}

function repeated(run: string, length: number): string {
  return run.repeat(Math.ceil(length / run.length)).slice(0, length - LAST.length) + LAST;
}

function placesOf(document: OpenApiDocument, operation: DescribedOperation, ids: Ids): Place[] {
  const plain = plainRequest(operation, ids);
  const inPath = operation.pathParameters.map((name): Place => {
    const fill: Fill = (text) => ({
      ...plain,
      url: addressOf(operation, { ...ids, [idNameOf(operation.path, name)]: inUrl(text) }),
    });
    return { longest: OF_AN_ADDRESS, bound: 400, fill };
  });
  const inQuery = operation.parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }): Place => {
      const fill: Fill = (text) => ({ ...plain, url: `${plain.url}?${name}=${inUrl(text)}` });
      return { longest: OF_AN_ADDRESS, bound: boundOf(document, schema), fill };
    });
  return [...inBody(document, operation, plain), ...inQuery, ...inPath, ...inHeaders(plain)];
}

export function inHeaders(plain: FuzzedRequest): Place[] {
  return readHeaders.map((name) => {
    const fill: Fill = (text) => ({ ...plain, headers: { ...plain.headers, [name]: inHeader(text) } });
    return { longest: OF_A_HEADER, bound: 255, fill };
  });
}

function inBody(document: OpenApiDocument, operation: DescribedOperation, plain: FuzzedRequest): Place[] {
  if (operation.method === 'GET' || operation.method === 'HEAD') return [];
  if (operation.isUpload)
    return (['name', 'filename', 'type', 'description'] as const).map((part): Place => {
      const fill: Fill = (text) => ({ ...plain, ...uploadOf(part, text) });
      return { longest: OF_A_BODY, bound: part === 'description' ? 20_000 : 255, fill };
    });
  const sample = plain.payload === undefined ? undefined : (JSON.parse(String(plain.payload)) as unknown);
  const schema = operation.body?.['application/json']?.schema ?? {};
  const asJson = (payload: string): FuzzedRequest => ({
    ...plain,
    headers: { ...plain.headers, 'content-type': 'application/json' },
    payload,
  });
  const nested = ['[', '{"a":', '[{"a":'].map((open): Place => {
    const fill: Fill = () => asJson(open.repeat(DEPTH) + '1');
    return { longest: 1, bound: undefined, fill };
  });
  const members = membersOf(document, schema, []).flatMap(({ steps, bound }): Place[] => {
    const put = (raw: string) => asJson(JSON.stringify(replaced(sample, steps, MARK)).replace(`"${MARK}"`, () => raw));
    return [
      { longest: OF_A_BODY, bound, fill: (text) => put(inJson(text)) },
      { longest: 1, bound: undefined, fill: () => put(`${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`) },
      // A number of many digits, and a member of a long name.
      { longest: OF_A_BODY, bound, fill: (text) => put(text.length.toString().repeat(text.length / 8)) },
      {
        longest: OF_A_BODY,
        bound,
        fill: (text) => put(`{${inJson(text)}:${inJson(text.slice(0, 255))}}`),
      },
    ];
  });
  return [...nested, ...members];
}

const MARK = 'the place of the long text';

/** Every member that the schema knows, and the entries of its lists and records. */
function membersOf(
  document: OpenApiDocument,
  schema: Schema,
  steps: string[],
): { steps: string[]; bound: number | undefined }[] {
  const plain = referredTo(document, schema);
  const named = Object.entries((plain['properties'] ?? {}) as Record<string, Schema>);
  const entries = ['items', 'additionalProperties']
    .filter((word) => typeof plain[word] === 'object')
    .map((word): [string, Schema] => [word === 'items' ? '0' : '1', plain[word] as Schema]);
  const choices = ['anyOf', 'oneOf'].flatMap((word) => (plain[word] ?? []) as Schema[]);
  return [
    ...(steps.length === 0 ? [] : [{ steps, bound: boundOf(document, plain) }]),
    ...[...named, ...entries].flatMap(([name, one]) => membersOf(document, one, [...steps, name])),
    ...choices.flatMap((one) => membersOf(document, one, steps).filter((member) => member.steps.length > steps.length)),
  ];
}

function boundOf(document: OpenApiDocument, schema: Schema): number | undefined {
  const plain = referredTo(document, schema);
  const own = plain['maxLength'];
  if (typeof own === 'number') return Math.min(own, OF_A_BODY);
  const choices = ['anyOf', 'oneOf'].flatMap((word) => (plain[word] ?? []) as Schema[]);
  return choices.map((one) => boundOf(document, one)).find((bound) => bound !== undefined);
}

function replaced(value: unknown, [step, ...steps]: string[], by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value) || (value === undefined && step === '0')) {
    const list = [...((value as unknown[] | undefined) ?? [])];
    list[0] = replaced(list[0], steps, by);
    return list;
  }
  const members = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...members, [step]: replaced(members[step], steps, by) };
}

function plainRequest(operation: DescribedOperation, ids: Ids): FuzzedRequest {
  const url = addressOf(operation, ids);
  if (operation.isUpload) return { operation, url, ...uploadOf('description', 'A door') };
  const sample = sampleBodies[operation.id]?.(ids);
  const payload = sample === undefined ? undefined : JSON.stringify(sample);
  return { operation, url, headers: payload === undefined ? {} : { 'content-type': 'application/json' }, payload };
}

function addressOf({ path }: DescribedOperation, ids: Ids): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[idNameOf(path, name)]))}`;
}

function uploadOf(
  part: 'name' | 'filename' | 'type' | 'description',
  text: string,
): Pick<FuzzedRequest, 'headers' | 'payload'> {
  const file = { name: 'upload', bytes: Buffer.from('hello'), filename: 'a.txt', type: 'text/plain' };
  const isFile = part !== 'description';
  const { body, headers } = multipart([
    { name: 'description', bytes: isFile ? 'A door' : text },
    isFile ? { ...file, [part]: text } : file,
  ]);
  return { payload: body, headers };
}

/** Within the limit of a body, which half a surrogate pair takes six letters of. */
function inJson(text: string): string {
  const whole = JSON.stringify(text);
  return whole.length <= OF_A_BODY + LAST.length ? whole : JSON.stringify(text.slice(0, OF_A_BODY / 6));
}

/** A header carries bytes only; an address whole characters. */
function inHeader(text: string): string {
  return text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');
}

export function inUrl(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .slice(0, OF_AN_ADDRESS)
    .replace(/%[\dA-F]?$/, '');
}
