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
export type ReportReading = ReturnType<typeof buildReportReading>;

/**
 * One for all routes, because its memory and its concurrency are limits of the process. Everybody who may see a report
 * sees the same of it, so the one question that depends on the caller is asked before (`getStanding`).
 */
export function buildReportReading(api: Pick<FastifyInstance, 'linkSigner' | 'settings'> & { store: Store }) {
  const { presentRoom } = buildReportPresenter(api);
  const { reports } = api.store;
  const inTurn = pLimit(AT_ONCE);
  const kept = new LRUCache<string, FinishedReport>({
    maxSize: MOST_KEPT_BYTES,
    maxEntrySize: LARGEST_KEPT_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });

  return {
    answer: async (
      accountId: number,
      standing: ReportStanding,
      { format, encoding }: ReportForm,
    ): Promise<FinishedReport> => {
      const { reportId } = standing;
      const { pending, optionSets } = await reports.getSurroundings(accountId, reportId);
      /** Everything that the bytes depend on; the window of the links is the one before they are signed. */
      const beside = [accountId, reportId, format, encoding, api.linkSigner.expires(), optionSets, pending];
      const keyAt = (version: number) => JSON.stringify([version, ...beside]);
      const find = () => kept.get(keyAt(standing.version));
      const read = async (): Promise<FinishedReport> => {
        const { rooms, version } = await reports.getTree(accountId, reportId);
        const body = { rooms: rooms.map(presentRoom), version, attachments: pending };
        if (api.settings.checkResponses) z.encode(Report, body);
        const bytes = Buffer.from(format === 'xml' ? writeJsonx(body) : JSON.stringify(body));
        const isSmall = bytes.length < COMPRESSION_THRESHOLD;
        const finished = isSmall
          ? ({ bytes, encoding: 'identity' } as const)
          : { bytes: await compress(bytes, encoding), encoding };
        kept.set(keyAt(version), finished);
        return finished;
      };
      // A request that waited for the same report finds it finished.
      return find() ?? inTurn(async () => find() ?? (await read()));
    },
  };
}
