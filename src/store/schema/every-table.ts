/** Every table that this release reads or writes, by the name that PostgreSQL finds it under. */
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as account from './account.ts';
import * as attachment from './attachment.ts';
import * as bulkChange from './bulk-change.ts';
import * as change from './change.ts';
import * as directory from './directory.ts';
import * as event from './event.ts';
import * as externalId from './external-id.ts';
import * as factors from './factors.ts';
import * as imports from './import.ts';
import * as inspection from './inspection.ts';
import * as keys from './keys.ts';
import * as oauth from './oauth.ts';
import * as pdf from './pdf.ts';
import * as privacy from './privacy.ts';
import * as property from './property.ts';
import * as report from './report.ts';
import * as savedViews from './saved-views.ts';
import * as security from './security.ts';
import * as service from './service.ts';
import * as sharing from './sharing.ts';
import * as slotHold from './slot-hold.ts';
import * as singleSignOn from './single-sign-on.ts';
import * as tenancy from './tenancy.ts';

const parts = [
  account,
  attachment,
  bulkChange,
  change,
  directory,
  event,
  externalId,
  factors,
  imports,
  inspection,
  keys,
  oauth,
  pdf,
  privacy,
  property,
  report,
  savedViews,
  security,
  service,
  sharing,
  singleSignOn,
  slotHold,
  tenancy,
];

/** Such as `"public"."users"`. */
export const everyTable: readonly string[] = parts.flatMap((part) =>
  Object.values<unknown>(part)
    .filter((member) => is(member, PgTable))
    .map((table) => {
      const { schema = 'public', name } = getTableConfig(table);
      return `"${schema}"."${name}"`;
    }),
);
