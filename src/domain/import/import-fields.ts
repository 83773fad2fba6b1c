/**
 * The columns of each kind of import: their names, the other headings that people use for them, and how a cell is read. The
 * example files, the page and the service are all made from this one table.
 */
import { contactCodes, contactTypes } from '../message/contact-type.ts';
import { detachments, furnishings } from '../property/property-words.ts';
import { roleNames, roles } from '../role.ts';
import {
  address,
  codes,
  contactRights,
  count,
  email,
  type ImportField,
  name,
  notes,
  ofProperty,
  phone,
  ref,
  words,
} from './field-parts.ts';
import type { ImportKind } from './import-kind.ts';

const properties: ImportField[] = [
  ...address(true),
  { name: 'country', label: 'Country', pointer: '/address/country', form: 'text', examples: ['', ''] },
  ref,
  {
    name: 'client',
    label: 'Client',
    pointer: '/client/id',
    form: 'text',
    also: ['landlord', 'landlord name', 'client name', 'agent', 'owner', 'owner name', 'customer'],
    hint: 'Name, reference or e-mail address of a client that is here already',
    examples: ['', ''],
  },
  {
    name: 'type',
    label: 'Property type',
    pointer: '/type',
    form: 'text',
    also: ['type', 'kind', 'house type'],
    examples: ['House', 'Apartment'],
  },
  {
    name: 'furnished',
    label: 'Furnished',
    pointer: '/furnished',
    form: 'choice',
    also: ['furnishing', 'furnishings'],
    choices: words(furnishings),
    synonyms: new Map([
      ['furnished', 'Fully Furnished'],
      ['full', 'Fully Furnished'],
      ['part', 'Part Furnished'],
      ['partly furnished', 'Part Furnished'],
      ['semi furnished', 'Part Furnished'],
      ['not furnished', 'Unfurnished'],
    ]),
    examples: ['Unfurnished', 'Fully Furnished'],
  },
  {
    name: 'detachment',
    label: 'Detachment',
    pointer: '/detachment',
    form: 'choice',
    also: ['attachment', 'style'],
    choices: words(detachments),
    examples: ['Mid Terrace', ''],
  },
  count('no_of_beds', 'Bedrooms', ['beds', 'bed', 'no of beds', 'number of bedrooms'], true, ['2', '1']),
  count('no_of_baths', 'Bathrooms', ['baths', 'bath', 'no of baths', 'number of bathrooms'], true, ['1', '1']),
  count('no_of_garages', 'Garages', ['garage', 'no of garages'], false, ['1', '']),
  { name: 'parking', label: 'Parking', pointer: '/parking', form: 'yes_no', examples: ['yes', 'no'] },
  { name: 'garden', label: 'Garden', pointer: '/garden', form: 'yes_no', examples: ['yes', 'no'] },
  notes,
  { name: 'uprn', label: 'UPRN', pointer: '/uprn', form: 'text', examples: ['', ''] },
  {
    name: 'tags',
    label: 'Tags',
    pointer: '/tags',
    form: 'tags',
    also: ['tag', 'labels', 'keywords'],
    hint: 'Several are separated by commas',
    examples: ['managed', 'managed, HMO'],
  },
];

const clientHeadings = ['client', 'landlord', 'owner', 'agent', 'company', 'customer'].flatMap((one) => [
  one,
  `${one} name`,
]);

const clients: ImportField[] = [
  name(clientHeadings, ['Solent Estates', 'Mr A Byron']),
  email(false, ['office@solent.example', 'byron@example.com']),
  phone,
  { ...ref, examples: ['C-1', 'C-2'] },
  ...address(false),
  { name: 'country', label: 'Country', pointer: '/address/country', form: 'text', examples: ['', ''] },
  notes,
];

