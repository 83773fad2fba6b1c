/** Requests to `/oauth` and `/session` that somebody careless or hostile might send, and faults of the answers. */
import fc from 'fast-check';
import type { DoorSample } from './door-samples.ts';
import type { FuzzedAnswer } from './fuzzed-service.ts';
import { fillOne, inHeaders, inUrl, OF_AN_ADDRESS, type Place } from './long-texts.ts';
import { nastyText } from './nasty-values.ts';
import { type FuzzedRequest, oddHeaders } from './requests.ts';

const FORM = 'application/x-www-form-urlencoded';
/** A form may have 64 KB. */
const OF_A_FORM = 66_000;
const OF_A_FIELD = 16_384;
const MANY = 5_000;

type Fields = [name: string, value: string][];

const encode = (fields: Fields): string =>
  fields
    .map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');

export function requestAs(sample: DoorSample, query = encode(Object.entries(sample.query))): FuzzedRequest {
  return {
    operation: sample,
    url: `${sample.path}${query === '' ? '' : `?${query}`}`,
    headers: { ...sample.headers, ...(sample.method !== 'GET' && { 'content-type': FORM }) },
    payload: sample.method === 'GET' ? undefined : encode(Object.entries(sample.form)),
  };
}

export function oddDoorRequest(sample: DoorSample): fc.Arbitrary<FuzzedRequest> {
  return fc
    .record({
      query: oddFields(sample.query, 2000),
      form: oddFields(sample.form, 70_000),
      headers: oddHeaders,
      body: oddBody,
    })
    .map(({ query, form, headers, body }) => {
      const request = requestAs(sample, query);
      const payload = request.payload === undefined ? undefined : body.change(form);
      const typed = payload !== undefined && body.type !== undefined && { 'content-type': body.type };
      return { ...request, headers: { ...headers, ...request.headers, ...typed }, payload };
    });
}

/** As it is most often; else a field less, one more, one twice, or another value. */
function oddFields(given: Record<string, string>, longest: number): fc.Arbitrary<string> {
  const each = Object.entries(given).map(([name, value]): fc.Arbitrary<Fields> => {
    const one = (text: string): Fields => [[name, text]];
    return fc.oneof(
      { weight: 30, arbitrary: fc.constant(one(value)) },
      { weight: 2, arbitrary: nastyText.map((text) => one(text.slice(0, longest))) },
      {
        weight: 1,
        arbitrary: fc.constantFrom<Fields>([], [...one(value), ...one('b')], one(`${value}x`), [[`${name}[a]`, '1']]),
      },
    );
  });
  const more: fc.Arbitrary<Fields> = fc.oneof(
    { weight: 8, arbitrary: fc.constant<Fields>([]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('__proto__', 'constructor', 'prompt', 'nonce', 'é', ''), nastyText)
        .map((both) => [both]),
    },
  );
  return fc.tuple(...each, more).map((all) =>
    encode(all.flat())
      .slice(0, longest)
      .replace(/%[\dA-F]?$/, ''),
  );
}

/** A body that broke on its way, or that contradicts its declared type. */
const oddBody: fc.Arbitrary<{ type: string | undefined; change: (form: string) => string }> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ type: undefined, change: (form: string) => form }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom(
        'application/json',
        'application/xml',
        'text/plain',
        `${FORM}; charset=utf-16`,
        'a/b/c',
        'multipart/form-data; boundary=x',
      ),
      change: fc.constantFrom(
        (form: string) => form,
        (form: string) => JSON.stringify(Object.fromEntries(new URLSearchParams(form))),
        () => '',
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({
        cut: fc.double({ min: 0, max: 1, noNaN: true }),
        inserted: fc.constantFrom('%', '%zz', '%c3%28', '&&&', '=', '\u0000', ';', '[]=1&[]=2'),
      })
      .map(({ cut, inserted }) => ({
        type: undefined,
        change: (form: string) =>
          `${form.slice(0, Math.floor(form.length * cut))}${inserted}${form.slice(Math.floor(form.length * cut))}`,
      })),
  },
);

/** The first is the sample itself; then one place after the other holds a long text. */
export function longDoorRequest(sample: DoorSample, at: number): FuzzedRequest {
  const plain = requestAs(sample);
  const inQuery = [...Object.keys(sample.query), 'unknown'].map(
    (name): Place => ({
      longest: OF_AN_ADDRESS,
      bound: 255,
      fill: (text) => requestAs(sample, `${encode(without(sample.query, name))}&${name}=${inUrl(text)}`),
    }),
  );
  const inForm = [...Object.keys(sample.form), 'unknown'].flatMap((name): Place[] => {
    const send = (fields: Fields): FuzzedRequest => ({
      ...plain,
      payload: encode([...without(sample.form, name), ...fields]),
    });
    return [
      { longest: OF_A_FORM, bound: OF_A_FIELD, fill: (text) => send([[name, text]]) },
      { longest: OF_A_FIELD, bound: 255, fill: (text) => send([[text, name]]) },
    ];
  });
  const many: Place = {
    longest: 4,
    bound: 2,
    fill: (text) => ({ ...plain, payload: encode(Array.from({ length: MANY }, (_, n) => [`${text}${n}`, ''])) }),
  };
  const inBody = sample.method === 'GET' ? [] : [...inForm, many];
  return fillOne([...inBody, ...inQuery, ...inHeaders(plain)], sample.id, at) ?? plain;
}

const without = (fields: Record<string, string>, name: string): Fields =>
  Object.entries(fields).filter(([one]) => one !== name);

/** Besides faults of the service: what a page or an application could not read, and places that nobody may be sent to. */
export function doorFaults({ statusCode, headers, body }: FuzzedAnswer, allowedPlaces: string[]): string[] {
  const type = String(headers['content-type'] ?? '');
  const { location } = headers;
  const faults: string[] = [];
  if (location !== undefined && !allowedPlaces.some((place) => location.startsWith(place)))
    faults.push(`sends people to ${location.slice(0, 200)}`);
  if (body === '') return faults;
  if (type.startsWith('text/html')) {
    if (!/^<!doctype html>/i.test(body)) faults.push('a page without a doctype');
    if (/<script>alert/i.test(body)) faults.push('a page with a script of the sender');
  } else if (type.startsWith('application/json')) {
    const { error } = JSON.parse(body) as { error?: unknown };
    if (statusCode >= 400 && !/^[a-z_]+$/.test(String(error))) faults.push('a refusal without a code of OAuth');
  } else if (!/^(application\/xml|font\/|text\/css|text\/javascript)/.test(type))
    faults.push(`an answer of the type ${type}`);
  return faults;
}
