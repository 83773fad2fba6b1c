/** The rules by which bookings find a template, once the templates have their ids. */
import { templateRules } from '#demo/content/report/template-rules.ts';
import { buildPeopleStore } from '#store/account/people.ts';
import type { Executor } from '#store/database/database.ts';
import type { CompanyIds } from './company-rows.ts';
import type { ReportIds } from './report-rows.ts';

export async function keepTemplateRules(tx: Executor, company: CompanyIds, { templates }: ReportIds): Promise<void> {
  const rules = templateRules({
    of: (template) => templates.of(template),
    ofClient: (client) => company.clients.of(client),
  });
  await buildPeopleStore(tx).changeAccount(company.accountId, { settings: { templateRules: rules } });
}
