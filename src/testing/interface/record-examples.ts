/** Requests and answers worth showing, taken from the service itself; what differs from run to run is made the same. */
import { inSampleOrder, listDescribedOperations, type DescribedOperation } from './described-operations.ts';
import { sendSample } from './send-operation.ts';
import type { PdfKey } from '#store/pdfs/pdf-files.ts';
import { givenEverything } from '../given-everything.ts';
import { sampleBearer, sampleBodies } from '../sample-requests.ts';
import { placePdf } from '../store-file.ts';
import { testApi } from '../test-api.ts';

export type Examples = {
  /** The examples of requests, by operation. */
  bodies: Record<string, unknown>;
  /** By the name of their schema, or by operation where it has none. */
  answers: Record<string, unknown>;
};

export async function recordExamples(): Promise<Examples> {
  const api = await testApi();
  try {
    // Ids as small as those of a new account.
    const everything = await givenEverything(api, undefined, 1);
    const { ids } = everything;
    const examples: Examples = { bodies: {}, answers: {} };
    const all = await listDescribedOperations(api.app);
    for (const operation of all.filter(({ id }) => id !== 'listenToChanges').toSorted(inSampleOrder)) {
      const body = sampleBodies[operation.id]?.(ids);
      if (body !== undefined) examples.bodies[operation.id] = settled(body);
      const token = sampleBearer(everything, operation.id);
      let answer = await sendSample(api.app, operation, ids, { token });
      if (answer.statusCode === 202) {
        // As the worker leaves it.
        const made = await api.database.rows<PdfKey>(
          'examples.ready',
          `update pdfs set state = 'ready' where state = 'queued' returning account_id as "accountId", id`,
          [],
        );
        for (const key of made) await placePdf(api.dataDir, key);
        answer = await sendSample(api.app, operation, ids, { token });
      }
      const name = exampleName(operation);
      if (name === undefined || answer.statusCode !== 200 || answer.body === '') continue;
      examples.answers[name] ??= settled(answer.json());
    }
    return { bodies: sorted(examples.bodies), answers: sorted(examples.answers) };
  } finally {
    await api.close();
  }
}

/** Undefined where there is no JSON to show. */
function exampleName({ id, responses }: Pick<DescribedOperation, 'id' | 'responses'>): string | undefined {
  const schema = responses['200']?.content?.['application/json']?.schema;
  const reference = schema?.['$ref'];
  if (schema === undefined) return undefined;
  return typeof reference === 'string' ? reference.split('/').at(-1) : id;
}

/** Lists are long enough with two of a kind. */
const MOST = 2;

function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST).map(settled);
  if (typeof value === 'string') return settledText(value);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      typeof member === 'string' ? (drawnAtRandom[name] ?? settledText(member)) : settled(member),
    ]),
  );
}

/** Short enough to be taken for words, so they are known by their names. */
const drawnAtRandom: Record<string, string> = {
  credential: '{"id":"1xGnN6Kt","type":"public-key"}',
  options: '{"challenge":"8mWvJq0B","rp":{"id":"keyturn.example"}}',
  client_id: '6gLndOftH1g12q1xdIE2Zgwn',
  report_key: 'RfMd1qjsHf9hsK1B3bTkgCK8',
};

/**
 * Secrets of links stand at the end of an address, or within: `/t/2-iiPlk…`, `/s/2.1-rSGml…`,
 * `/shared-files/2.1-rSGml…/files/3`.
 */
function settledText(text: string): string {
  return text
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)/g, '2027-02-03T09:30:00+00:00')
    .replaceAll(
      /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g,
      '9b2f6c1e-0d3a-4b57-8e21-5f0c7a9d4e63',
    )
    .replaceAll(/expires=\d+&signature=[\w-]+/g, 'expires=1801785600&signature=Vn3x')
    .replaceAll(/(\/(?:p|s|t|shared-files)\/(?:[\d.]+-)?)[\w-]{32,}/g, '$1what-opens-it')
    .replaceAll(/secret=[A-Z2-7]{32}/g, 'secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
    .replace(/^[A-Z2-7]{32}$/, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
    .replace(/^\d{6}$/, '492039')
    .replace(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/, '7kq2-m9xa-f4td')
    .replace(/^whsec_.*/, 'whsec_dGhlIHNlY3JldCBpcyBzaG93biBvbmNl')
    .replace(/^[\w-]{40,}$/, (long) => (/^[0-9a-f]{64}$/.test(long) ? long : 'shown-once'));
}

function sorted(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
