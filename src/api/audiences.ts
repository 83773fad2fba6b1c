/** Groups of people, and the rule of one operation: its scopes, and the group that may use it. */
import { isManager, isStaff, type Role, roles } from '#domain/role.ts';
import type { Scope } from '#domain/scope.ts';

/**
 * `public` is anyone who holds a link: its token stands in the path, no bearer is looked at, and there are no scopes.
 * `tenant` holds the link of one self-service or live inspection: its token is the bearer, and opens that report only.
 * `everyone` includes people of clients, who see only their own things; finer rules (steps of a report) are the
 * domain's. `sharers` hand out links: people of clients to finished reports of their own.
 */
export const audiences = {
  public: () => true,
  tenant: () => false,
  everyone: () => true,
  staff: isStaff,
  clerks: (role: Role) => isManager(role) || role === roles.clerk,
  reviewers: (role: Role) => isManager(role) || role === roles.reviewer,
  managers: isManager,
  sharers: (role: Role) => isManager(role) || role === roles.client,
  administrators: (role: Role) => role === roles.administrator,
} as const;
export type Audience = keyof typeof audiences;

export type Operation = {
  scopes: Scope[];
  who: Audience;
  /** For the back office alone: an application with the scope could give itself more, or become somebody. */
  firstParty?: true;
  /** Not in the published interface: marked `x-keyturn-extension` in the OpenAPI document. */
  extension?: true;
};
