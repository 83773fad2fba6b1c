/** The roles of people in an account. The codes are the `role` of `GET /me`. */

export const roles = { administrator: 1, manager: 2, reviewer: 3, clerk: 4, typist: 5, client: 6 } as const;
export type RoleName = keyof typeof roles;
export type Role = (typeof roles)[RoleName];

export const roleNames = Object.fromEntries(Object.entries(roles).map(([name, code]) => [code, name])) as Record<
  Role,
  RoleName
>;

/** Managers are people with more rights: administrators and managers. */
export function isManager(role: Role): boolean {
  return role <= roles.manager;
}

export function isStaff(role: Role): boolean {
  return role !== roles.client;
}

/** Roles for a service user. It is booked for nothing and claims no jobs, so it is no typist. */
export const serviceRoles = [roles.manager, roles.reviewer, roles.clerk, roles.administrator] as const;
export type ServiceRole = (typeof serviceRoles)[number];

/** Roles for somebody whom only a firm's identity provider knows: never an administrator, nor a person of a client. */
export const newcomerRoles = [roles.manager, roles.reviewer, roles.clerk, roles.typist] as const;
