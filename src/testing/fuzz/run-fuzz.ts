/** Sends fuzzed requests to the real service and says what went wrong: which answer, to which request, and why. */
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { databaseFingerprint } from '../database/database-fingerprint.ts';
import {
  type DescribedOperation,
  listDescribedOperations,
  type OpenApiDocument,
  readOpenApiDocument,
} from '../interface/described-operations.ts';
import { buildAnswerCheck, valueOf } from '../interface/document-answers.ts';
import { type Everything, givenEverything } from '../given-everything.ts';
import { sampleBearer } from '../sample-requests.ts';
import { type TestApi, testApi } from '../test-api.ts';
import { doorFaults, longDoorRequest, oddDoorRequest } from './door-requests.ts';
import { type DoorSample, doorCallback, givenDoorSamples } from './door-samples.ts';
import { type Doors, openDoors } from './doors.ts';
import { type FuzzedAnswer, type FuzzedService, startFuzzedService } from './fuzzed-service.ts';
import { longRequest } from './long-texts.ts';
import { type FuzzedRequest, fuzzedRequest } from './requests.ts';

export type FuzzFinding = { seed: number; request: string; why: string };
export type FuzzReport = {
  findings: FuzzFinding[];
  /** The number of answers by status. */
  statuses: Record<string, number>;
  /** The number of operations, and of those tried at least once. */
  operations: { all: number; asked: number; succeeded: number };
  slowest: number;
  /** The beginning of the request that took longest. */
  slowestRequest: string;
  /** The most milliseconds that the processor worked for one request, where the service runs in this process. */
  busiest: number;
  /** The number of answers that took longer than `SLOW`. */
  slow: number;
  /** In bytes, of the service's own process: after the first hundred requests, and at the end. */
  memory?: { before: number; after: number } | undefined;
};

/** Milliseconds after which an answer counts as none. */
const PATIENCE = 10_000;
/** Milliseconds that none should need. */
const SLOW = 1_000;
/** Requests until code and connections are where they stay. */
const WARM = 100;
/** Things are deleted, archived and completed on the way: after so many requests there is a new account. */
const FRESH_AFTER = 400;
/** A wrong password is noted, wherever it is asked for. */
const notes = new Set(['directory.sign_in_failures']);
/** The security log notes a proof that fails, and an original that was asked for, though not in a part that it has. */
const notedTries = new Set(['proveIdentity', 'updateMe', 'getAttachmentOriginal', 'getUncovered']);
const notesOfTries = new Set(['public.security_events', 'public.row_counts']);
/** Written down of tries that fail, and ended when a code or token comes twice. */
const notesOfDoors = new Set([
  ...notesOfTries,
  'public.grants',
  'public.access_tokens',
  'public.refresh_tokens',
  'public.authorization_codes',
]);

type Target = DescribedOperation | DoorSample;
const isDoor = (target: Target): target is DoorSample => 'form' in target;
/** Also when it refuses. */
const mayNote = (target: Target, table: string): boolean =>
  notes.has(table) ||
  (isDoor(target) && notesOfDoors.has(table)) ||
  (notedTries.has(target.id) && notesOfTries.has(table));

/** A stream of events does not end, and what reads it has tests of its own. */
const endless = new Set(['listenToChanges']);

export async function runFuzz({
  count,
  seed = randomInt(2 ** 31),
  isOverSocket = false,
  areLong = false,
  progress = () => undefined,
}: {
  count: number;
  seed?: number;
  /** To a process of its own, whose memory is looked at; to one in this process otherwise. */
  isOverSocket?: boolean;
  /** Very long texts in each place in turn, instead of odd values everywhere. */
  areLong?: boolean;
  progress?: (done: number) => void;
}): Promise<FuzzReport> {
  const api = await testApi();
  const service = isOverSocket ? await startFuzzedService(api) : undefined;
  const doors = await openDoors(api, service?.publicUrl ?? 'http://localhost:8080');
  try {
    const document = await readOpenApiDocument(api.app);
    const check = buildCheck(document, doors);
    const described = (await listDescribedOperations(api.app)).filter(({ id }) => !endless.has(id));
    let all: Target[] = described;
    const report = emptyReport();
    let sent = 0;
    let memoryBefore: number | undefined;
    const [asked, succeeded] = [new Set<string>(), new Set<string>()];
    for (let done = 0; done < count; done += FRESH_AFTER) {
      const everything = await givenEverything(api, `Firm ${done}`);
      all = [...described, ...(await givenDoorSamples(api, everything, doors))];
      const known = { schemas: document.components.schemas, ids: Object.values(everything.ids) };
      const some = Math.min(FRESH_AFTER, count - done);
      const batch = areLong
        ? longRequestsFor(document, all, everything, { from: done + seed, count: some })
        : requestsFor(all, everything, known, some, seed + done);
      const fingerprint = async () => (areLong ? {} : databaseFingerprint(api.database));
      let before = await fingerprint();
      for (const request of batch) {
        const { answer, took, worked, why } = await send({ api, doors, service }, everything, request);
        sent += 1;
        if (sent === WARM) memoryBefore = service?.readMemory();
        const status = answer?.statusCode ?? 0;
        const faults = answer === undefined ? [why] : check(request, answer);
        if (status >= 500) faults.push(`${status}: ${answer?.body}`);
        const after = await fingerprint();
        const changed = changedTables(before, after).filter((table) => !mayNote(request.operation, table));
        if (status >= 400 && changed.length > 0)
          faults.push(`refused with ${status}, but changed ${changed.join(', ')}`);
        before = after;
        for (const fault of faults)
          report.findings.push({ seed, request: wordsOf(request), why: `${status} ${fault}`.slice(0, 600) });
        report.statuses[status] = (report.statuses[status] ?? 0) + 1;
        if (took > report.slowest) Object.assign(report, { slowest: took, slowestRequest: wordsOf(request) });
        report.busiest = Math.max(report.busiest, worked);
        if (took > SLOW) report.slow += 1;
        asked.add(request.operation.id);
        if (status < 400 && status > 0) succeeded.add(request.operation.id);
      }
      progress(Math.min(done + FRESH_AFTER, count));
    }
    const memoryAfter = service?.readMemory();
    if (memoryBefore !== undefined && memoryAfter !== undefined)
      report.memory = { before: memoryBefore, after: memoryAfter };
    report.operations = { all: all.length, asked: asked.size, succeeded: succeeded.size };
    return report;
  } finally {
    await service?.stop();
    await doors.app.close();
    await api.close();
  }
}

