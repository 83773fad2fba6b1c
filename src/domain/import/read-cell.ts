/** Reads the text of one cell: a value, nothing, or a fault in words for whoever mends it. */
import { tidyPostcode } from '../property/postcode-sector.ts';
import type { ImportField } from './field-parts.ts';

type Value = string | number | boolean | string[];
export type ReadCell = { value?: Value | undefined; fault?: string };

const yes = new Set(['yes', 'y', 'true', '1', 'x', '✓', 'on']);
const no = new Set(['no', 'n', 'false', '0', '-', 'off']);
const DECIMAL = /^-?\d{1,30}(?:\.\d{1,30})?$/;
/** Figures as on the dial, with a unit at most: they stay as they were read. */
const READING = /^\d[\d.,]*(?: \d[\d.,]*)*(?: ?[a-z³]{1,6}\d?)?$/i;

export function readCell(field: ImportField, given: string): ReadCell {
  const text = given.trim();
  if (text === '') return field.isRequired ? { fault: 'is needed' } : {};
  switch (field.form) {
    case 'number':
      return /^\d{1,9}(\.0+)?$/.test(text)
        ? { value: Number.parseInt(text, 10) }
        : { fault: 'must be a whole number, such as 2' };
    case 'decimal':
      return DECIMAL.test(text) ? { value: text } : { fault: 'must be a number, such as 2 or 1.5' };
    case 'reading':
      return READING.test(text)
        ? { value: text }
        : { fault: 'must be the figures of a meter, such as 04417 or 1288.5' };
    case 'yes_no':
      return readYesNo(text.toLowerCase());
    case 'day':
      return readDay(text);
    case 'tags':
      return {
        value: text
          .split(/[,;]/)
          .map((tag) => tag.trim())
          .filter((tag) => tag !== ''),
      };
    case 'choice':
      return readChoice(field, text);
    case 'postcode':
      return { value: tidyPostcode(text) };
    default:
      return { value: text };
  }
}

function readYesNo(text: string): ReadCell {
  if (yes.has(text)) return { value: true };
  return no.has(text) ? { value: false } : { fault: 'must be yes or no' };
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The word of a choice that somebody means, in whatever spelling. */
export function choiceOf({ choices = new Map(), synonyms = new Map() }: ImportField, text: string): string | undefined {
  const given = plain(text);
  const [, meant] = [...synonyms].find(([word]) => plain(word) === given) ?? [];
  const wanted = plain(meant ?? text);
  return [...choices.keys()].find((word) => plain(word) === wanted);
}

function readChoice(field: ImportField, text: string): ReadCell {
  const { choices = new Map<string, string | number>() } = field;
  const word = choiceOf(field, text);
  if (word === undefined) return { fault: `must be one of ${[...choices.keys()].join(', ')}` };
  return { value: choices.get(word) };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const noDay: ReadCell = { fault: 'must be a date, such as 1/3/2027' };

/** As a year first, or as in the United Kingdom with the day first: a month first would be read wrong in silence. */
function readDay(text: string): ReadCell {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso !== null) return dayOf(iso[1], iso[2], iso[3]);
  const british = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(text);
  if (british !== null) return dayOf(british[3], british[2], british[1]);
  const spoken = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})[ -](\d{4}|\d{2})$/i.exec(text);
  const month = months.indexOf(spoken?.[2]?.slice(0, 3).toLowerCase() ?? '');
  return spoken === null || month < 0 ? noDay : dayOf(spoken[3], String(month + 1), spoken[1]);
}

function dayOf(yearText = '', monthText = '', dayText = ''): ReadCell {
  const year = Number(yearText) + (yearText.length === 2 ? 2000 : 0);
  const [month, day] = [Number(monthText), Number(dayText)];
  const found = new Date(Date.UTC(year, month - 1, day));
  if (found.getUTCFullYear() !== year || found.getUTCMonth() !== month - 1 || found.getUTCDate() !== day)
    return { fault: 'is no day of the calendar' };
  return { value: found.toISOString().slice(0, 10) };
}
