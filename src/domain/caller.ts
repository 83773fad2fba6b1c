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
  /** The approval that the token came from, and stays with it through every refresh. */
  grantId: string;
  scopes: ReadonlySet<Scope>;
};

/** Who came by the link of one self-service or live inspection: no user of the account, and at home in this report only. */
export type Tenant = {
  accountId: number;
  userId: null;
  userName: string;
  role: 'tenant';
  clientId: null;
  applicationName: string;
  inspectionId: number;
};

/** Who can write a report. */
export type Writer = Caller | Tenant;
