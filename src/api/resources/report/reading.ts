/** A whole report for the wire: as an object, or as text that is kept while nothing in it changes. */
import type { FastifyInstance } from 'fastify';
import type { ReportStanding } from '#store/report-standing.ts';
import { buildReportPresenter } from './present.ts';
import { buildReportTexts } from './report-texts.ts';
import { buildReportWriter } from './write-report.ts';

export function buildReportReading(api: Pick<FastifyInstance, 'store' | 'linkSigner' | 'settings'>) {
  const { presentRoom } = buildReportPresenter(api);
  const writeRooms = buildReportWriter(api);
  const texts = buildReportTexts();

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
      const keyOf = (version: number) => `${version} ${optionSetsVersion} ${expires}`;
      const end = Buffer.from(`,"attachments":${JSON.stringify(pending)}}`);
      const kept = texts.find(reportId, keyOf(known));
      if (kept !== undefined) return Buffer.concat([kept, end]);
      const { rooms, version } = await api.store.reports.getTree(accountId, reportId, known);
      const text = Buffer.from(`{"rooms":${writeRooms(rooms)},"version":${version}`);
      texts.keep(reportId, keyOf(version), text);
      return Buffer.concat([text, end]);
    },
  };
}