const emptyReport = (): FuzzReport => ({
  findings: [],
  statuses: {},
  operations: { all: 0, asked: 0, succeeded: 0 },
  slowest: 0,
  slowestRequest: '',
  busiest: 0,
  slow: 0,
});

function buildCheck(document: OpenApiDocument, { publicUrl }: Doors) {
  const checkDescribed = buildAnswerCheck(document);
  const places = [publicUrl, '/oauth/', doorCallback];
  return ({ operation }: FuzzedRequest, answer: FuzzedAnswer): string[] =>
    isDoor(operation) ? doorFaults(answer, places) : checkDescribed(operation, valueOf(answer));
}

/** The places of an operation are gone through one after the other, from one batch to the next. */
function longRequestsFor(
  document: OpenApiDocument,
  all: Target[],
  { ids }: Everything,
  { from, count }: { from: number; count: number },
): FuzzedRequest[] {
  const requests = Array.from({ length: count }, (_, at): FuzzedRequest[] => {
    const operation = all[(from + at) % all.length];
    if (operation === undefined) return [];
    const round = Math.floor((from + at) / all.length);
    return [isDoor(operation) ? longDoorRequest(operation, round) : longRequest(document, { operation, ids }, round)];
  }).flat();
  return deletionsLast(requests);
}

function requestsFor(
  all: Target[],
  { ids }: Everything,
  known: Parameters<typeof fuzzedRequest>[2],
  count: number,
  seed: number,
): FuzzedRequest[] {
  const arbitraries = all.map((operation) =>
    isDoor(operation) ? oddDoorRequest(operation) : fuzzedRequest(operation, ids, known),
  );
  const each = Math.ceil(count / all.length);
  const rounds = Array.from({ length: each }, (_, round) =>
    arbitraries.flatMap((one, at) => fc.sample(one, { numRuns: 1, seed: seed * 31 + round * 7919 + at })),
  ).flat();
  const chosen =
    count < all.length ? rounds.filter((_, at) => (at + seed) % all.length < count) : rounds.slice(0, count);
  return deletionsLast(chosen);
}

/** So that there is something to talk about before. */
function deletionsLast(requests: FuzzedRequest[]): FuzzedRequest[] {
  const isDeletion = ({ operation: { method } }: FuzzedRequest) => method === 'DELETE';
  return [...requests.filter((one) => !isDeletion(one)), ...requests.filter(isDeletion)];
}

async function send(
  { api, doors, service }: { api: TestApi; doors: Doors; service: FuzzedService | undefined },
  everything: Everything,
  request: FuzzedRequest,
): Promise<{ answer: FuzzedAnswer | undefined; took: number; worked: number; why: string }> {
  const { operation, url, payload } = request;
  const { app } = isDoor(operation) ? doors : api;
  const bearer: Record<string, string> = isDoor(operation)
    ? {}
    : { authorization: `Bearer ${sampleBearer(everything, operation.id)}` };
  const headers = { ...bearer, ...request.headers };
  const start = performance.now();
  const before = process.cpuUsage();
  const measured = () => {
    const { user, system } = process.cpuUsage(before);
    return { took: performance.now() - start, worked: (user + system) / 1000 };
  };
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const asked =
      service?.ask(request, headers, signal) ??
      app.inject({ method: operation.method, url, headers, signal, ...(payload !== undefined && { payload }) });
    const { statusCode, headers: answered, body } = await asked;
    const answer = { statusCode, headers: answered as FuzzedAnswer['headers'], body };
    return { answer, ...measured(), why: '' };
  } catch (error) {
    return { answer: undefined, ...measured(), why: `no answer: ${String(error)}` };
  }
}

function changedTables(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name]);
}

function wordsOf({ operation, url, headers, payload }: FuzzedRequest): string {
  return `${operation.method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${String(payload ?? '').slice(0, 500)}`;
}
