/** The fields of people and clients in words, where a value of one is told of. */

export const personLabels = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  role: 'Role',
  home_postcode: 'Home postcode',
} as const;
export const clientLabels = {
  name: 'Name',
  ref: 'Ref',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Postal address',
  notes: 'Notes',
} as const;
