/** The other people who have this report open now, and where they are: filled by `presence.ts`, which comes later. */
import { buildListeners } from '#web/listeners.ts';
import type { EditedField } from '#web/report/model/report-entry.ts';

export type Other = {
  /** One of a person's tabs. */
  tab: string;
  id: number;
  name: string;
  roomId: number | undefined;
  itemId: number | undefined;
  field: EditedField | undefined;
};

export type Others = ReturnType<typeof buildOthers>;

export function buildOthers() {
  let all: readonly Other[] = [];
  const listeners = buildListeners();
  return {
    read: (): readonly Other[] => all,
    subscribe: listeners.subscribe,
    show: (next: readonly Other[]): void => {
      all = next;
      listeners.tell();
    },
  };
}
