/**
 * Stamps each text with the stretch of the recording that it is typed to, so that a key plays it again. The first typing
 * counts: a word that is mended later was not said where the recording stands by then.
 */
import type { EditedField, Spoken, Subject } from '#web/report/model/report-entry.ts';
import { shownOf } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';

export type Stamps = ReturnType<typeof buildStamps>;
/** Empty until the dock has come. */
export type StampsSlot = { current?: Stamps };
/** The recording that somebody listens to, or did just now, and its second. */
export type Heard = { recordingId: number; at: number };

type Readable = Pick<ReportStore, 'item'>;

/** So much was said before the first letter. */
const LEAD_S = 5;
/** A recording that has gone on for longer went on for something else. */
const LONGEST_S = 30;
/** One passage is typed into two fields of a row. */
const SAME_S = 1;

export function buildStamps(report: Readable) {
  const typed = new Map<string, Spoken>();
  let last: { key: string; spoken: Spoken } | undefined;
  let listen: () => Heard | undefined = () => undefined;

  const find = (itemId: number, field: EditedField): Spoken | undefined =>
    typed.get(`${itemId} ${field}`) ?? report.item(itemId)?.spoken?.[field];

  function begin({ recordingId, at }: Heard): Spoken {
    const before = last?.spoken.attachment_id === recordingId ? last.spoken : undefined;
    const since = before === undefined ? -1 : at - before.to;
    const isSame = before !== undefined && Math.abs(since) < SAME_S;
    const isNext = before !== undefined && since >= 0 && since < LONGEST_S;
    const from = isSame ? before.from : isNext ? before.to : at - LEAD_S;
    return stretch(recordingId, Math.min(from, at), at);
  }

  function goOn(spoken: Spoken, { recordingId, at }: Heard): Spoken | undefined {
    const { attachment_id: id, from, to } = spoken;
    if (id !== recordingId || at < from - LONGEST_S || at > to + LONGEST_S) return undefined;
    return stretch(id, Math.min(from, at), Math.max(to, at));
  }

  return {
    find,
    /** The dock tells what is heard; without one nothing is. */
    setListen: (read: () => Heard | undefined = () => undefined): void => {
      listen = read;
    },
    /** With every key stroke, before the text has it. */
    spokenAt: (subject: Subject, field: EditedField): { spoken?: Spoken } => {
      const heard = listen();
      const item = typeof subject === 'number' ? report.item(subject) : undefined;
      if (heard === undefined || item === undefined || field === 'confirmed') return {};
      const key = `${item.id} ${field}`;
      const before = find(item.id, field);
      const isGoingOn = last?.key === key && before !== undefined;
      if (!isGoingOn && before !== undefined && isWritten(shownOf(item)[field])) return {};
      const spoken = isGoingOn ? goOn(before, heard) : begin(heard);
      if (spoken === undefined) return {};
      typed.set(key, spoken);
      last = { key, spoken };
      return { spoken };
    },
  };
}

/** From now on by what is heard; those of before are known still. Returns what ends it. */
export function stampTexts(
  { stamps, report }: { stamps: StampsSlot; report: Readable },
  read: () => Heard | undefined,
) {
  const current = (stamps.current ??= buildStamps(report));
  current.setListen(read);
  return () => current.setListen();
}

const isWritten = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;

const stretch = (id: number, from: number, to: number): Spoken => ({
  attachment_id: id,
  from: round(Math.max(0, from)),
  to: round(to),
});

const round = (seconds: number): number => Math.round(seconds * 10) / 10;
