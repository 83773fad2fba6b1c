/** Fields the company added for itself. */

export type DemoCustomField = {
  key: string;
  subject: 'properties' | 'inspections';
  name: string;
  type: 'text' | 'number' | 'date' | 'choice';
  required: boolean;
  options: string[];
};

export const customFields: readonly DemoCustomField[] = [
  {
    key: 'epc',
    subject: 'properties',
    name: 'EPC rating',
    type: 'choice',
    required: true,
    options: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  },
  { key: 'licence', subject: 'properties', name: 'HMO licence no.', type: 'text', required: false, options: [] },
  { key: 'gasEngineer', subject: 'properties', name: 'Gas engineer', type: 'text', required: false, options: [] },
  { key: 'storeys', subject: 'properties', name: 'Storeys', type: 'number', required: false, options: [] },
  { key: 'purchaseOrder', subject: 'inspections', name: 'Purchase order', type: 'text', required: false, options: [] },
  { key: 'occupants', subject: 'inspections', name: 'Occupants', type: 'text', required: false, options: [] },
  {
    key: 'forwardingAddress',
    subject: 'inspections',
    name: 'Forwarding address',
    type: 'text',
    required: false,
    options: [],
  },
  { key: 'tenancyStart', subject: 'inspections', name: 'Tenancy start', type: 'date', required: false, options: [] },
  {
    key: 'parkingNote',
    subject: 'inspections',
    name: 'Parking for the clerk',
    type: 'choice',
    required: false,
    options: ['On site', 'Permit', 'Pay and display', 'None nearby'],
  },
];
