/** Exports of what an account keeps, about a person, all of it, or what a dispute needs: made in the background, and kept for some days. */

export const exportAbouts = ['person', 'account', 'dispute'] as const;
export type ExportAbout = (typeof exportAbouts)[number];

export const exportStates = ['queued', 'running', 'ready', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

/** An export is a copy of personal data outside of everything that protects the rest: it does not stay. */
export const EXPORT_DAYS = 7;
/** Being made or waiting, in one account. */
export const mostExportsWaiting: Record<ExportAbout, number> = { person: 5, account: 1, dispute: 5 };

/** The answer of the interface under one path, as an export of the account reads it. */
export type AccountPart = {
  /** In the interface, below `/api/`. */
  path: string;
  /** The path with `{id}` in place of ids. */
  kind: string;
  /** In the words of the interface's document. */
  what: string;
  isOne: boolean;
  /** Texts of JSON. */
  records: AsyncGenerator<string>;
  /** 0 to 1: what has been read of the whole before. */
  done: number;
};
