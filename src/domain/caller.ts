/** The person or tenant for whom a request or a job acts. */
import type { Role } from './role.ts';
import type { Scope } from './scope.ts';

/** The network address and browser of a request, as far as it says so. */
export type Origin = { address: string; browser: string | null };

export type Caller = {
  accountId: number;
  userId: number;
  userName: string;
  role: Role;
  /** The client record that a person with the client role belongs to. */
  clientId: number | null;
  applicationId: number;
  applicationName: string;
  /** Whether it is the installation's own back office. */
  isFirstParty: boolean;
  /** The approval that the token came from. Refreshing the token keeps it. */
  grantId: string;
  scopes: ReadonlySet<Scope>;
  /** Left out where no request asks. */
  from?: Origin;
};

/**
 * Somebody who came by the link of one self-service or live inspection: no user of the account, and confined to this
 * report.
 */
export type Tenant = {
  accountId: number;
  userId: null;
  userName: string;
  role: 'tenant';
  clientId: null;
  applicationName: string;
  inspectionId: number;
  /** Another for each link, and no secret. */
  linkDigest: string;
};

/** Anyone who can write a report. */
export type Writer = Caller | Tenant;
