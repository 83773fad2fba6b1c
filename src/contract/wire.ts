/** Parts that every resource of the wire shares: ids, text, dates, paging, problems. */
import * as z from 'zod';
import { refusalCodes } from '#domain/refusal.ts';

const MAX_ID = 2 ** 31 - 1;

/** Identifiers are positive 32-bit integers and never reused. */
export const Id = z
  .int()
  .min(1)
  .max(MAX_ID)
  .meta({ description: 'Identifier', examples: [4711] });
/** Sixteen digits and a minus. */
const MOST_DIGITS = 17;
const plainNumber = /^-?(0|[1-9]\d{0,15})$/;
/**
 * Turns plain digits into a number. `1.0`, `+1`, `01`, `1e0` and ` 1` are other spellings, and so other addresses. A
 * number below zero passes, so that the check of the range can name the fault.
 */
export const digits = (range: z.ZodInt) =>
  z.preprocess(
    (given) =>
      typeof given === 'string' && given.length <= MOST_DIGITS && plainNumber.test(given) ? Number(given) : given,
    range,
  );
/** An id in a path or a query, where it arrives as text. */
export const IdParameter = digits(Id).meta({ type: 'integer', minimum: 1, maximum: MAX_ID });

/** `100 Pending, 200 Assigned`: codes with their names, for people who read the document. */
export const codeWords = (names: Readonly<Record<string | number, string>>): string =>
  Object.entries(names)
    .map(([code, name]) => `${code} ${name}`)
    .join(', ');
/** The same for programs too, of a code that is sent: `CheckInMoveIn` is what a generator calls `Check In / Move In`. */
export const codesOf = (names: Readonly<Record<string | number, string>>) => ({
  description: codeWords(names),
  enum: Object.keys(names).map(Number),
  'x-enum-varnames': Object.values(names).map((name) =>
    name.replaceAll(/(^|[^A-Za-z]+)([a-z]?)/gi, (_, _gap, letter: string) => letter.toUpperCase()),
  ),
});
/** `IMAGE, VIDEO, AUDIO or FILE`. */
export const orWords = (words: readonly string[]): string =>
  `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

/** Answers stay open: a service may add members at any time, and clients ignore unknown ones. */
export const open = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape);

/**
 * Text of any form that somebody sends. Its length is looked at first, and no pattern, date or transform ever reads a
 * longer one: every text of an input is made of this.
 */
export const Bounded = (most: number, words?: string) =>
  z.string().max(most, { abort: true, ...(words !== undefined && { error: words }) });
/** PostgreSQL cannot store U+0000, and nobody means it; half a surrogate pair becomes U+FFFD. */
export const Text = (most: number) =>
  Bounded(most)
    .overwrite((text) => text.toWellFormed())
    .refine((text) => !text.includes('\u0000'), { error: 'must not contain U+0000' });
export const RequiredText = (most: number) =>
  Text(most).refine((text) => text.trim() !== '', { error: 'must not be empty' });

/** A sum of money. */
export const Amount = Bounded(255).regex(/^\d{1,8}(\.\d{1,2})?$/, {
  error: 'must be a decimal with at most two places',
});

export const LINE = 255;
export const PARAGRAPH = 20_000;
/** Node refuses requests whose address and headers are longer together; so no single one is. */
export const MOST_HEADER_CHARACTERS = 16_384;

/**
 * The lengths that mail servers accept (RFC 5321 section 4.5.3.1, RFC 1035 section 2.3.4). A longer address is refused
 * here, where the person who typed it can mend it; otherwise the first e-mail would fail.
 */
function isMailable(address: string): boolean {
  const at = address.lastIndexOf('@');
  return (
    at <= 64 &&
    address.length <= 254 &&
    address
      .slice(at + 1)
      .split('.')
      .every((label) => label.length <= 63)
  );
}
const mailable =
  'must be one that mail servers take: at most 64 characters before the @, 63 between two dots, 254 in all';
const anEmailAddress = 'must be an e-mail address';
export const EmailAddress = Bounded(LINE, anEmailAddress)
  .check(z.email({ abort: true, error: anEmailAddress }))
  .refine(isMailable, { error: mailable });

const offsets = [z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })];
const local = z.iso.datetime({ local: true });
const localPattern = String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$`;
/**
 * Seconds may be left out, as Java does when they are zero. So may the colon of an offset, as PHP does, or its minutes,
 * as PostgreSQL does.
 */
