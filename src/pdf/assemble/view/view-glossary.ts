/** The glossary: the scales used for grading, and those of the account's terms that this report uses. */
import type { GlossaryEntry, ReportDocument } from '../../report-document.ts';
import type { ScaleRoom } from '../../report-room.ts';
import { conditionWords, scaleLabel, scaleSteps, scaleWords } from '../words/condition-words.ts';
import type { Fact, ReportView } from '../report-view.ts';
import { usedTerms } from '../words/used-terms.ts';
import { counted } from './view-rooms.ts';

export function viewGlossary(document: ReportDocument): ReportView['glossary'] {
  const rooms = document.rooms.filter((room): room is ScaleRoom => room.blockType === 'SCALE');
  const ofName = new Map(rooms.map((room) => [room.optionSet?.name ?? '', room]));
  const explained = new Set<GlossaryEntry>();
  const scales = [...ofName].flatMap(([name, room]) => {
    if (name === '') return [];
    const entries = entriesOf(name, room, document.glossary);
    for (const entry of entries) explained.add(entry);
    return [{ label: name, value: entries.length > 0 ? spelled(entries) : stepsOf(room) }];
  });
  const others = document.glossary.filter((entry) => !explained.has(entry));
  return { terms: termsOf(document, others, [...ofName.keys()]), scales };
}

function termsOf({ rooms, notes, previous }: ReportDocument, glossary: GlossaryEntry[], scales: string[]): Fact[] {
  const texts = [...rooms, ...(previous?.rooms ?? [])].flatMap((room) =>
    room.items.flatMap((item) => [
      item.name,
      item.description,
      conditionWords(room, item),
      ...item.actions.flatMap(({ action, comments }) => [action, comments]),
    ]),
  );
  return usedTerms(glossary, [...texts, ...scales, notes]).map(({ term, meaning }) => ({
    label: term,
    value: meaning,
  }));
}

const numbered = /^\s*(\d+)\s+(\S.*)$/;

/**
 * The account's own words for the steps. `4 Good` belongs to the scale `Condition 1 (very poor) to 5 (as new)` because
 * that names `1 Very poor`, and to no scale that only happens to have a 4.
 */
function entriesOf(name: string, room: ScaleRoom, glossary: GlossaryEntry[]): GlossaryEntry[] {
  const steps = scaleSteps(room);
  const entries = glossary.filter(({ term }) => steps.includes(Number(numbered.exec(term)?.[1])));
  const isNamed = entries.some(({ term }) => {
    const [, step, label] = numbered.exec(term) ?? [];
    return name.toLowerCase().includes(`${step} (${label?.trim().toLowerCase()})`);
  });
  return isNamed ? entries : [];
}

function spelled(entries: GlossaryEntry[]): string {
  return entries.map(({ term, meaning }) => `${term}: ${meaning}`).join('\n');
}

function stepsOf(room: ScaleRoom): string {
  const steps = scaleSteps(room);
  const isLabelled = steps.some((step) => scaleLabel(room, step) !== null);
  return isLabelled
    ? steps.map((step) => scaleWords(room, step)).join('; ')
    : `${steps[0]} to ${steps.at(-1)}, in ${counted(steps.length, 'step')}`;
}
