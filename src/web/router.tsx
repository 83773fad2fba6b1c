/**
 * Every page of the browser app. A page is loaded when somebody goes there, and its data starts at the same time. A boundary for
 * errors stands around pages, never at one that is fetched: of a page whose script does not come the router draws nothing.
 */
import { createBrowserRouter } from 'react-router';
import { signedInPath } from '#contract/oauth.ts';
import { AppFrame } from './app-frame.tsx';
import { loadInspectionList } from './pages/inspections/list-loader.ts';
import { loadPropertyList } from './pages/properties/list-loader.ts';
import { PublicSkeleton } from './pages/public/public-skeleton.tsx';
import { loadToday } from './pages/today-loader.ts';
import { completeSignIn, requireSession } from './session/session.ts';
import { NotFound } from './shell/not-found.tsx';
import { PageError } from './shell/page-error.tsx';

export function buildRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      path: signedInPath,
      loader: completeSignIn,
      ErrorBoundary: PageError,
    },
    {
      ErrorBoundary: PageError,
      children: [
        {
          path: 's/:token',
          lazy: () => import('./pages/public/shared-files.tsx'),
          HydrateFallback: PublicSkeleton,
        },
        {
          path: 'verify',
          lazy: () => import('./pages/public/verify.tsx'),
          HydrateFallback: PublicSkeleton,
        },
        {
          path: 'p/:reportKey',
          lazy: () => import('./pages/public/report.tsx'),
          HydrateFallback: PublicSkeleton,
        },
        {
          path: 'r/:reportKey',
          lazy: () => import('./pages/public/report.tsx'),
          HydrateFallback: PublicSkeleton,
        },
      ],
    },
    {
      path: '/',
      loader: requireSession,
      // The person changes by signing in, not by moving from page to page.
      shouldRevalidate: () => false,
      Component: AppFrame,
      ErrorBoundary: PageError,
      children: [
        {
          // A page's error leaves the navigation in place.
          ErrorBoundary: PageError,
          children: [
            { index: true, loader: loadToday, lazy: () => import('./pages/today.tsx') },
            ...propertyPages,
            { path: 'schedule', lazy: () => import('./pages/schedule/schedule.tsx') },
            duePages,
            keyPages,
            ...feePages,
            { path: 'transcription', lazy: () => import('./pages/transcription.tsx') },
            { path: 'review', lazy: () => import('./pages/inspections/review.tsx') },
            { path: 'review/returns', lazy: () => import('./pages/inspections/review-returns.tsx') },
            { path: 'review/:inspectionId', lazy: () => import('./pages/inspections/review-desk.tsx') },
            { path: 'emails', lazy: () => import('./pages/emails.tsx') },
            { path: 'account', lazy: () => import('./pages/account.tsx') },
            ...inspectionPages,
            ...peoplePages,
            ...templatePages,
            settingsPages,
            { path: 'settings/security/log', lazy: () => import('./pages/settings/log.tsx') },
            integrationPages,
            {
              path: 'integrations/applications/:applicationId',
              lazy: () => import('./pages/integrations/application.tsx'),
            },
            { path: 'integrations/webhooks/:webhookId', lazy: () => import('./pages/integrations/webhook.tsx') },
            { path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ]);
}

const propertyPages = [
  {
    path: 'properties',
    loader: loadPropertyList,
    lazy: () => import('./pages/properties/list.tsx'),
  },
  { path: 'properties/new', lazy: () => import('./pages/properties/new.tsx') },
  { path: 'properties/:propertyId/edit', lazy: () => import('./pages/properties/edit.tsx') },
  {
    path: 'properties/:propertyId',
    lazy: () => import('./pages/properties/property.tsx'),
    children: [
      { index: true, lazy: () => import('./pages/properties/overview.tsx') },
      { path: 'inspections', lazy: () => import('./pages/properties/inspections.tsx') },
      { path: 'contacts', lazy: () => import('./pages/properties/contacts.tsx') },
      { path: 'tenancies', lazy: () => import('./pages/properties/tenancies.tsx') },
      { path: 'meters', lazy: () => import('./pages/properties/meters.tsx') },
      { path: 'audit', lazy: () => import('./pages/properties/audit.tsx') },
    ],
  },
];

const peoplePages = [
  { path: 'staff', lazy: () => import('./pages/staff/list.tsx') },
  { path: 'staff/:staffId', lazy: () => import('./pages/staff/member.tsx') },
  { path: 'clients', lazy: () => import('./pages/clients/list.tsx') },
  {
    path: 'clients/:clientId',
    lazy: () => import('./pages/clients/client.tsx'),
    children: [
      { index: true, lazy: () => import('./pages/clients/details.tsx') },
      { path: 'people', lazy: () => import('./pages/clients/people.tsx') },
      { path: 'terms', lazy: () => import('./pages/clients/terms.tsx') },
    ],
  },
];

const inspectionPages = [
  {
    path: 'inspections',
    loader: loadInspectionList,
    lazy: () => import('./pages/inspections/list.tsx'),
  },
  { path: 'inspections/bulk-changes', lazy: () => import('./pages/inspections/bulk-changes.tsx') },
  { path: 'inspections/new', lazy: () => import('./pages/inspections/new.tsx') },
  { path: 'inspections/:inspectionId/edit', lazy: () => import('./pages/inspections/edit.tsx') },
  {
    path: 'inspections/:inspectionId',
    lazy: () => import('./pages/inspections/inspection.tsx'),
    children: [
      { index: true, lazy: () => import('./pages/inspections/details.tsx') },
      { path: 'contacts', lazy: () => import('./pages/inspections/contacts.tsx') },
      { path: 'report', lazy: () => import('./pages/inspections/report.tsx') },
      { path: 'actions', lazy: () => import('./pages/inspections/actions.tsx') },
      { path: 'pdfs', lazy: () => import('./pages/inspections/pdfs.tsx') },
      { path: 'comments', lazy: () => import('./pages/inspections/comments.tsx') },
      { path: 'history', lazy: () => import('./pages/inspections/history.tsx') },
    ],
  },
];

const feePages = [
  { path: 'fees', lazy: () => import('./pages/fees/list.tsx') },
  { path: 'fees/charges', lazy: () => import('./pages/fees/charges.tsx') },
];
const keyPages = { path: 'keys', lazy: () => import('./pages/keys/list.tsx') };

const duePages = {
  path: 'due',
  lazy: () => import('./pages/due/due.tsx'),
  children: [
    { index: true, lazy: () => import('./pages/due/list.tsx') },
    { path: 'recurring-visits', lazy: () => import('./pages/due/rules.tsx') },
  ],
};

const templatePages = [
  {
    path: 'templates',
    lazy: () => import('./pages/templates/templates.tsx'),
    children: [
      { index: true, lazy: () => import('./pages/templates/list.tsx') },
      { path: 'defaults', lazy: () => import('./pages/templates/defaults.tsx') },
      { path: 'option-sets', lazy: () => import('./pages/templates/option-sets.tsx') },
      { path: 'wording', lazy: () => import('./pages/templates/wording.tsx') },
    ],
  },
  {
    path: 'templates/:templateId',
    lazy: () => import('./pages/templates/template.tsx'),
    children: [
      { index: true, lazy: () => import('./pages/templates/report.tsx') },
      { path: 'versions', lazy: () => import('./pages/templates/versions.tsx') },
    ],
  },
];

const settingsPages = {
  path: 'settings',
  lazy: () => import('./pages/settings/settings.tsx'),
  children: [
    { index: true, lazy: () => import('./pages/settings/start.ts') },
    { path: 'firm', lazy: () => import('./pages/settings/firm.tsx') },
    { path: 'reports', lazy: () => import('./pages/settings/reports.tsx') },
    { path: 'e-mails', lazy: () => import('./pages/settings/emails.tsx') },
    { path: 'custom-fields', lazy: () => import('./pages/settings/custom-fields.tsx') },
    { path: 'security', lazy: () => import('./pages/settings/security.tsx') },
    { path: 'storage', lazy: () => import('./pages/settings/storage.tsx') },
    { path: 'data', lazy: () => import('./pages/settings/data.tsx') },
    { path: 'data/import', lazy: () => import('./pages/settings/imports.tsx') },
    { path: 'data/import/:importId', lazy: () => import('./pages/settings/import.tsx') },
  ],
};

const integrationPages = {
  path: 'integrations',
  lazy: () => import('./pages/integrations/integrations.tsx'),
  children: [
    { index: true, lazy: () => import('./pages/integrations/start.ts') },
    { path: 'applications', lazy: () => import('./pages/integrations/applications.tsx') },
    { path: 'webhooks', lazy: () => import('./pages/integrations/webhooks.tsx') },
    { path: 'api', lazy: () => import('./pages/integrations/api.tsx') },
  ],
};
