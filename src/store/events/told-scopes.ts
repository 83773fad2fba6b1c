/**
 * A webhook of an application is told of what the application itself could read, by approvals of staff or of its service
 * user. People of clients read their own things alone, so their approvals allow no more here.
 */
import { deletedKinds, deletedParts } from '#domain/message/deleted-kind.ts';
import type { EventKind } from '#domain/message/event-kind.ts';
import { roles } from '#domain/role.ts';
import type { Scope } from '#domain/scope.ts';

const scopeOf = (scope: Scope) => `'${scope}'`;
/** `place`: SQL of an object that names the home of a part of a report, of a template or of a meter. */
const ofPart = (place: string) =>
  `case when ${place} ? 'template_id' then 'templates.read' when ${place} ? 'meter_id' then 'properties.read'
     else 'reports.read' end`;
const ofDeletion = (data: string) => {
  const kinds = Object.entries(deletedKinds).map(([kind, scope]) => `when '${kind}' then '${scope}'`);
  const parts = deletedParts.map((kind) => `when '${kind}' then ${ofPart(`(${data} -> 'of')`)}`);
  return `case ${data} ->> 'type' ${[...kinds, ...parts].join(' ')} end`;
};

/** SQL of the scope that reads what an event tells of, by its data. */
const readBy: Record<EventKind, (data: string) => string> = {
  'pdf.generated': () => scopeOf('reports.read'),
  'inspection.created': () => scopeOf('inspections.read'),
  'inspection.updated': () => scopeOf('inspections.read'),
  'inspection.assigned': () => scopeOf('inspections.read'),
  'inspection.cancelled': () => scopeOf('inspections.read'),
  'inspection.state_changed': () => scopeOf('inspections.read'),
  'report.completed': () => scopeOf('inspections.read'),
  'report.commented': () => scopeOf('reports.read'),
  'report.signed': () => scopeOf('reports.read'),
  'property.created': () => scopeOf('properties.read'),
  'property.updated': () => scopeOf('properties.read'),
  'attachment.created': ofPart,
  'room.updated': ofPart,
  'item.updated': ofPart,
  'action.updated': ofPart,
  'contact.updated': (data) => `case when ${data} ? 'inspection_id' then 'inspections.read' else 'properties.read' end`,
  'client.updated': () => scopeOf('clients.read'),
  'meter.updated': () => scopeOf('properties.read'),
  'record.deleted': ofDeletion,
};

/** SQL of that scope for an event of any kind; null for a kind that nobody knows. */
export const readingScope = (kind: string, data: string): string =>
  `case ${kind} ${Object.entries(readBy)
    .map(([one, scope]) => `when '${one}' then ${scope(data)}`)
    .join(' ')} end`;

/** SQL of whether the webhook `w` is told of what this scope reads. `account` is that of the webhook. */
export const isToldOf = (w: string, scope: string, account: string): string =>
  isLetBy(w, account, (scopes) => `${scope} = any(${scopes})`);

/** SQL of whether anybody lets the application of the webhook `w` act still; while nobody does it is told of nothing. */
export const isApproved = (w: string, account: string): string =>
  isLetBy(w, account, (scopes) => `${scopes} && a.scopes`);

function isLetBy(w: string, account: string, isAmong: (scopes: string) => string): string {
  const opens = (token: string) => `${token}.account_id = ${account} and ${token}.grant_id = g.id
    and ${token}.expires_at > now() and ${isAmong(`${token}.scopes`)}`;
  return `(${w}.application_id is null or exists (
    select from applications a
    join grants g on g.account_id = ${account} and g.application_id = a.id and g.revoked_at is null
    join users u on u.account_id = ${account} and u.id = g.user_id and u.archived_at is null and u.role <> ${roles.client}
    where a.account_id = ${account} and a.id = ${w}.application_id and ${isAmong('a.scopes')}
      and (exists (select from access_tokens t where ${opens('t')})
        or exists (select from refresh_tokens r where ${opens('r')} and r.used_at is null))))`;
}
