/** The summary page: statements, counts, points that need attention, and the number of actions for each person. */
import { types } from '#domain/inspection-type.ts';
import { type AlarmVerdict, isAlarmCheck, readAlarmResult } from '../alarm-result.ts';
import { listAttention } from '../list-attention.ts';
import { groupActions } from '../list-actions.ts';
import { overallStatements } from '../words/overall-statements.ts';
import { filled } from '../words/text-parts.ts';
import { type Desk, isHandover } from '../numbering.ts';
import type { ReportView } from '../report-view.ts';
import { comparisonWords } from '../sections.ts';
import { tallyChanges } from './change-tally.ts';

type Count = ReportView['summary']['counts'][number];
/** More would push the summary over its page; the rest is in the rooms. */
const mostAttention = 24;

export function viewSummary(desk: Desk): ReportView['summary'] {
  const { document } = desk;
  const attention = document.kind === 'FULL' ? listAttention(desk) : [];
  return {
    statements: document.kind === 'FULL' ? overallStatements(document) : document.statements,
    counts: document.kind === 'CHANGES' ? changeCounts(desk) : reportCounts(desk),
    attentionTitle: document.inspection.typeCode === types.riskAssessment ? 'Significant findings' : 'Needs attention',
    attention: attention.slice(0, mostAttention),
    more: Math.max(0, attention.length - mostAttention),
    responsibilities: document.showResponsibility
      ? groupActions(desk.actions).map((group) => ({ who: group.responsibility, count: group.count }))
      : [],
    paragraphs: draftWarning(desk),
  };
}

function reportCounts(desk: Desk): Count[] {
  const { rooms, kind } = desk.document;
  const alarms = desk.document.alarms.filter(({ name }) => !isAlarmCheck(name));
  const items = rooms.reduce((sum, room) => sum + room.items.length, 0);
  const verdicts = alarms.map(({ result }) => readAlarmResult(result));
  const failed = verdicts.filter((verdict) => verdict === 'failed').length;
  const actions: Count = {
    value: String(desk.actions.length),
    label: noun(desk.actions.length, 'Action'),
    tone: 'plain',
  };
  if (kind === 'ACTIONS') {
    const withActions = new Set(desk.actions.map((one) => one.room)).size;
    return [actions, { value: String(withActions), label: `${noun(withActions, 'Room')} affected`, tone: 'plain' }];
  }
  const alarmCount: Count =
    alarms.length === 0
      ? { value: '–', label: 'No alarms recorded', tone: 'plain' }
      : { value: `${failed} of ${alarms.length}`, label: 'Alarms failed', tone: toneOf(verdicts) };
  // Counts the numbered rooms: keys, meters and manuals are kept in rooms, too, but read as sections of their own.
  const roomCount = rooms.filter((room) => !isHandover(room)).length;
  return [
    { value: String(roomCount), label: noun(roomCount, 'Room'), tone: 'plain' },
    { value: String(items), label: noun(items, 'Item'), tone: 'plain' },
    { value: String(desk.photos.all.length), label: noun(desk.photos.all.length, 'Photograph'), tone: 'plain' },
    actions,
    ...differingCount(desk),
    alarmCount,
  ];
}

/** "None failed" is good news only if alarms were tested. */
function toneOf(verdicts: AlarmVerdict[]): Count['tone'] {
  if (verdicts.includes('failed')) return 'bad';
  return verdicts.includes('untested') ? 'warn' : 'good';
}

/** Changes of every kind together: the list of changes on the same page counts so. */
function differingCount({ compares, comparison }: Desk): Count[] {
  if (!compares || comparison === null) return [];
  const { differing } = tallyChanges(comparison);
  const label = differing === 1 ? 'Item differs' : 'Items differ';
  return [{ value: String(differing), label, tone: differing > 0 ? 'warn' : 'good' }];
}

function changeCounts({ comparison }: Desk): Count[] {
  if (comparison === null) return [];
  const { changed, added, missing, leftOut, moved } = tallyChanges(comparison);
  return [
    { value: String(changed), label: `${noun(changed, 'Item')} changed`, tone: changed > 0 ? 'warn' : 'good' },
    { value: String(added), label: 'New', tone: 'plain' },
    { value: String(missing), label: 'Missing', tone: missing > 0 ? 'bad' : 'good' },
    ...(leftOut > 0 ? [{ value: String(leftOut), label: 'Left out', tone: 'plain' } as const] : []),
    { value: String(moved), label: 'Moved', tone: 'plain' },
    { value: String(comparison.counts.same), label: 'Unchanged', tone: 'plain' },
  ];
}

function noun(count: number, word: string): string {
  return count === 1 ? word : `${word}s`;
}

function draftWarning({ document }: Desk): string[] {
  if (!document.draft) return [];
  return [`This is a draft in state ${document.inspection.stateName}: it has not been completed and may still change.`];
}

/** Five lines for a reader who sees such a report for the first time. */
export function readingGuide(desk: Desk): string[] {
  const { document, compares } = desk;
  const words = comparisonWords(document.inspection.typeCode);
  const example = desk.photos.all.find(({ room }) => room !== null) ?? desk.photos.all[0];
  const code = example?.number.split('-')[0];
  const lines = [
    'Rooms are numbered in the order of the visit, and items within them: 3.4 is the fourth item of room 3.',
    example === undefined
      ? 'This report has no photographs.'
      : `Every photograph has a number. ${example.number} is photograph ${Number(example.number.split('-')[1])} of ${example.room?.name ?? 'the property'} (code ${code}).`,
    compares
      ? `“${words.before}” and “${words.now}” stand side by side; what differs is shaded. “${words.unchanged}” means no difference was recorded.`
      : 'A description says what an item is, a condition how it was found on the day.',
    'Words are the record; photographs support them. Coloured numbers are links.',
    filled([
      `Times are local (${document.timeZone}).`,
      document.contents.photoIndex ? 'The appendix lists when each photograph was taken and its fingerprint.' : null,
    ]).join(' '),
  ];
  return lines;
}
