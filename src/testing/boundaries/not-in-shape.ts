/** The exceptions from the checks of shape. Nothing is added here, and mended files are taken out: it ends empty. */

/** Folders in which work is under way, and files with a function that is too long. */
export const tooLarge = [
  'src/store/reports/',
  'src/demo/',
  'scripts/bench-api/cases.ts',
  'src/pdf/testing/sample-report.ts',
  'src/store/access/applications.ts',
  'src/store/events/emails.ts',
  'src/store/files/attachments.ts',
  'src/store/files/file-shares.ts',
  'src/store/properties/meters.ts',
  'src/testing/given-everything.ts',
  'src/web/features/file-shares/file-shares.tsx',
  'src/web/features/inspections/inspection-form.tsx',
];

/** Folders in which files import each other in a circle. */
export const goRound = ['src/demo/', 'src/store/database/', 'src/testing/'];
