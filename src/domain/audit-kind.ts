/** The kinds of entries in an audit trail: the thing that they are about, and what was done. */

/** The first word of an action: `meter.added` is about a meter. */
export const auditTopics = [
  'property',
  'inspection',
  'report',
  'review',
  'contact',
  'meter',
  'tenancy',
  'certificate',
  'key_set',
  'file_share',
] as const;
export type AuditTopic = (typeof auditTopics)[number];

export const auditKinds = ['added', 'changed', 'removed', 'step'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Regular expressions for actions, as PostgreSQL reads them. All other actions are changes. */
export const actionsOfKind: Readonly<Record<Exclude<AuditKind, 'changed'>, string>> = {
  added: '(added|created|copied|copied_from_property|loaded|initialized)$',
  removed: '(removed|revoked)$',
  step: '^inspection[.](accept|cancel|claim|close|complete|decline|process|reopen|restore|signed|not_signed|start|submit|uncomplete|unstart)$',
};
