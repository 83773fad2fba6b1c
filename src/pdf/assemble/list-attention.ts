/** The list for a reader in a hurry: failed alarms, answers of No, the lowest grades, meters that ran backwards. */
import type { Answer } from '#domain/condition.ts';
import { type InspectionTypeCode, types } from '#domain/inspection-type.ts';
import type { ReportRoom } from '../report-room.ts';
import { readAlarmResult } from './alarm-result.ts';
import { isBadNews } from './words/answer-tone.ts';
import type { AnyItem } from './compare-reports.ts';
import { answerWord, scaleWords, worstStep } from './words/condition-words.ts';
import { isReading, ranBackwards } from './meter-use.ts';
import { isEarlier, isWrittenUpOf } from './view/view-handover.ts';
import type { Desk } from './numbering.ts';
import type { ReportView } from './report-view.ts';
import { shorten } from './words/text-parts.ts';

type Attention = ReportView['summary']['attention'][number];

/** Worst first; within the same weight in the order of the report. */
export function listAttention(desk: Desk): Attention[] {
  const items = desk.document.rooms.flatMap((room) => room.items.flatMap((item) => ofItem(desk, room, item)));
  // The answers above already include the questions of a form about alarms.
  const answered = new Set(items.map(({ to }) => to));
  const alarms = ofAlarms(desk).filter(({ to }) => to === null || !answered.has(to));
  const all = [...alarms, ...ofMeters(desk), ...items].map((one) => ({ ...one, text: shorten(one.text, 160) }));
  return [...all.filter(({ tone }) => tone === 'bad'), ...all.filter(({ tone }) => tone !== 'bad')];
}

function ofAlarms(desk: Desk): Attention[] {
  return desk.document.alarms.flatMap((alarm) => {
    const verdict = readAlarmResult(alarm.result);
    if (verdict === 'passed') return [];
    const text = `${alarm.name}, ${alarm.location}: ${alarm.result || 'no result recorded'}`;
    const to = alarm.itemId === null ? null : (desk.itemNumber(alarm.itemId)?.label ?? null);
    return [{ text, to, tone: verdict === 'failed' ? 'bad' : 'warn' }];
  });
}

/** The readings of these are the ones that are billed. */
const handsOver = new Set<InspectionTypeCode>([types.checkIn, types.checkOut, types.inventoryAndCheckIn]);

function ofMeters(desk: Desk): Attention[] {
  return desk.document.meters.flatMap((meter) => {
    const name = [meter.type, meter.serialNo].filter(Boolean).join(' ');
    if (!isReading(meter.reading))
      return [
        {
          text: `${name} meter was not read: ${meter.reading || 'no reason given'}`,
          to: 'section-meters',
          tone: 'warn',
        },
      ];
    if (handsOver.has(desk.document.inspection.typeCode) && isEarlier(desk, meter) && !isWrittenUpOf(desk, meter)) {
      const on = desk.when.day(meter.date) ?? 'an earlier day';
      return [
        {
          text: `${name} meter was not read at this visit; the last reading is of ${on}`,
          to: 'section-meters',
          tone: 'warn',
        },
      ];
    }
    if (meter.previous === null || !ranBackwards(meter.previous.reading, meter.reading)) return [];
    const text = `${name} meter reads ${meter.reading}, less than ${meter.previous.reading} before`;
    return [{ text, to: 'section-meters', tone: 'warn' }];
  });
}

function ofItem(desk: Desk, room: ReportRoom, item: AnyItem): Attention[] {
  const to = desk.itemNumber(item.id)?.label ?? null;
  const name = `${room.name} · ${item.name}`;
  if (room.blockType === 'CHECKLIST') {
    const answer = item.condition as Answer;
    return isBadNews(item.name, answer) ? [{ text: `${name}: ${answerWord(answer)}`, to, tone: 'bad' }] : [];
  }
  if (room.blockType === 'METERS') {
    const reading = item.condition as string | null;
    if (reading === null || reading === '' || isReading(reading)) return [];
    return [{ text: `${item.name} meter was not read: ${reading}`, to, tone: 'warn' }];
  }
  if (room.blockType === 'SIMPLIFIED') {
    const answers = Object.entries((item.condition ?? {}) as Record<string, Answer>);
    const bad = answers.filter(([question, answer]) => isBadNews(question, answer));
    if (bad.length === 0) return [];
    const said = bad.map(([question, answer]) => `${question}: ${answerWord(answer)}`).join('; ');
    return [{ text: `${name} · ${said}`, to, tone: 'warn' }];
  }
  if (room.blockType === 'SCALE' && item.condition !== null) {
    const value = item.condition as number;
    return worstStep(room) === value ? [{ text: `${name}: ${scaleWords(room, value)}`, to, tone: 'bad' }] : [];
  }
  return [];
}
