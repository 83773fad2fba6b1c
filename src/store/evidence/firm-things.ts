/** The firm's and its client's parts of what is printed: their looks, the texts, and what reports show. */
import type { PrintedFacts } from './printed-facts.ts';
import { snakeCase, type Thing, yesOrNo } from './thing.ts';

export function firmThings({ firm, client, wording, contents }: PrintedFacts): Thing[] {
  const { brand } = firm;
  const whole = (key: string, kind: string, place: string[], fields: Thing['fields']): Thing => ({
    key,
    kind,
    place,
    parent: null,
    subjects: [],
    fields,
  });
  return [
    whole('firm', 'firm', [], {
      name: firm.name,
      time_zone: firm.timeZone,
      address: brand.address ?? null,
      phone: brand.phone ?? null,
      email: brand.email ?? null,
      website: brand.website ?? null,
      colour: brand.colour ?? null,
      logo: firm.logo?.sha256 ?? null,
    }),
    ...(client === null
      ? []
      : [
          whole('client', 'client', [], {
            name: client.name,
            colour: client.brandColour,
            logo: client.logo?.sha256 ?? null,
          }),
        ]),
    whole('declaration', 'declaration', [wording.declaration.title], { text: wording.declaration.text }),
    ...wording.disclaimers.map(({ title, text }, at) =>
      whole(`disclaimer ${title ?? at}`, 'disclaimer', [title ?? `Disclaimer ${at + 1}`], { text }),
    ),
    ...wording.glossary.map(({ term, meaning }) => whole(`term ${term}`, 'glossary', [term], { meaning })),
    whole(
      'contents',
      'contents',
      [],
      Object.fromEntries(Object.entries(contents).map(([name, chosen]) => [snakeCase(name), yesOrNo(chosen === true)])),
    ),
  ];
}
