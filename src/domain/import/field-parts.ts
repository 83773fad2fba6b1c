/** Columns that several kinds of import share, and how a column is described. */
/** How the text of a cell becomes a value. */
export type CellForm =
  | 'text'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'number'
  | 'decimal'
  | 'reading'
  | 'yes_no'
  | 'day'
  | 'tags'
  | 'choice';

export type ImportField = {
  name: string;
  label: string;
  /** The member of the thing that it fills, as a JSON pointer. */
  pointer: string;
  form: CellForm;
  isRequired?: true;
  /** Other headings, in lower case. */
  also?: readonly string[];
  /** Cells that tell that it is another column, whatever its heading. */
  unlike?: RegExp;
  /** The words of a `choice`, and what each stands for. */
  choices?: ReadonlyMap<string, string | number>;
  /** Other words for a choice, in lower case, and the choice that each means. */
  synonyms?: ReadonlyMap<string, string>;
  hint?: string;
  /** Two cells of the example file. */
  examples: readonly [string, string];
};

export const words = (all: readonly string[]) => new Map(all.map((word) => [word, word]));
export const codes = (names: Readonly<Record<number, string>>, wanted: readonly number[]) =>
  new Map(wanted.map((code) => [names[code] ?? '', code]));

export const address = (isRequired: boolean): ImportField[] => [
  {
    name: 'line1',
    label: 'Address line 1',
    pointer: '/address/line1',
    form: 'text',
    ...(isRequired && { isRequired: true }),
    also: [
      'address',
      'address 1',
      'first line',
      'first line of address',
      'house',
      'house and street',
      'house number and street',
      'line 1',
      'property address',
      'street',
      'street address',
    ],
    examples: ['12 Albert Road', 'Flat 3, 40 Marmion Road'],
  },
  {
    name: 'line2',
    label: 'Address line 2',
    pointer: '/address/line2',
    form: 'text',
    also: ['address 2', 'line 2', 'second line', 'flat', 'flat number', 'unit', 'building', 'locality', 'district'],
    examples: ['', 'Southsea'],
  },
  {
    name: 'city',
    label: 'Town or city',
    pointer: '/address/city',
    form: 'text',
    ...(isRequired && { isRequired: true }),
    also: ['town', 'city', 'post town', 'address town'],
    examples: ['Southsea', 'Portsmouth'],
  },
  {
    name: 'county',
    label: 'County',
    pointer: '/address/county',
    form: 'text',
    also: ['region', 'state'],
    examples: ['Hampshire', ''],
  },
  {
    name: 'postcode',
    label: 'Postcode',
    pointer: '/address/postcode',
    form: 'postcode',
    ...(isRequired && { isRequired: true }),
    also: ['post code', 'zip', 'zip code', 'pc'],
    examples: ['PO5 2SJ', 'PO5 2BB'],
  },
];

export const ref: ImportField = {
  name: 'ref',
  label: 'Reference',
  pointer: '/ref',
  form: 'text',
  also: [
    'ref',
    'ref no',
    'ref number',
    'reference no',
    'reference number',
    'id',
    'code',
    'our ref',
    'our reference',
    'property ref',
    'property reference',
    'property id',
    'client ref',
  ],
  examples: ['P-1001', 'P-1002'],
};
export const phone: ImportField = {
  name: 'phone',
  label: 'Phone',
  pointer: '/phone',
  form: 'phone',
  also: ['telephone', 'mobile', 'phone number', 'tel', 'mobile number', 'contact number'],
  examples: ['023 9255 0100', '07700 900123'],
};
export const email = (isRequired: boolean, examples: ImportField['examples']): ImportField => ({
  name: 'email',
  label: 'E-mail',
  pointer: '/email',
  form: 'email',
  ...(isRequired && { isRequired: true }),
  also: ['email', 'email address', 'e-mail address', 'mail'],
  examples,
});
export const name = (also: readonly string[], examples: ImportField['examples']): ImportField => ({
  name: 'name',
  label: 'Name',
  pointer: '/name',
  form: 'text',
  isRequired: true,
  also: ['full name', ...also],
  examples,
});
export const notes: ImportField = {
  name: 'notes',
  label: 'Notes',
  pointer: '/notes',
  form: 'text',
  also: ['note', 'comments', 'remarks', 'description'],
  examples: ['Keys with the neighbour', ''],
};

export const count = (
  member: string,
  label: string,
  also: readonly string[],
  isRequired: boolean,
  examples: ImportField['examples'],
): ImportField => ({
  name: member,
  label,
  pointer: `/${member}`,
  form: 'number',
  ...(isRequired && { isRequired: true }),
  also,
  examples,
});

/** The property that a row belongs to: by its reference, or by its address. */
export const ofProperty: ImportField[] = [
  {
    name: 'property_ref',
    label: 'Property reference',
    pointer: '/property',
    form: 'text',
    also: [
      'property id',
      'property ref',
      'property ref no',
      'property',
      'ref',
      'ref no',
      'ref number',
      'reference',
      'reference no',
      'reference number',
    ],
    // A number, perhaps of a flat before it, and words: the beginning of an address.
    unlike: /^(?:(?:flat|apartment|unit) )?\d+[a-z]?,? (?:\d+ )?[a-z]+ [a-z]/i,
    hint: 'Or its address and postcode',
    examples: ['P-1001', ''],
  },
  {
    name: 'property_line1',
    label: 'Property address line 1',
    pointer: '/property',
    form: 'text',
    also: ['address line 1', 'address', 'property address', 'street', 'property'],
    examples: ['', 'Flat 3, 40 Marmion Road'],
  },
  {
    name: 'property_postcode',
    label: 'Property postcode',
    pointer: '/property',
    form: 'postcode',
    also: ['postcode', 'post code'],
    examples: ['', 'PO5 2BB'],
  },
];

const asked = (member: string, label: string, unlessSaid: 'yes' | 'no', also: readonly string[]): ImportField => ({
  name: member,
  label,
  pointer: `/${member}`,
  form: 'yes_no',
  hint: `left empty: ${unlessSaid}`,
  also,
  examples: ['yes', 'no'],
});
export const contactRights: ImportField[] = [
  asked('signee', 'Signs the report', 'no', ['signs', 'signee', 'signatory']),
  asked('notify', 'Is told of appointments', 'yes', ['notify', 'notified', 'told of appointments']),
  asked('deliver', 'Is sent the report', 'no', ['deliver', 'report', 'sent the report']),
];
