/** FULL: everything. CHANGES: what differs from the report it was initialized from. ACTIONS: the actions of all items. */
export const pdfTypes = ['FULL', 'CHANGES', 'ACTIONS'] as const;
export type PdfType = (typeof pdfTypes)[number];

/** As an e-mail calls the PDF that it shares. */
export const sharedPdfWords: Record<PdfType, string> = {
  FULL: 'the report',
  CHANGES: 'the list of changes',
  ACTIONS: 'the list of actions',
};