const contacts: ImportField[] = [
  ...ofProperty,
  {
    name: 'type',
    label: 'Contact type',
    pointer: '/type',
    form: 'choice',
    isRequired: true,
    also: ['type', 'role', 'kind'],
    choices: codes(contactTypes, Object.values(contactCodes)),
    examples: ['Tenant', 'Landlord'],
  },
  name(
    ['contact', 'contact name', 'tenant', 'tenant name', 'name of tenant', 'name of contact'],
    ['Ann Tenant', 'Ben Landlord'],
  ),
  email(false, ['ann@example.com', 'ben@example.com']),
  phone,
  ...contactRights,
];

const tenancies: ImportField[] = [
  ...ofProperty,
  name(['tenant', 'tenants', 'tenant name', 'name of tenant', 'contact', 'lead tenant'], ['Ann Tenant', 'Tom Tenant']),
  email(false, ['ann@example.com', 'tom@example.com']),
  phone,
  {
    name: 'starts_on',
    label: 'Tenancy starts',
    pointer: '/starts_on',
    form: 'day',
    isRequired: true,
    also: ['start', 'start date', 'tenancy start', 'from', 'move in', 'move in date', 'tenancy start date'],
    examples: ['2027-02-01', '1/3/2027'],
  },
  {
    name: 'ends_on',
    label: 'Tenancy ends',
    pointer: '/ends_on',
    form: 'day',
    also: ['end', 'end date', 'tenancy end', 'until', 'to', 'move out', 'move out date', 'tenancy end date'],
    examples: ['2028-01-31', ''],
  },
  ...contactRights,
];

const meters: ImportField[] = [
  ...ofProperty,
  {
    name: 'type',
    label: 'Meter type',
    pointer: '/type',
    form: 'text',
    isRequired: true,
    also: ['type', 'meter', 'utility', 'supply'],
    examples: ['Electricity', 'Gas'],
  },
  {
    name: 'serial_no',
    label: 'Serial number',
    pointer: '/serial_no',
    form: 'text',
    also: ['serial', 'serial no', 'meter number', 'meter no', 'mpan', 'mprn'],
    examples: ['E10-44871', 'G4-20931'],
  },
  {
    name: 'location',
    label: 'Location',
    pointer: '/location',
    form: 'text',
    also: ['place', 'where'],
    examples: ['Hall cupboard', 'Kitchen'],
  },
  { name: 'supplier', label: 'Supplier', pointer: '/supplier', form: 'text', also: ['provider'], examples: ['', ''] },
  {
    name: 'reading',
    label: 'Reading',
    pointer: '/reading',
    form: 'reading',
    isRequired: true,
    also: ['value', 'meter reading', 'last reading'],
    examples: ['04417', '1288.5'],
  },
  {
    name: 'date',
    label: 'Date of the reading',
    pointer: '/date',
    form: 'day',
    isRequired: true,
    also: ['date', 'read on', 'reading date', 'date read'],
    examples: ['2027-02-01', '1/2/2027'],
  },
];

// An administrator is invited by somebody who has just said who they are, and not by a file.
const staffRoles = [roles.manager, roles.reviewer, roles.clerk, roles.typist];

const staff: ImportField[] = [
  name(['staff', 'employee', 'staff name'], ['Cora Clerk', 'Max Manager']),
  email(true, ['cora@example.com', 'max@example.com']),
  {
    name: 'role',
    label: 'Role',
    pointer: '/role',
    form: 'choice',
    isRequired: true,
    also: ['job', 'position', 'job title'],
    choices: codes(roleNames, staffRoles),
    examples: ['clerk', 'manager'],
  },
  phone,
  {
    name: 'home_postcode',
    label: 'Home postcode',
    pointer: '/home_postcode',
    form: 'postcode',
    also: ['postcode', 'home', 'post code'],
    examples: ['PO5 3AA', ''],
  },
];

export const importFields: Record<ImportKind, readonly ImportField[]> = {
  properties,
  clients,
  contacts,
  tenancies,
  meters,
  staff,
};
