/** FULL: everything. CHANGES: what differs from the report it was initialized from. ACTIONS: the actions of all items. */
export const pdfTypes = ['FULL', 'CHANGES', 'ACTIONS'] as const;
export type PdfType = (typeof pdfTypes)[number];