function spellOffset(text: string): string {
  if (!text.includes('T')) return text;
  return text.replace(/([+-]\d\d)(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`);
}
/** Seconds may have more decimal places than the three that the store keeps. */
const LONGEST_MOMENT = 64;
/** A date-time in the place of a date is short enough to be told what it should be. */
const DayOnly = Bounded(LONGEST_MOMENT).check(z.iso.date());
const momentOf = (
  spellings: z.ZodType[],
  words?: string,
  described: Record<string, string> = { format: 'date-time' },
) =>
  Bounded(LONGEST_MOMENT)
    .overwrite(spellOffset)
    .refine((text) => spellings.some((spelling) => spelling.safeParse(text).success), {
      error: () => words && `must be an ${words}`,
    })
    .meta(described);

const inYears = (text: string) => /^[12]\d{3}-/.test(text.length === 10 ? text : new Date(text).toISOString());
const years = {
  error: 'must lie in the years 1000 to 2999',
  when: ({ issues }: z.core.ParsePayload) => issues.length === 0,
};

/** A day of the calendar (`2027-02-03`). */
export const CalendarDay = DayOnly.refine(inYears, years);

const dateOr = (moments: z.ZodType<string, string>[], words: string) =>
  z
    .union([DayOnly, ...moments], {
      error: ({ input }) => (input === undefined ? 'is required' : `must be an ${words}`),
    })
    .refine(inYears, years)
    .meta({ description: words, examples: ['2027-02-03T09:30:00+00:00'] });

/** A date-time with offset (`2027-02-03T09:30:00+00:00`). */
export const DateTime = momentOf(offsets, 'ISO 8601 date-time with offset').refine(inYears, years);
/** A date (`2027-02-03`) or a date-time with offset (`2027-02-03T09:30:00+00:00`). */
export const DateOrDateTime = dateOr([momentOf(offsets)], 'ISO 8601 date, or date-time with offset');
/** Without an offset (`2027-02-03T09:30:00`) it is meant where the account is. */
export const DateOrLocalTime = dateOr(
  [momentOf(offsets), momentOf([local], undefined, { pattern: localPattern })],
  'ISO 8601 date, or date-time; without an offset in the time zone of the account',
);
export const Instant = z.string().meta({ format: 'date-time', examples: ['2027-02-03T09:30:00+00:00'] });

export const Colour = Bounded(LINE).regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be a colour such as #1f6f6b' });

/** A parameter of a list, as forms send it: an empty one counts as not given. */
export const leftEmpty = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((given) => (given === '' ? undefined : given), value);
export const filter = <Value extends z.ZodType>(value: Value) => leftEmpty(value.optional());

/** Array parameters take `a=1&a=2`, `a[]=1&a[]=2`, `a[0]=1&a[1]=2` and `a=1,2`. */
export const listOf = <Element extends z.ZodType>(element: Element, most = Infinity) =>
  z.preprocess((given) => {
    if (given === undefined) return undefined;
    const all = Array.isArray(given) ? given : [given];
    const parts = all.flatMap((one) =>
      typeof one === 'string' ? one.split(',').filter((part) => part !== '') : [one],
    );
    return parts.length === 0 ? undefined : parts; // an empty filter is none
  }, (most === Infinity ? z.array(element) : z.array(element).max(most)).optional());
export const IdList = listOf(IdParameter);

/**
 * `x-default`, because the generator drops the default of a number that is read from text; the document has `default`.
 */
export const Page = digits(z.int().min(1))
  .default(1)
  .meta({ description: 'Page, from 1', type: 'integer', minimum: 1, 'x-default': 1 });
export const perPage = (standard: number) =>
  digits(z.int().min(1).max(100)).default(standard).meta({
    description: 'Records per page, 1 to 100',
    type: 'integer',
    minimum: 1,
    maximum: 100,
    'x-default': standard,
  });

const isNumberOrMoment = (text: string) => /^\d{1,16}$/.test(text) || DateTime.safeParse(text).success;
/** A number of the line of changes, as answers give it in `Keyturn-Changed-Until`, or a moment. */
export const ChangedSince = Bounded(LONGEST_MOMENT).overwrite(spellOffset).refine(isNumberOrMoment, {
  error: 'must be a number as Keyturn-Changed-Until gives it, or an ISO 8601 date-time with offset',
});
const LONGEST_CURSOR = 4000;
/** For systems that keep in step: the same of every list. */
const stepping = {
  updated_since: filter(ChangedSince).meta({
    description:
      'Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along',
    type: 'string',
    examples: ['1875041389674515'],
  }),
  cursor: Bounded(LONGEST_CURSOR).optional().meta({
    description:
      'Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`',
  }),
};
/** Orders beside a list’s own. */
export const updatedSorts = ['updated', '-updated'] as const;
/** For a list that has one order of its own. */
export const UpdatedSort = leftEmpty(z.enum(updatedSorts).optional()).meta({
  description: 'By the last change instead of the order of its own, descending with a leading minus',
});
/** Orders of a list's own, each of them the other way round, and by the last change. */
export const sortBy = <const Sort extends string>(...sorts: Sort[]) =>
  leftEmpty(z.enum([...sorts.flatMap((sort) => [sort, `-${sort}` as const]), ...updatedSorts]).optional()).meta({
    description: `Order: ${sorts.join(', ')} or updated; with a leading - the other way round`,
  });
