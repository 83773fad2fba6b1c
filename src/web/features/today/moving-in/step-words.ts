/** The first steps of a firm in words, and where each is done. */
import { inspectionTypes, isInspectionType } from '#domain/inspection-type.ts';
import type { MovingInStep } from '#domain/usual-things/moving-in-steps.ts';
import { paths } from '#web/paths.ts';

export type StepWords = {
  title: string;
  /** To whoever has not done it. */
  open: string;
  /** Once it is done, as far as there is more to say. */
  done?: string;
  href: string;
  /** Managers are told so in place of a link. */
  isForAdministrators?: true;
  /** A shorter way, which administrators may take. */
  more?: { title: string; href: string };
};

export const stepWords: Readonly<Record<MovingInStep, StepWords>> = {
  firm: {
    title: 'Your firm',
    open: 'Its address, logo and colour, for every report.',
    href: paths.firmSettings(),
    isForAdministrators: true,
  },
  people: {
    title: 'People and their hours',
    open: 'Invite clerks, typists and reviewers. A clerk can be booked within their hours.',
    href: paths.staff(),
  },
  clients: {
    title: 'Clients',
    open: 'The landlords and agents that you work for.',
    href: paths.clients(),
  },
  properties: {
    title: 'Properties',
    open: 'The homes that you inspect.',
    href: paths.properties(),
    more: { title: 'Import them from a spreadsheet', href: paths.imports() },
  },
  templates: {
    title: 'Templates to start from',
    open: 'The rooms and items that a report begins with.',
    done: 'Every type of inspection has a usual one. Change them as you like.',
    href: paths.templates(),
  },
  wording: {
    title: 'Wording',
    open: 'Disclaimers, phrases and abbreviations for your reports.',
    done: 'Your reports have disclaimers. Make them and the rest yours.',
    href: paths.wording(),
  },
  booking: {
    title: 'The first booking',
    open: 'A property, a day and a clerk.',
    href: paths.newInspection(),
  },
  report: {
    title: 'The first report',
    open: 'A clerk starts it, a reviewer approves it, and its PDF is made.',
    href: paths.inspections(),
  },
  email: {
    title: 'E-mail',
    open: 'No mail server is connected, so e-mails are kept. Connect that of your firm.',
    href: paths.emailSettings(),
    isForAdministrators: true,
  },
};

/** Templates are there, but the booking form chooses none for these. */
export const withoutTemplateText = (typeIds: readonly number[]): string =>
  `None is usual yet for: ${typeIds
    .filter(isInspectionType)
    .map((code) => inspectionTypes[code])
    .join(', ')}.`;
