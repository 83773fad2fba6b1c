/** On whose behalf a request or a job acts. */
import type { Role } from './role.ts';
import type { Scope } from './scope.ts';

export type Caller = {
  accountId: number;
  userId: number;
  userName: string;
  role: Role;
  /** The client record a person with the client role belongs to. */
  clientId: number | null;
  applicationId: number;
  applicationName: string;
  scopes: ReadonlySet<Scope>;
};
