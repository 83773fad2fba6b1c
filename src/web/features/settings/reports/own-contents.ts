/** The contents of a client's reports where they differ from the firm's, as their form has them. */
import type { Client } from '#web/queries/generated/types.gen.ts';
import { reportLabels } from './report-values.ts';

type Contents = Client['report_contents'];
type ContentName = 'show_responsibility' | 'photos_at_end' | 'tenant_contact' | 'photo_index' | 'audit_trail';
/** Empty: as the firm has it. */
export type OwnChoice = '' | 'yes' | 'no';
export type OwnValues = Record<ContentName, OwnChoice>;

export const contentNames = [
  'show_responsibility',
  'photos_at_end',
  'tenant_contact',
  'photo_index',
  'audit_trail',
] as const satisfies readonly ContentName[];

export const ownLabels: Readonly<Record<ContentName, string>> = reportLabels;

const choiceOf = (value: boolean | null): OwnChoice => {
  if (value === null) return '';
  return value ? 'yes' : 'no';
};
const valueOf = (choice: OwnChoice): boolean | null => (choice === '' ? null : choice === 'yes');

export const ownValues = ({ report_contents: contents }: Pick<Client, 'report_contents'>): OwnValues => ({
  show_responsibility: choiceOf(contents.show_responsibility),
  photos_at_end: choiceOf(contents.photos_at_end),
  tenant_contact: choiceOf(contents.tenant_contact),
  photo_index: choiceOf(contents.photo_index),
  audit_trail: choiceOf(contents.audit_trail),
});

/** They go as a whole: the members that nobody has changed here are those of `latest`. */
export function ownChange(changes: Partial<OwnValues>, latest: Contents): { report_contents?: Contents } {
  const chosen = Object.entries(changes).map(([name, choice]) => [name, valueOf(choice)] as const);
  return chosen.length === 0 ? {} : { report_contents: { ...latest, ...Object.fromEntries(chosen) } };
}

/** The firm's own choice, for the words beside it. */
export const choiceWord = (choice: string): string | undefined =>
  ({ '': 'As the firm has it', yes: 'Yes', no: 'No' })[choice];
