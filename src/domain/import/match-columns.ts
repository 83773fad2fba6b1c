/** Finds for each column of a file ours: as it was the last time, by its heading, or by what stands in it. */
import type { CellForm, ImportField } from './field-parts.ts';

export type MatchedColumn = { heading: string; field: string | null };

type Options = {
  fields: readonly ImportField[];
  headings: readonly string[];
  /** Some rows, to look at. */
  rows: readonly (readonly string[])[];
  /** Headings that somebody of the firm has matched before; null: to be left out. */
  remembered?: ReadonlyMap<string, string | null>;
};

/** `No. of beds` → `noofbeds` */
export const plainHeading = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

export function matchColumns({ fields, headings, rows, remembered = new Map() }: Options): MatchedColumn[] {
  const found = headings.map((heading): string | null | undefined => {
    const before = remembered.get(plainHeading(heading));
    return before === null || fields.some(({ name }) => name === before) ? before : undefined;
  });
  const isFree = ({ name }: ImportField) => !found.includes(name);
  const cellsOf = (at: number) => rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
  const ways = [byName, byOtherName];
  for (const isIt of ways) {
    for (const [at, heading] of headings.entries())
      found[at] ??=
        found[at] === null
          ? null
          : fields.find((field) => isFree(field) && isIt(field, plainHeading(heading)) && !isOther(field, cellsOf(at)))
              ?.name;
  }
  for (const at of headings.keys()) {
    if (found[at] !== undefined) continue;
    found[at] = fields.find((field) => isFree(field) && looksLike(field.form, cellsOf(at)))?.name ?? null;
  }
  return headings.map((heading, at) => ({ heading, field: found[at] ?? null }));
}

function byName({ name, label }: ImportField, heading: string): boolean {
  return heading === plainHeading(name) || heading === plainHeading(label);
}

function byOtherName({ also = [] }: ImportField, heading: string): boolean {
  return also.some((one) => plainHeading(one) === heading);
}

const isOther = ({ unlike }: ImportField, cells: readonly string[]): boolean =>
  unlike !== undefined && cells.some((cell) => unlike.test(cell));

/** Forms that can be told from their cells alone. */
const forms: Partial<Record<CellForm, RegExp>> = {
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  postcode: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
  phone: /^(?=(?:\D*\d){9})[\d +()-]+$/,
};

function looksLike(form: CellForm, cells: readonly string[]): boolean {
  const pattern = forms[form];
  return pattern !== undefined && cells.length > 0 && cells.every((cell) => pattern.test(cell));
}
