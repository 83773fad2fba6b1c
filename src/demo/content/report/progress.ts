/** How far a report has come: started by the clerk, waiting for the typist, or finished. */
import { hasCondition } from '#domain/block-type.ts';
import { emptyCondition } from '#domain/condition.ts';
import { optionSets } from '#demo/content/company/option-sets.ts';
import type { Random } from '#demo/random.ts';
import type { DemoItem, DemoReport, DemoRoom } from './report.ts';

/** The clerk is still walking: rooms after some point are not yet written. */
export function halfWritten(report: DemoReport, random: Random): DemoReport {
  const walked = Math.max(2, Math.round(report.rooms.length * (0.35 + random.next() * 0.4)));
  return { rooms: report.rooms.map((one, at) => (at < walked ? one : unanswered(one))) };
}

/** The clerk dictated: item names stand, and all but the first rooms wait to be typed from the recordings. */
export function dictated(report: DemoReport, random: Random): DemoReport {
  const detailed = report.rooms.filter(({ blockType }) => blockType === 'DETAILED');
  const typed = new Set(detailed.slice(0, random.int(0, Math.min(2, detailed.length - 1))));
  return {
    rooms: report.rooms.map((one) => {
      if (one.blockType !== 'DETAILED') return one;
      if (typed.has(one)) return { ...one, dictated: true };
      return { ...one, dictated: true, items: one.items.map(untyped) };
    }),
  };
}

function untyped(one: DemoItem): DemoItem {
  if (one.locked) return { ...one, condition: one.origin?.condition ?? null, actions: [] };
  return { ...one, description: null, condition: null, actions: [] };
}

export function unanswered(one: DemoRoom): DemoRoom {
  const options = optionSets.find(({ key }) => key === one.optionSet);
  const asked =
    options === undefined ? null : { id: 0, name: options.name, editable: options.editable, options: options.options };
  return {
    ...one,
    items: one.items.map((old) => {
      if (old.locked) return { ...old, condition: old.origin?.condition ?? old.condition, actions: [] };
      const description = one.blockType === 'DETAILED' ? null : old.description;
      return {
        ...old,
        description,
        condition: hasCondition(one.blockType) ? emptyCondition(one.blockType, asked) : null,
        actions: [],
      };
    }),
  };
}
