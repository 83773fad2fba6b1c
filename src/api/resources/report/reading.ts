/** A whole report as an answer that is finished: written in the caller's format, compressed as they take it, and kept. */
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import * as z from 'zod';
import { Report } from '#contract/report.ts';
import type { Store } from '#store/build-store.ts';
import type { ReportStanding } from '#store/reports/report-standing.ts';
import { compress, COMPRESSION_THRESHOLD, type Encoding } from '../../compression.ts';
import { writeJsonx } from '../../jsonx/jsonx.ts';
import { buildReportPresenter } from './present.ts';

/**
 * Reports read at a time. One thread writes no more of them by having more of them in memory: three megabytes of text
 * each, and as objects more than ten.
 */
const AT_ONCE = 2;
const MOST_KEPT_BYTES = 24_000_000;
/** So that one huge report does not drive out all others. */
const LARGEST_KEPT_BYTES = 8_000_000;

export type ReportForm = { format: 'json' | 'xml'; encoding: Encoding };
export type FinishedReport = { bytes: Buffer; encoding: Encoding };
/** Everything that its bytes depend on beside the report and the form, as one text. */
type KeptReport = FinishedReport & { state: string };

export type ReportReading = ReturnType<typeof buildReportReading>;

/**
 * One for all routes, because its memory and its concurrency are limits of the process. Everybody who may see a report
 * sees the same of it, so the one question that depends on the caller is asked before (`getStanding`).
 */
export function buildReportReading(api: Pick<FastifyInstance, 'linkSigner' | 'settings'> & { store: Store }) {
  const { presentRoom } = buildReportPresenter(api);
  const { reports } = api.store;
  const inTurn = pLimit(AT_ONCE);
  const kept = new LRUCache<string, KeptReport>({
    maxSize: MOST_KEPT_BYTES,
    maxEntrySize: LARGEST_KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });

  const finish = async (body: unknown, { format, encoding }: ReportForm): Promise<FinishedReport> => {
    const bytes = Buffer.from(format === 'xml' ? writeJsonx(body) : JSON.stringify(body));
    if (bytes.length < COMPRESSION_THRESHOLD) return { bytes, encoding: 'identity' };
    return { bytes: await compress(bytes, encoding), encoding };
  };

  return {
    answer: async (
      accountId: number,
      { reportId, version: known }: ReportStanding,
      form: ReportForm,
    ): Promise<FinishedReport> => {
      const { pending, optionSets } = await reports.getSurroundings(accountId, reportId);
      const key = [accountId, reportId, form.format, form.encoding].join();
      const stateAt = (version: number) => JSON.stringify([version, api.linkSigner.expires(), optionSets, pending]);
      const find = (version: number): FinishedReport | undefined => {
        const found = kept.get(key);
        return found?.state === stateAt(version) ? found : undefined;
      };
      const read = async (): Promise<FinishedReport> => {
        const before = await reports.getVersion(accountId, reportId);
        // A request that waited for the same report finds it finished.
        const found = find(before);
        if (found !== undefined) return found;
        const state = stateAt(before);
        const { rooms, version, isOneMoment } = await reports.getTree(accountId, reportId, before);
        const body = { rooms: rooms.map(presentRoom), version, attachments: pending };
        if (api.settings.checkResponses) z.encode(Report, body);
        const finished = await finish(body, form);
        if (isOneMoment && version === before) kept.set(key, { ...finished, state });
        return finished;
      };
      return find(known) ?? inTurn(read);
    },
  };
}
