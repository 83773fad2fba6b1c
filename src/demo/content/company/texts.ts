/** The company's own texts, beside the usual ones. */
import { usualDisclaimers } from '#domain/usual-things/wording.ts';
import { companyDomain } from './people.ts';

export const brand = {
  colour: '#0f5c6e',
  address: '2 Camber Dock Road, Portsmouth PO1 2JF',
  phone: '020 7946 0100',
  email: `office@${companyDomain}`,
  website: `https://www.${companyDomain}`,
};

export const disclaimers = [
  ...usualDisclaimers,
  {
    title: 'Your comments',
    text: 'Comments received within seven days of delivery are kept with the report. After that the report is taken as agreed.',
  },
];

export const actionWords = [
  'Clean',
  'Deep clean',
  'Descale',
  'Wash/iron',
  'Shampoo',
  'Make good & redecorate',
  'Repair',
  'Replace',
  'Supply missing',
  'Remove item/rubbish',
  'Return to original room',
  'Treat mould',
  'Investigate',
  'Test',
  'Service',
  'Garden maintenance',
  'Re-key',
  'Monitor',
  'No action',
];

export const responsibilityWords = [
  'Tenant',
  'Landlord',
  'Agent',
  'Managing agent/block',
  'Contractor',
  'Shared',
  'Investigate',
  'None (FWT)',
];
