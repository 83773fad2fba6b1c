/** The kinds of things that a firm brings from a spreadsheet, and the way of an import from a draft to its end. */

export const importKinds = ['properties', 'clients', 'contacts', 'tenancies', 'meters', 'staff'] as const;
export type ImportKind = (typeof importKinds)[number];

/** In the order in which one refers to another. */
export const importKindWords: Record<ImportKind, { one: string; many: string }> = {
  properties: { one: 'property', many: 'properties' },
  clients: { one: 'client', many: 'clients' },
  contacts: { one: 'contact', many: 'contacts' },
  tenancies: { one: 'tenancy', many: 'tenancies' },
  meters: { one: 'meter', many: 'meters' },
  staff: { one: 'member of staff', many: 'members of staff' },
};

/** `failed` stopped on the way: what it had done is done, and can be undone. */
export const importStates = ['draft', 'queued', 'running', 'done', 'failed', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** The choices for a row whose thing is there already: change that one, leave the row out, or add another. */
export const duplicateChoices = ['update', 'skip', 'new'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

export const importOutcomes = ['added', 'updated', 'skipped', 'failed', 'undone', 'kept'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const MOST_IMPORT_ROWS = 20_000;
/** Sent and checked together. */
export const MOST_ROWS_AT_ONCE = 500;
/** After its end. */
export const UNDO_HOURS = 24;
/** Rows are a copy of what people typed elsewhere: they go, and the import stays in the list with its counts. */
export const IMPORT_ROW_DAYS = 30;

/** One fault of one cell, for whoever mends it. */
export type CellFault = { field: string; detail: string };
export type ImportCells = Record<string, string>;
