/** The events of the security log. Their names are part of the interface: they stay as they are. */

export const securityAreas = {
  sign_in: {
    'sign_in.succeeded': 'Signed in',
    'sign_in.failed': 'Failed to sign in',
    'sign_in.delayed': 'Tried too often to sign in',
    'sign_in.ended': 'Signed out',
    'sign_in.all_ended': 'Ended all sign-ins',
    'password.link_made': 'Made a link to choose a password',
    'password.link_sent': 'Asked for a new password',
    'password.changed': 'Changed a password',
    'proof.failed': 'Failed to give the password again',
    'factor.added': 'Added a way to sign in',
    'factor.removed': 'Removed a way to sign in',
    'factor.codes_made': 'Made recovery codes',
    'identity.removed': 'Forgot an account at the provider',
  },
  people: {
    'person.added': 'Added a person who came from the sign-in of the firm',
    'person.imported': 'Added a person without an invitation',
    'person.invited': 'Invited a person',
    'person.changed': 'Changed a person',
    'person.role_changed': 'Changed a role',
    'person.archived': 'Archived a person',
    'person.taken_back': 'Took an archived person back',
    'signature.kept': 'Kept a signature for reports',
    'signature.removed': 'Removed a signature for reports',
    'calendar_feed.made': 'Made a link to the own calendar',
    'calendar_feed.ended': 'Ended the link to the own calendar',
    'client.archived': 'Archived a client',
    'client.taken_back': 'Took an archived client back',
    'client.merged': 'Merged two clients',
  },
  applications: {
    'application.added': 'Registered an application',
    'application.changed': 'Changed an application',
    'application.secret_rotated': 'Gave an application a new secret',
    'application.archived': 'Archived an application',
    'grant.made': 'Allowed an application',
    'grant.revoked': 'Withdrew an approval',
    'grant.misused': 'Used a code or token twice',
    'webhook.added': 'Added a webhook',
    'webhook.changed': 'Changed a webhook',
    'webhook.removed': 'Removed a webhook',
    'webhook.tested': 'Tested a webhook',
    'webhook.sent_again': 'Sent deliveries of a webhook again',
  },
  settings: {
    'account.opened': 'Opened the account of the firm',
    'settings.changed': 'Changed settings',
    'provider.tried': 'Tried the sign-in of the firm',
    'domain.looked_up': 'Looked for the proof of a domain',
    'quota.changed': 'Changed how much uploads may take',
    'set_up_link.made': 'Made a link to set up another firm',
  },
  sharing: {
    'share.made': 'Shared files',
    'share.changed': 'Changed a shared link',
    'share.ended': 'Ended a shared link',
    'share.opened': 'Opened a shared link',
    'report_key.rotated': 'Gave a report a new key',
    'report_key.opened': 'Opened a report by its key',
    'report_link.opened': 'Opened a report by a link of their own',
    'report_link.sent': 'Sent a contact a link of their own',
    'report_link.revoked': 'Revoked a link of a contact',
    'tenant_link.made': 'Made a link for a tenant',
    'tenant_link.opened': 'Opened the link of a tenant for the first time',
    'email.sent_again': 'Sent an e-mail again',
  },
  files: {
    'original.downloaded': 'Downloaded an original',
    'pdf.downloaded': 'Downloaded a PDF',
    'share.downloaded': 'Downloaded shared files',
  },
  data: {
    'log.exported': 'Exported the security log',
    'export.made': 'Asked for an export',
    'export.downloaded': 'Downloaded an export',
    'list.exported': 'Exported a list',
    'import.started': 'Started an import',
    'import.undone': 'Undid an import',
    'import.removed': 'Threw an import away',
    'erasure.made': 'Erased a person',
    'retention.run': 'Removed what was kept long enough',
    'hold.made': 'Held a property or an inspection against removal',
    'hold.ended': 'Ended a hold',
    'backup.restored': 'Restored a backup',
  },
} as const;

export type SecurityArea = keyof typeof securityAreas;
type KindsOf<Area> = Area extends SecurityArea ? keyof (typeof securityAreas)[Area] : never;
export type SecurityEventKind = KindsOf<SecurityArea>;

export const securityAreaNames = Object.keys(securityAreas) as SecurityArea[];
export const kindsOfArea = (area: SecurityArea): SecurityEventKind[] =>
  Object.keys(securityAreas[area]) as SecurityEventKind[];
export const securityEventKinds = securityAreaNames.flatMap(kindsOfArea);

/** Each event in words. */
export const securityEventWords: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(securityAreas));

/** Years are what auditors ask for; nobody may take away what happened a moment ago. */
export const standardSecurityLogDays = 730;
export const fewestSecurityLogDays = 90;
export const mostSecurityLogDays = 3650;
/** Offered on screen. */
export const logDaysChoices = [
  fewestSecurityLogDays,
  180,
  365,
  standardSecurityLogDays,
  1095,
  1825,
  2555,
  mostSecurityLogDays,
];
