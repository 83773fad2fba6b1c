/**
 * Reads a whole account as the interface answers it to an administrator, asked inside this process and without a line. So
 * an export has the shapes that are documented, and there is no second way of reading.
 */
import fastify from 'fastify';
import type { Caller } from '#domain/caller.ts';
import type { AccountPart } from '#domain/people/data-export.ts';
import { type ApiOptions, apiPlugin } from '../build-api.ts';
import type { OperationId } from '../operations.ts';
import { type ExportedList, exportedLists } from './exported-lists.ts';

type Options = Pick<ApiOptions, 'database' | 'settings' | 'linkKey'>;
type Answer = { status: number; body: unknown };
type Inside = { ask: (path: string) => Promise<Answer>; summaries: ReadonlyMap<string, string> };

const PER_PAGE = 100;
/** Asked for at once: half the time of an answer is waiting for the database, and the requests of people go first. */
const AHEAD = 4;

/** The parts in turn. Each is to be read to its end before the next is asked for. */
export async function* readAccount(caller: Caller, options: Options): AsyncGenerator<AccountPart> {
  const { settings, ...rest } = options;
  const service = fastify({ routerOptions: { maxParamLength: 500 } });
  await service.register(apiPlugin, {
    ...rest,
    prefix: '/api',
    settings: { ...settings, rateLimit: false, checkResponses: false },
    findCaller: async () => caller,
  });
  const ask: Inside['ask'] = async (path) => {
    const { statusCode: status, body } = await service.inject({ method: 'GET', url: `/api/${path}` });
    return { status, body: JSON.parse(body) };
  };
  try {
    const inside = { ask, summaries: readSummaries(await ask('openapi.json')) };
    for (const [at, list] of exportedLists.entries()) yield* readList(inside, list, { from: at, share: 1 });
  } finally {
    await service.close();
  }
}

type Document = { paths: { [path: string]: { get?: { operationId: string; summary: string } } } };

function readSummaries({ body }: Answer): Inside['summaries'] {
  const operations = Object.values((body as Document).paths).flatMap(({ get }) => get ?? []);
  return new Map(operations.map(({ operationId, summary }) => [operationId, summary]));
}

/** A part of all lists together, each counted as one. */
type Stretch = { from: number; share: number };
type Id = number | string;

async function* readList(
  inside: Inside,
  list: ExportedList,
  { from, share }: Stretch,
  { parent, first }: { parent?: Id; first?: Promise<Answer> } = {},
): AsyncGenerator<AccountPart> {
  const ids: Id[] = [];
  const path = pathOf(list, parent);
  const isOne = list.isOne === true;
  const begun = first ?? askFirst(inside, { child: list, id: parent });
  yield {
    path,
    kind: list.path,
    what: inside.summaries.get(list.operation satisfies OperationId) ?? '',
    isOne,
    records: isOne ? readOne(begun, path) : readRecords(inside, list, { path, ids, first: begun }),
    done: from / exportedLists.length,
  };
  const under = ids.flatMap((id, at) => (list.each ?? []).map((child) => ({ child, id, at })));
  const asked: Promise<Answer>[] = [];
  for (const [at, { child, id, at: nth }] of under.entries()) {
    for (const next of under.slice(at + asked.length, at + AHEAD)) asked.push(askFirst(inside, next));
    yield* readList(
      inside,
      child,
      { from: from + (share * nth) / ids.length, share: 0 },
      { parent: id, first: asked.shift() },
    );
  }
}

const pathOf = ({ path }: ExportedList, parent: Id | undefined): string => path.replace('{id}', String(parent));

function pageAt({ query }: ExportedList, path: string, cursor: string): string {
  return `${path}?${query === undefined ? '' : `${query}&`}per_page=${PER_PAGE}&cursor=${cursor}`;
}

function askFirst({ ask }: Inside, { child, id }: { child: ExportedList; id: Id | undefined }): Promise<Answer> {
  const path = pathOf(child, id);
  const answer = ask(child.isOne === true ? path : pageAt(child, path, ''));
  // Should it fail before its turn, it fails then.
  answer.catch(() => undefined);
  return answer;
}

async function* readOne(first: Promise<Answer>, path: string): AsyncGenerator<string> {
  const answer = await first;
  if (!isGone(answer, path)) yield JSON.stringify(answer.body, null, 1);
}

type Thing = { id?: Id };
type Page = { data: Thing[]; pagination?: { nextCursor?: string | null } };

/** Notes the ids of the records, for what is read of each of them. */
async function* readRecords(
  { ask }: Inside,
  list: ExportedList,
  { path, ids, first }: { path: string; ids: Id[]; first: Promise<Answer> },
): AsyncGenerator<string> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer: Answer = await (cursor === '' ? first : ask(pageAt(list, path, cursor)));
    if (isGone(answer, path)) return;
    const page = answer.body as Page | Thing[];
    const { data, pagination = {} }: Page = Array.isArray(page) ? { data: page } : page;
    for (const thing of data) {
      if (thing.id !== undefined) ids.push(thing.id);
      yield JSON.stringify(thing);
    }
    cursor = pagination.nextCursor ?? null;
  }
}

/** Whether somebody has deleted the thing since its list was read. */
function isGone({ status, body }: Answer, path: string): boolean {
  if (status !== 200 && status !== 404) throw new Error(`${path} answers ${status}: ${JSON.stringify(body)}`);
  return status === 404;
}
