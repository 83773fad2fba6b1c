/** The way of a new firm to its first report, in the order in which most take it. */
export const movingInSteps = [
  'firm',
  'people',
  'clients',
  'properties',
  'templates',
  'wording',
  'booking',
  'report',
  'email',
] as const;
export type MovingInStep = (typeof movingInSteps)[number];

/** As an account keeps it. Whether a step is done is never kept: that is looked up. */
export type MovingInChoice = { skipped: MovingInStep[]; isDismissed: boolean };

/** Whether it is still to do. */
export const isOpenStep = ({ done, skipped }: { done: boolean; skipped: boolean }): boolean => !done && !skipped;

export const openMovingIn: MovingInChoice = { skipped: [], isDismissed: false };
