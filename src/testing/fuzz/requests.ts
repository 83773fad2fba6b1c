/** Requests that an operation of the OpenAPI document might get from somebody careless or hostile. */
import fc from 'fast-check';
import { writeJsonx } from '#api/jsonx/jsonx.ts';
import type { DescribedOperation } from '../interface/described-operations.ts';
import type { Ids } from '../everything-parts.ts';
import { multipart } from '../sample-files.ts';
import { idNameOf } from '../sample-requests.ts';
import type { DoorSample } from './door-samples.ts';
import { fromSchema, type Known } from './from-schema.ts';
import { nastyNumber, nastyText } from './nasty-values.ts';

export type FuzzedRequest = {
  operation: DescribedOperation | DoorSample;
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
};

export function fuzzedRequest(operation: DescribedOperation, ids: Ids, known: Known): fc.Arbitrary<FuzzedRequest> {
  return fc
    .record({
      path: pathOf(operation, ids),
      query: queryOf(operation, known),
      headers: oddHeaders,
      body: bodyOf(operation, known),
    })
    .map(({ path, query, headers: given, body }) => ({
      operation,
      url: `/api${path}${query}`,
      headers: { ...given, ...body.headers },
      payload: body.payload,
    }));
}

function pathOf({ path }: DescribedOperation, ids: Ids): fc.Arbitrary<string> {
  const parts = path.split('/').map((part) => {
    const parameter = /^\{(\w+)\}$/.exec(part)?.[1];
    if (parameter === undefined) return fc.constant(part);
    return fc.oneof(
      { weight: 30, arbitrary: fc.constant(String(ids[idNameOf(path, parameter)])) },
      { weight: 2, arbitrary: fc.constantFrom(...Object.values(ids).map(String)) },
      { weight: 1, arbitrary: nastyNumber.map(String) },
      { weight: 1, arbitrary: nastyText.map(inPath) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('%00', '%zz', '%c3%28', '1%2F2', '+1', '1.0', '1e3', '0x1', ';'),
      },
    );
  });
  return fc.tuple(...parts).map((filled) => filled.join('/'));
}

/** One part of a path: an empty one, or dots alone, would make it the path of another operation. */
function inPath(text: string): string {
  return encodeURIComponent(text.toWellFormed().slice(0, 90)).replace(/^\.{0,2}$/, '%20');
}

function queryOf({ parameters }: DescribedOperation, known: Known): fc.Arbitrary<string> {
  const described = parameters.filter((parameter) => parameter.in === 'query');
  const name = fc.constantFrom(...described.map((parameter) => parameter.name), 'unknown', '__proto__', 'page[]');
  const pair = name.chain((key) => {
    const schema = described.find((parameter) => parameter.name === key)?.schema ?? { type: 'string' };
    const text = fromSchema(schema, known, 20).map(asText);
    return fc.tuple(fc.constantFrom(key, `${key}[]`, `${key}[0]`), text);
  });
  const pairs = fc.array(pair, { maxLength: described.length === 0 ? 1 : 5 });
  return pairs.map((all) =>
    all.length === 0 ? '' : `?${all.map((both) => both.map(encodeURIComponent).join('=')).join('&')}`,
  );
}

function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.toWellFormed().slice(0, 2000);
}

const token = (words: string[]) => fc.constantFrom(...words);
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      accept: token([
        'application/json',
        'application/xml',
        '*/*',
        'text/html',
        ';;;',
        'application/xml;q=2',
        'a/b;q=',
      ]),
      'if-match': token(['"1-json"', '*', '"999999"', 'W/"1"', '', '"', '"1", "2-xml"', 'x'.repeat(5000)]),
      'idempotency-key': fc.oneof(fc.uuid(), token(['', 'same', 'x'.repeat(256), 'é', ' '])),
      'last-event-id': token(['0', '-1', 'x', '9'.repeat(30)]),
      range: token(['bytes=0-1', 'bytes=5-1', 'bytes=-0', 'bytes=x', 'lines=1']),
    },
    { requiredKeys: [] },
  )
  .map((some) => Object.fromEntries(Object.entries(some).map(([name, value]) => [name, latin(value)])));

/** A header carries bytes only; any other value would never leave the client. */
function latin(text: string): string {
  return text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');
}

type Body = { payload: string | Buffer | undefined; headers: Record<string, string> };

function bodyOf(operation: DescribedOperation, known: Known): fc.Arbitrary<Body> {
  if (operation.method === 'GET' || operation.method === 'HEAD')
    return fc.constant({ payload: undefined, headers: {} });
  if (operation.isUpload) return uploadBody;
  const schema = operation.body?.['application/json']?.schema;
  const value =
    schema === undefined
      ? fc.constant(undefined)
      : fc.oneof(fromSchema(schema, known, 0), fromSchema(schema, known, 4), fromSchema(schema, known, 15));
  return fc.oneof(
    { weight: 6, arbitrary: value.map(inJson) },
    { weight: 3, arbitrary: value.map(inXml) },
    { weight: 1, arbitrary: fc.tuple(value.map(inJson), damage).map(([body, damaged]) => damaged(body)) },
    { weight: 1, arbitrary: fc.tuple(value.map(inXml), damage).map(([body, damaged]) => damaged(body)) },
  );
}

function inJson(value: unknown): Body {
  if (value === undefined) return { payload: undefined, headers: {} };
  return { payload: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
}

function inXml(value: unknown): Body {
  if (value === undefined) return { payload: undefined, headers: {} };
  return { payload: writeJsonx(value), headers: { 'content-type': 'application/xml' } };
}

/** A body that broke on its way, or that contradicts its declared type. */
const damage: fc.Arbitrary<(body: Body) => Body> = fc
  .record({
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    inserted: fc.constantFrom(
      '',
      '<',
      '&x;',
      '\u0000',
      '}',
      '</json:object>',
      '<!DOCTYPE x>',
      '\ud800',
      '{"a":'.repeat(2000),
    ),
    type: fc.constantFrom(
      'application/json',
      'application/xml',
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/offset+octet-stream',
      '',
      'a/b/c',
    ),
    keep: fc.boolean(),
  })
  .map(({ cut, inserted, type, keep }) => ({ payload, headers: given }: Body) => {
    const text = String(payload ?? '{}');
    const at = Math.floor(text.length * cut);
    const damaged = `${text.slice(0, at)}${inserted}${keep ? text.slice(at) : ''}`;
    return { payload: damaged, headers: keep ? { ...given, 'content-type': type } : given };
  });

const uploadBody: fc.Arbitrary<Body> = fc
  .record({
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.constantFrom(
        Buffer.from('hello'),
        Buffer.from('%PDF-1.4\n%%EOF'),
        Buffer.from([0xff, 0xd8, 0xff]),
        Buffer.alloc(0),
      ),
    ),
    filename: fc.constantFrom('a.txt', '../../x.jpg', 'é".pdf', 'x'.repeat(300), '\u0000', ''),
    type: fc.constantFrom('text/plain', 'image/jpeg', 'image/svg+xml', 'nonsense', ''),
    name: fc.constantFrom('upload', 'upload', 'upload', 'file', '__proto__', ''),
    description: fc.option(nastyText, { nil: undefined }),
    cut: fc.constantFrom(1, 1, 1, 0.9, 0.3, 0),
  })
  .map(({ bytes, filename, type, name, description, cut }) => {
    const parts = [
      ...(description === undefined ? [] : [{ name: 'description', bytes: description }]),
      { name, bytes, filename, type },
    ];
    const { body, headers: typed } = multipart(parts);
    return { payload: body.subarray(0, Math.floor(body.length * cut)), headers: typed };
  });
