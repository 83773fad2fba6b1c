/** The addresses that the service worker answers for when the service does not, and those that it leaves alone. */

/** The page without anybody's session, as the service sends it for the worker alone (`src/start/web/web-files.ts`). */
export const appShell = '/app-shell';

/** Answers for people, programs and tenants: none of them may come from a browser's copy. */
export const neverAnswered = ['api', 'oauth', 'session', 't', 'r', 's', 'a', 'p', 'verify', 'docs', 'feeds'] as const;

/** The first part of each address of the app (`paths.ts`). */
const ofApp = new Set([
  '',
  'account',
  'clients',
  'due',
  'emails',
  'fees',
  'inspections',
  'integrations',
  'keys',
  'properties',
  'review',
  'schedule',
  'settings',
  'staff',
  'templates',
  'transcription',
]);

/** Only these open without a line: an address that nobody has thought of stays the service's. */
export const isOfApp = (pathname: string): boolean => ofApp.has(pathname.split('/', 2)[1] ?? '');
