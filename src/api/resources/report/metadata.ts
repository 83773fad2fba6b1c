/** The keys, manuals, alarms and meters of a report, gathered from its rooms. */
import { answerWords, type Condition } from '#domain/condition.ts';
import type { PrintedFacts } from '#store/evidence/printed-facts.ts';
import type { ItemNode, RoomNode } from '#store/reports/report-rows.ts';

export type MeterFacts = { type: string; location: string; reading: string; serialNo: string | null };

/** "CO" in capitals only: "co" is also half of many words. */
const alarmName = /alarm|smoke|heat detector/i;
const carbonMonoxide = /\bCO\b/;

export function summarizeReport(rooms: RoomNode[], meters: MeterFacts[]) {
  const itemsOf = (blockType: string) =>
    rooms.filter((room) => room.blockType === blockType).flatMap(({ items }) => items);
  return {
    keys: itemsOf('KEYS').map(({ name, description }) => ({ name, location: description ?? '' })),
    manuals: itemsOf('MANUALS').map(({ name, description }) => ({ name, description: description ?? '' })),
    alarms: rooms.flatMap((room) =>
      room.items
        .filter(({ name }) => alarmName.test(name) || carbonMonoxide.test(name))
        .map(({ name, condition }) => ({
          name,
          location: room.name,
          result: conditionInWords(room.blockType, condition),
        })),
    ),
    meters: metersOf(itemsOf('METERS'), meters),
  };
}

/** A finished report's: its meters read as they did when it was sealed. */
export function summarizeSealed({ tree, meters }: PrintedFacts) {
  const facts = meters.map(({ type, location, serialNo, readings: [newest] }) => ({
    type,
    location,
    serialNo,
    reading: newest?.reading ?? '',
  }));
  return summarizeReport(tree.rooms, facts);
}

/** Those read on the report first; a meter of the property whose serial number they name is not repeated. */
function metersOf(items: ItemNode[], meters: MeterFacts[]) {
  const named = new Set<string>();
  const read = items.map(({ name, description, condition }) => {
    const words = `${name} ${description ?? ''}`;
    const known = meters.find(({ serialNo }) => serialNo !== null && serialNo !== '' && words.includes(serialNo));
    const serial = known?.serialNo ?? serialIn(words);
    named.add(serial);
    return { name, serial, reading: conditionInWords('METERS', condition) };
  });
  const others = meters
    .filter(({ serialNo }) => serialNo === null || !named.has(serialNo))
    .map(({ type, reading, serialNo }) => ({ name: type, serial: serialNo ?? '', reading }));
  return [...read, ...others];
}

/** `Hall cupboard. Serial no. 19L1234567. Octopus` → `19L1234567`. */
function serialIn(words: string): string {
  const named = words.replaceAll(/\s+/g, ' ').matchAll(/serial ?(?:no\.?|number)? ?:? ?([a-z\d-]+)/gi);
  return [...named].map(([, word = '']) => word).find((word) => /\d/.test(word)) ?? '';
}

function conditionInWords(blockType: string, condition: Condition): string {
  if (condition === null) return '';
  if (typeof condition === 'string') return condition;
  if (typeof condition === 'number') return blockType === 'CHECKLIST' ? answerInWords(condition) : String(condition);
  return Object.entries(condition)
    .filter(([, answer]) => answer !== null)
    .map(([question, answer]) => `${question}: ${answerInWords(answer)}`)
    .join('; ');
}

function answerInWords(answer: number | null): string {
  return answer === 0 || answer === 1 || answer === 2 ? answerWords[answer] : String(answer);
}
