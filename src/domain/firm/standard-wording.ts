/** The wording of accounts that have not written their own. It states the scope of a visual report and promises no more. */

import type { Disclaimer } from './disclaimers-for.ts';

export type GlossaryEntry = { term: string; meaning: string };

export const standardDisclaimers: Disclaimer[] = [
  {
    title: 'What this report is',
    text: 'A record of what could be seen, without moving heavy furniture, on the day of the visit. It is not a survey, a valuation or a safety certificate, and the writer claims no expertise in materials, antiques or works of art.',
  },
  {
    title: 'What was not inspected',
    text: 'Lofts, cellars, locked rooms and cupboards, stacked belongings and anywhere unsafe to reach are excluded unless the report says otherwise.',
  },
  {
    title: 'What was not tested',
    text: 'Water, gas, electricity and appliances are not tested unless the report says so. An alarm is called working when its test button sounded it; this says nothing of its detection.',
  },
  {
    title: 'How to read the words',
    text: 'Items are in good, clean order unless noted. Brand new is written only where packaging or a receipt was seen. Hairline cracks and marks that cannot be seen from a metre away are not listed, and neither are consumables such as cleaning materials and food.',
  },
  {
    title: 'Furniture and fire labels',
    text: 'Fire labels are noted where they were seen. That is no certificate that the furniture complies with fire safety regulations.',
  },
  {
    title: 'Photographs and privacy',
    text: 'Photographs support the words and do not replace them. People, papers and personal belongings are kept out of them where that was possible.',
  },
];

export const standardGlossary: GlossaryEntry[] = [
  { term: 'Good order', meaning: 'Sound, clean and working as intended, with at most the marks noted.' },
  { term: 'FWT', meaning: 'Fair wear and tear: what reasonable use over time explains.' },
  { term: 'LHS', meaning: 'Left-hand side, facing the item.' },
  { term: 'RHS', meaning: 'Right-hand side, facing the item.' },
  { term: 'N/T', meaning: 'Not tested.' },
  { term: 'N/A', meaning: 'Not applicable.' },
  { term: 'TBC', meaning: 'To be confirmed.' },
];
