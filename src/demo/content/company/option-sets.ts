/** The company's option sets are the usual ones; its grades of condition stay as they are. */
import { usualOptionSets } from '#domain/usual-things/option-sets.ts';

export type DemoOptionSet = { key: string; name: string; editable: boolean; options: (string | number)[] };

export const optionSets: readonly DemoOptionSet[] = Object.entries(usualOptionSets).map(([key, { name, options }]) => ({
  key,
  name,
  editable: key !== 'condition',
  options: [...options],
}));
