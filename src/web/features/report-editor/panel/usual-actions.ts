/** The usual actions for an item, and the people responsible. */
export const usualActions = [
  'Clean',
  'Deep clean',
  'Descale',
  'Shampoo',
  'Make good and redecorate',
  'Repair',
  'Replace',
  'Supply missing',
  'Remove item',
  'Treat mould',
  'Investigate',
  'Test',
  'Service',
  'Garden maintenance',
  'Monitor',
];
export const responsibilities = ['Tenant', 'Landlord', 'Agent', 'Contractor', 'Shared', 'Investigate', 'None (FWT)'];
