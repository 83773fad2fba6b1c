/** A whole report for the wire: as an object, or as text that is kept while nothing in it changes. */
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { ReportStanding } from '#store/report-standing.ts';
import { buildReportPresenter } from './present.ts';
import { buildReportTexts } from './report-texts.ts';
import { buildReportWriter } from './write-report.ts';

/**
 * Texts written at a time. A large report is ten megabytes of rows on its way to three of text: one thread writes no
 * more of them by having more of them in memory.
 */
const AT_ONCE = 2;

export function buildReportReading(api: Pick<FastifyInstance, 'store' | 'linkSigner' | 'settings'>) {
  const { presentRoom } = buildReportPresenter(api);
  const writeReport = buildReportWriter(api);
  const texts = buildReportTexts();
  const inTurn = pLimit(AT_ONCE);

  return {
    read: async (accountId: number, { reportId, version: known }: ReportStanding) => {
      const [{ rooms, version }, { pending }] = await Promise.all([
        api.store.reports.getTree(accountId, reportId, known),
        api.store.reports.getSurroundings(accountId, reportId),
      ]);
      return { rooms: rooms.map(presentRoom), version, attachments: pending };
    },

    readText: async (accountId: number, { reportId, version: known }: ReportStanding): Promise<Buffer> => {
      const { pending, optionSetsVersion } = await api.store.reports.getSurroundings(accountId, reportId);
      const { expires } = api.linkSigner.sign('report');
      const surroundings = JSON.stringify(pending);
      const keyOf = (version: number) => `${version} ${optionSetsVersion} ${expires} ${surroundings}`;
      const write = async (): Promise<Buffer> => {
        // Whoever waited for the same report finds it written.
        const kept = texts.find(reportId, keyOf(known));
        if (kept !== undefined) return kept;
        const { rooms, version } = await api.store.reports.getTree(accountId, reportId, known);
        const text = writeReport(rooms, version, surroundings);
        texts.keep(reportId, keyOf(version), text);
        return text;
      };
      return texts.find(reportId, keyOf(known)) ?? inTurn(write);
    },
  };
}
