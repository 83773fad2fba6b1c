/** The files that the build divides the browser app into. */
import type { Rolldown } from 'vite';
import { isSentBy, isSentBySeveral } from './divide-requests.ts';

const app =
  /src\/web\/(?:main|router|app-frame|paths|(?:shell|session(?!\/(?:idle-|notice-|session-(?:over|notices)|copies|offline-opening|pkce))|queries(?!\/(?:list-export|live\/|pdf\/|generated\/(?:sdk|@tanstack|core\/serverSent)))|ui(?!\/(?:keyboard\/key-rest|table\/(?:column-list|export\/)|drag-and-drop\/board-|overlay\/context-menu|photos\/|feedback\/(?:state-stepper|progress)|controls\/contact-links|fields\/(?:date-input|day-filter|field\.)|time\/(?:read-typed|skipped-time)|use-file-drop)))\/|forms\/client-options|pages\/(?:today-loader|public\/public-skeleton|inspections\/list-loader|properties\/list-loader)|features\/(?:inspections\/(?:inspection-text|conduct-date|inspections\.module)|properties\/(?:client-options|address|properties\.module)))/;
const firstPages = /src\/web\/pages\/(?:today|schedule\/schedule|(?:properties|inspections)\/list)\.tsx$/;
const later =
  /node_modules\/lucide-react\/|src\/domain\/(?!check\/|covering\/|firm\/(?:brand-|charges|prices|time-zone)|import|message\/(?:no|browser-|event-|opening|standard-)|people\/retention|property\/(?:keys|postcode|tenancy)|redirect-|review\/|schedule\/(?:calendar-day|duration-|former-|lapse|learnt-|readiness|slots)|typing\/|usual-things\/(?!template-rule)|security-|signature-|tenant-report)/;

const isSentAtFirst = (id: string): boolean => isSentBy(app, id) || isSentBy(firstPages, id);

/**
 * Left to itself the bundler makes a file of each part that two pages share: thirty requests for one list. Three files hold the
 * needs of every page (ours change more often than theirs); forms and dragging come with the pages that have them.
 */
export const codeGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'start', // How files are loaded, and the colours and type of every page.
    test: /rolldown\/runtime|vite\/preload-helper|src\/web\/(?:env\.ts|(?:boot|ui\/theme|ui\/base|pages\/public\/public-page\.module)\.css)/,
    priority: 7,
  },
  {
    // Almost alone: whoever has no session is sent to sign in with this and nothing else.
    name: 'boot',
    test: /node_modules\/oauth4webapi\/|src\/domain\/(?:scope|role|inspection-state|refusal|schedule\/(?:date-range|minutes-text))\.ts|src\/contract\/oauth\.ts|src\/web\/(?:boot|session\/(?:access-token|authorization|early-answers|last-person|renewal|return-address|session-fault)|pages\/first-queries|features\/(?:inspections\/(?:inspection-search|date-range)|properties\/property-search|schedule\/(?:board-queries|schedule-search)|today\/today-queries)|queries\/whole-list|ui\/(?:time\/(?:time-zone|date-text)|table\/list-search))\.ts/,
    priority: 6,
  },
  {
    // All that a tenant's page needs beside its own: it comes without the back office, which comes without its rules.
    name: 'base',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|lucide-react)\/|src\/(?:domain\/(?!property\/postcode|tenant-report|schedule\/readiness)|web\/(?:create-root|listeners|queries\/(?:api-error|post-file|read-json|report-versions|tenant-request|when-stalled|writes-under-way|use-is-online)|pages\/public\/public-page\.tsx|shell\/key-mark|ui\/keyboard\/text-history))/,
    // Only files that need no further `import()`: the first script, the app with the pages people begin with, the tenant's page.
    tags: ['$initial'],
    priority: 5,
  },
  // The rules of a clerk's day, and colours of clerks: Today and the schedule have them, the lists and a tenant's page do not.
  {
    name: 'diary',
    test: /src\/domain\/schedule\/(?!slots\/|calendar-day|duration-|former-|lapse|learnt-|readiness)|src\/web\/ui\/controls\/swatch/,
    priority: 6,
  },
  // Icons, rules of the trade and requests that none of the first pages has, and not one page alone.
  {
    name: 'later',
    test: (id) => later.test(id) || (isSentBySeveral(id) && !isSentAtFirst(id)),
    priority: 4,
  },
  {
    // The tables of the lists, with the one that is opened most.
    name: 'lists',
    test: /node_modules\/@tanstack\/(?:react-)?(?:table|store)|src\/web\/(?:queries\/list-export|pages\/inspections\/list\.|features\/inspections\/(?:inspection-(?:columns|filters)|date-range-filter)|forms\/area\/area-filter|features\/properties\/last-and-next|ui\/(?:table\/(?!column-list|use-kept-columns|list-search|export\/(?!export-menu))|fields\/search-input|controls\/clear-button))/,
    priority: 4,
  },
  { name: 'vendor', test: /node_modules\/(?:react-router|@tanstack\/(?!react-virtual|virtual))\/?/, priority: 3 },
  {
    name: 'forms',
    test: /node_modules\/(?:zod|react-hook-form|downshift|compute-scroll-into-view|prop-types|react-is|@babel\/runtime)\/|src\/web\/(?:forms\/(?!area|charges|hold-typed|only-picture|readiness|visit-keys|shown-once|signature|proof|use-(?:asked-field|rows|conflict)|conflict-dialog|changed-of|past-day|client-options)|ui\/fields\/(?:lookup|tags-input))|src\/contract\/(?!account\/(?:fee-rules|mail-server|signing-certificate)|data-export|inspections\/(?!readiness|pricing)|property\/|oauth|privacy|settings|single-sign-on|template|webhook|application|published-report|security-event|import)/,
    priority: 4,
  },
  {
    // Reports as they are written and kept: one file for the editor, for tenants, and for later sending.
    name: 'kernel',
    test: /node_modules\/idb\/|src\/web\/report\/(?:model\/(?!to-report|report-home)|requests\/local-ids|sync\/(?!office|report-copy|steps|send-step|show-step|step-words|follow-others|runner|waiting-picture|take-over))/,
    priority: 4,
  },
  // Saving over what somebody else has changed, without the forms: the schedule saves as well.
  { name: 'saving', test: /src\/web\/forms\/(?:use-conflict|changed-of|past-day)\.ts/, priority: 4 },
  // The table of what a write makes stale: for whoever writes, and for the live feed once a page is at rest.
  { name: 'writes', test: /src\/web\/queries\/after-write/, priority: 4 },
  // Days as people type them: for forms and filters, once somebody opens one.
  {
    name: 'dates',
    test: /src\/web\/ui\/(?:fields\/(?:date-input|day-filter)|time\/(?:read-typed|skipped-time))/,
    priority: 4,
  },
  // The frame of a field, for forms and dialogs.
  { name: 'fields', test: /src\/web\/ui\/fields\/field\./, priority: 4 },
  {
    name: 'calendar',
    test: /node_modules\/(?:react-day-picker|date-fns|@date-fns)\/|src\/web\/ui\/fields\/(?:calendar|marked-days)/,
    priority: 4,
  },
  { name: 'drag', test: /node_modules\/@dnd-kit\/|src\/web\/ui\/drag-and-drop\/(?!board-)/, priority: 3 },
  {
    name: 'app',
    test: (id) => app.test(id) || isSentAtFirst(id),
    priority: 2,
  },
];
