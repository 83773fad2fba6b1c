/** A finding of the checks before review that somebody lets stand, with the reason that the reviewer reads. */
export const waivableChecks = [
  'unanswered',
  'unchecked',
  'contradictory',
  'vague',
  'unassigned',
  'untested',
  'unseen',
  'unclear',
] as const;
export type WaivableCheck = (typeof waivableChecks)[number];
export type Waiver = { check: WaivableCheck; reason: string };

/** The last word on each check; with what is given for some, the others stay. */
export const withWaivers = (kept: readonly Waiver[], given: readonly Waiver[]): Waiver[] => [
  ...new Map([...kept, ...given].map((waiver) => [waiver.check, waiver])).values(),
];