/** `of` names what is searched: `the name`. */
export const searchOf = (of: string) => filter(Bounded(LINE)).meta({ description: `Words of ${of}, in any order` });
/** The parameters of a list in pages, but for `sort`. */
export const listQuery = (standard: number) => ({ page: Page, per_page: perPage(standard), ...stepping });
/** The parameters of a list below a resource, which has no pages. */
export const ArrayQuery = z.object({ updated_since: stepping.updated_since, sort: UpdatedSort });

export const Pagination = open({
  perPage: z.int().describe('Records on a page'),
  currentPage: z.int().describe('The page that was asked for, from 1'),
  totalPages: z.int().describe('Pages there are, 1 at least'),
  totalRecords: z.int().describe('Records that match, on all pages'),
  nextCursor: z
    .string()
    .nullable()
    .optional()
    .describe(
      'Only where `cursor` was given: the one of the next part; null at the end. `currentPage` counts the parts',
    ),
}).meta({ id: 'Pagination', description: 'Where this page stands among all' });

export const Links = open({
  first: z.string().describe('The first page'),
  prev: z.string().nullable().describe('The page before; null on the first'),
  self: z.string().describe('This page'),
  next: z.string().nullable().describe('The page after; null on the last'),
  last: z.string().describe('The last page'),
}).meta({ id: 'Links', description: 'Full URLs that repeat the other query parameters of the request' });

export const envelope = <Record extends z.ZodType>(record: Record) =>
  open({
    pagination: Pagination,
    links: Links,
    data: z.array(record).describe('The records of this page'),
  });

export const Fault = open({
  pointer: z.string().optional().meta({ description: 'JSON pointer into the body' }),
  parameter: z.string().optional().meta({ description: 'Name of the query, path or header field' }),
  code: z.string().describe('Kind of fault, such as `too_small`'),
  detail: z.string().describe('The requirement, in words'),
});

/** RFC 9457 problem details, with a stable `code` and every fault of the input. */
export const Problem = open({
  type: z
    .string()
    .meta({ description: 'Address of a page that explains `code`', examples: ['/problems/validation_failed'] }),
  title: z.string().describe('The meaning of `code`, in words'),
  status: z.int().describe('The HTTP status'),
  code: z.string().meta({ description: `One of: ${refusalCodes.join(', ')}. New ones may be added.` }),
  detail: z.string().describe('The fault of this request, and often the remedy'),
  instance: z.string().meta({ description: 'The request id' }),
  errors: z.array(Fault).optional().describe('Every fault of the input; only with `validation_failed`'),
}).meta({ id: 'Problem', description: 'Problem details of RFC 9457: why the request was refused' });

/** The version in the body of settings. */
export const Version = z.int().describe('The version that `ETag` names, for `If-Match`');

export const Empty = z.null().meta({ description: 'No body' });

/** The name that another system has for a thing here. */
export const ExternalIdPath = z.object({
  external_id: RequiredText(LINE).meta({
    description: 'The id that your system has for it; of your application, for things of this kind',
    examples: ['LEDGER-4711'],
  }),
});
