/** The rules by which bookings of the company find a template: its own for whole homes, the usual ones for everything else. */
import { type DemoClient, clients, studentLandlord } from '#demo/content/portfolio/clients.ts';
import type { TemplateRule } from '#domain/usual-things/template-rule.ts';
import { anyBooking, rulesOfForms } from '#domain/usual-things/usual-rules.ts';
import { type DemoTemplate, type TemplateKey, templateNamed } from './templates.ts';

type Ids = { of: (template: DemoTemplate) => number; ofClient: (client: DemoClient) => number };

/** A home of which nothing is known gets the longer list. */
export function templateRules({ of, ofClient }: Ids): TemplateRule[] {
  const idOf = (key: TemplateKey) => of(templateNamed(key));
  const ofStudents = clients
    .filter(({ name }) => name === studentLandlord)
    .map((one): TemplateRule => ({ ...anyBooking, clientId: ofClient(one), templateId: idOf('studentLet') }));
  return [
    ...ofStudents,
    { ...anyBooking, bedsFrom: 3, templateId: idOf('house') },
    { ...anyBooking, furnished: 'Unfurnished', templateId: idOf('unfurnishedFlat') },
    ...rulesOfForms(idOf),
    { ...anyBooking, templateId: idOf('furnishedFlat') },
  ];
}
