/** The progress of a report: started by the clerk, waiting for the typist, or finished. */
import { hasCondition } from '#domain/block-type.ts';
import { emptyCondition } from '#domain/condition.ts';
import { optionSets } from '#demo/content/company/option-sets.ts';
import type { Dictation } from '#demo/dictations.ts';
import type { Random } from '#demo/random.ts';
import { type DemoReport, type DemoRoom, item } from './report.ts';

/** The clerk is still walking: rooms after some point are not yet written. */
export function halfWritten(report: DemoReport, random: Random): DemoReport {
  const walked = Math.max(2, Math.round(report.rooms.length * (0.35 + random.next() * 0.4)));
  return { rooms: report.rooms.map((one, at) => (at < walked ? one : unanswered(one))) };
}

/** The clerk dictated some rooms: the names of their items stand, and the rest waits to be typed from the recordings. */
export function dictated(report: DemoReport, recordings: readonly Dictation[]): DemoReport {
  return {
    rooms: report.rooms.map((one) => {
      const recording = recordings.find(({ room }) => room === one.name);
      if (recording === undefined) return one;
      return { ...one, recording, items: recording.items.map(({ name }) => item(name, null, null)) };
    }),
  };
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
