/** Rules by which an account removes what it has kept long enough. Without a rule it stays. */

type Kind = {
  /** The rule as a choice on screen. */
  label: string;
  about: string;
  /** Nobody may take away by a slip of the finger what a dispute needs. */
  fewestMonths: number;
};

export const retentionKinds = {
  finished_reports: {
    label: 'Finished reports',
    about:
      'Inspections with report, photographs, PDFs, contacts, comments, signatures, e-mails and trail, counted from the day of completion.',
    fewestMonths: 12,
  },
  cancelled_inspections: {
    label: 'Cancelled inspections',
    about: 'The same of inspections that were cancelled and never completed, counted from that day.',
    fewestMonths: 3,
  },
  photographs: {
    label: 'Photographs of finished reports',
    about: 'Originals and what was made of them, counted from completion. PDFs that were made before keep theirs.',
    fewestMonths: 12,
  },
  recordings: {
    label: 'Recordings and films of finished reports',
    about: 'Dictations and films, counted from completion.',
    fewestMonths: 1,
  },
  emails: {
    label: 'E-mails',
    about: 'E-mails that were sent or given up, but for those about inspections that are not finished.',
    fewestMonths: 12,
  },
  deliveries: {
    label: 'Messages to other systems',
    about: 'Deliveries of webhooks, sent or given up, with all that they said.',
    fewestMonths: 1,
  },
  ended_links: {
    label: 'Ended links',
    about: 'Links to shared files that have ended, with whom they were sent to.',
    fewestMonths: 1,
  },
  tenant_links: {
    label: 'Ended links of tenants',
    about: 'Traces of the links by which tenants wrote reports that are finished or cancelled. The reports stay.',
    fewestMonths: 1,
  },
} as const satisfies Record<string, Kind>;

export type RetentionKind = keyof typeof retentionKinds;
export const retentionKindNames = Object.keys(retentionKinds) as [RetentionKind, ...RetentionKind[]];
export const MOST_RETENTION_MONTHS = 600;

/** Said beside every rule. */
export const neverRemoved =
  'Never removed: what belongs to a report in progress or reopened, to one with a comment that nobody has answered, to one that another report started from, and to a property or an inspection that is held.';

/** Said once: these need no rule. */
export const goesByItself =
  'Without a rule go: sessions with their browsers and network addresses when they end, wrong passwords after a day, exports after seven days, and the security log after the time that the page of security says.';
