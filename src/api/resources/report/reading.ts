/** A whole report for the wire: as an object, or as text that is kept while nothing in it changes. */
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { Store } from '#store/build-store.ts';
import type { ReportStanding } from '#store/reports/report-standing.ts';
import { buildBytesLender } from './lent-bytes.ts';
import { buildReportPresenter } from './present.ts';
import { buildReportTexts, type KeptText, type TextKey } from './report-texts.ts';
import { buildReportWriter, type ReportText } from './write-report.ts';

/**
 * Reports read at a time. One thread writes no more of them by having more of them in memory: three megabytes of text
 * each, and as objects more than ten.
 */
const AT_ONCE = 2;
/** When somebody keeps changing the report between the reads, what has come is sent in the end, and not kept. */
const ATTEMPTS = 5;

/** The bytes are another report's some time after `release`, and never without it. */
export type LentText = { bytes: Buffer; release: () => void };

export type ReportReading = ReturnType<typeof buildReportReading>;

/** One for all routes: what it keeps and how much it does at once is a measure of the process. */
export function buildReportReading(api: Pick<FastifyInstance, 'linkSigner' | 'settings'> & { store: Store }) {
  const { presentRoom } = buildReportPresenter(api);
  const { buildDraft } = buildReportWriter(api, buildBytesLender());
  const { reports } = api.store;
  const texts = buildReportTexts();
  const inTurn = pLimit(AT_ONCE);
  const spareDrafts: ReturnType<typeof buildDraft>[] = [];

  /** What must be read again of a report that was kept: nothing else in it was written since. */
  const findRoomsToRead = async (
    accountId: number,
    reportId: number,
    { text, horizon }: KeptText,
  ): Promise<Set<number>> => {
    const standings = await reports.listRoomStandings(accountId, reportId, horizon);
    const stale = standings.filter(({ id, rows, isWritten }) => isWritten || text.rooms.get(id)?.rows !== rows);
    return new Set(stale.map(({ id }) => id));
  };

  const lend = ({ bytes, lent }: ReportText): LentText => ({ bytes, release: lent.hold() });

  const write = async (accountId: number, reportId: number, wanted: Omit<TextKey, 'version'>): Promise<LentText> => {
    let moment = await reports.getMoment(accountId, reportId);
    // After a failure rows may still arrive: a draft is used again only when all of them have.
    const draft = spareDrafts.pop() ?? buildDraft();
    for (let attempt = 1; ; attempt += 1) {
      const { version, horizon } = moment;
      const key = { ...wanted, version };
      // Whoever waited for the same report finds it written.
      const found = texts.find(reportId, key);
      if (found !== undefined) {
        spareDrafts.push(draft);
        return lend(found);
      }
      const earlier = texts.findEarlier(reportId, key);
      // Others may take its place before its rooms have been taken over.
      const releaseEarlier = earlier?.text.lent.hold();
      try {
        const readAgain = earlier && (await findRoomsToRead(accountId, reportId, earlier));
        await reports.stream(accountId, reportId, draft.sink, readAgain);
        moment = await reports.getMoment(accountId, reportId);
        const isWhole = moment.version === version;
        if (isWhole || attempt === ATTEMPTS) {
          const before = earlier && readAgain && { text: earlier.text, readAgain };
          const text = draft.write({ version: moment.version, pending: wanted.pending }, before);
          const answer = lend(text);
          if (isWhole) texts.keep(reportId, { key, text, horizon });
          draft.clear();
          spareDrafts.push(draft);
          return answer;
        }
        draft.clear();
      } finally {
        releaseEarlier?.();
      }
    }
  };

  return {
    read: (accountId: number, { reportId, version: known }: ReportStanding) =>
      inTurn(async () => {
        const [{ rooms, version }, { pending }] = await Promise.all([
          reports.getTree(accountId, reportId, known),
          reports.getSurroundings(accountId, reportId),
        ]);
        return { rooms: rooms.map(presentRoom), version, attachments: pending };
      }),

    readText: async (accountId: number, { reportId, version }: ReportStanding): Promise<LentText> => {
      const { pending, optionSetsVersion } = await reports.getSurroundings(accountId, reportId);
      const expires = api.linkSigner.expires();
      const wanted = { pending: JSON.stringify(pending), words: `${optionSetsVersion} ${expires}` };
      const found = texts.find(reportId, { ...wanted, version });
      return found === undefined ? inTurn(() => write(accountId, reportId, wanted)) : lend(found);
    },
  };
}
