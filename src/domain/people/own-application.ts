/**
 * The names in the trail and the security log, in place of an application's, of Keyturn itself where it acts for whoever has a link or
 * the terminal. No application may be called so.
 */
export const ownApplications = {
  tenant: 'Tenant link',
  appointment: 'Appointment link',
  report: 'Report link',
  account: 'npm run account',
} as const;
