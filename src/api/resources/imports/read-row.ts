/** The cells of a row as members of the contract, with every fault in its cell. */
import type * as z from 'zod';
import type { ImportField } from '#domain/import/field-parts.ts';
import type { CellFault, ImportCells } from '#domain/import/import-kind.ts';
import { readCell } from '#domain/import/read-cell.ts';
import { hasBritishPostcodes, isBritishPostcode } from '#domain/property/postcode-sector.ts';
import { faultWords } from '../../fault-words.ts';
import type { Body, Importer, ReadRow } from './importers/importer.ts';

/** Filled by the look-up of the thing that they name. */
const references = new Set(['/property', '/client/id']);

/** The columns by which the cells of a row are read, and the country of the firm. */
export type RowForm = { fields: readonly ImportField[]; country: string };

export function readRow({ fields, country }: RowForm, { draft, standard }: Importer, given: ImportCells): ReadRow {
  const known = fields.map(({ name }) => [name, given[name] ?? ''] as const).filter(([, text]) => text.trim() !== '');
  const cells = Object.fromEntries(known);
  const faults: CellFault[] = [];
  const body: Body = {};
  for (const field of fields) {
    const { value, fault } = readCell(field, cells[field.name] ?? '');
    const postcodeFault = fault ?? faultOfPostcode(fields, field, { cells, country });
    if (postcodeFault !== undefined) faults.push({ field: field.name, detail: postcodeFault });
    else if (value !== undefined && !references.has(field.pointer)) setMember(body, field.pointer, value);
  }
  const { error } = draft.safeParse({ ...standard, ...body }, { error: faultWords });
  for (const { path, message } of error?.issues ?? []) {
    const field = fieldOf(fields, path);
    if (field !== undefined && faults.every((fault) => fault.field !== field.name))
      faults.push({ field: field.name, detail: inColumnWords(fields, message) });
  }
  return { cells, body, faults };
}

/** A home elsewhere has its country beside it. The postcode of a property that is only looked up is found, or is not. */
function faultOfPostcode(
  fields: readonly ImportField[],
  { name, form, pointer }: ImportField,
  { cells, country }: { cells: ImportCells; country: string },
): string | undefined {
  const text = cells[name] ?? '';
  if (form !== 'postcode' || text === '' || references.has(pointer) || isBritishPostcode(text)) return undefined;
  if (!hasBritishPostcodes(cells['country']?.trim() || country)) return undefined;
  const hasCountry = fields.some((field) => field.name === 'country');
  return `is no postcode of the United Kingdom, such as PO5 2SJ${hasCountry ? '; for an address elsewhere, fill in Country' : ''}`;
}

/** `must not be earlier than starts_on` → `must not be earlier than Tenancy starts`: people know columns, not members. */
function inColumnWords(fields: readonly ImportField[], message: string): string {
  const labels = new Map(fields.map(({ pointer, label }) => [pointer.slice(1), label]));
  const named = (word: string) => (word.includes('_') ? labels.get(word) : undefined) ?? word;
  return message.split(' ').map(named).join(' ');
}

function setMember(body: Body, pointer: string, value: unknown): void {
  const [first = '', second] = pointer.slice(1).split('/');
  if (second === undefined) body[first] = value;
  else body[first] = { ...(body[first] as Body | undefined), [second]: value };
}

/** The field of the list, for a fault within one, such as a tag. */
function fieldOf(fields: readonly ImportField[], path: z.core.$ZodIssue['path']): ImportField | undefined {
  const pointer = path.map((step) => `/${String(step)}`).join('');
  return fields.find((field) => pointer === field.pointer || pointer.startsWith(`${field.pointer}/`));
}
