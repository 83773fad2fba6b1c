/**
 * Decides whether the application gets its scopes: a person is asked, or, for Keyturn's own, they are given at once.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { roleNames, roles, type ServiceRole, serviceRoles } from '#domain/role.ts';
import { buildSecurityLogStore } from '#store/access/security-log.ts';
import type { Database, Executor } from '#store/database/database.ts';
import { addGrant } from '#store/access/oauth-tokens.ts';
import { buildToken } from '#store/secrets/random-token.ts';
import { isFreshSignIn, type Person, removeSignIn } from '#store/access/sign-in.ts';
import { allowServiceUser, findServiceRole } from '#store/access/service-users.ts';
import { originOf } from '../network.ts';
import type { Fields } from './fields.ts';
import { type AuthorizationRequest, ownAddress, redirectWith } from './authorization-request.ts';
import { OAuthError, RedirectedError } from './oauth-error.ts';
import { consentPage } from './pages/consent-page.ts';
import { sendPage } from './pages/send-page.ts';
import { formProof, type SignInCookie } from './sign-in/sign-in-cookie.ts';

/** A person with the token of their sign-in. */
export type SignedIn = { person: Person; token: string };

type ConsentOptions = { database: Database; cookie: SignInCookie; issuer: string };

type Granted = Pick<AuthorizationRequest, 'application' | 'scopes'> & {
  accountId: number;
  userId: number;
  /** Undefined while the application acts for the person who allows it. */
  service: { id: number; role: ServiceRole } | undefined;
};

async function logGrant(
  tx: Executor,
  request: FastifyRequest,
  { accountId, userId, application, scopes, service }: Granted,
): Promise<void> {
  const by = { accountId, userId, from: originOf(request) };
  const subject = { type: 'application', id: application.id };
  await buildSecurityLogStore(tx).add(by, {
    kind: 'grant.made',
    subject,
    facts: { scopes, ...(service && { service_user: service.id, role: roleNames[service.role] }) },
  });
}

export function buildConsent({ database, cookie, issuer }: ConsentOptions) {
  const roleOfService = ({ application }: AuthorizationRequest, { accountId }: Person) =>
    findServiceRole(database, { accountId, applicationId: application.id });

  const ask = async (
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: AuthorizationRequest,
    { person, token }: SignedIn,
  ): Promise<FastifyReply> => {
    const service = mayAllowService(wanted, person)
      ? {
          role: await roleOfService(wanted, person),
          needsProof: !(await isFreshSignIn(database, person.accountId, token)),
        }
      : undefined;
    const page = { action: ownAddress(request), proof: formProof(token), request: wanted, person, service };
    return sendPage(reply, consentPage(page));
  };

  /** Sends the person back with a code. */
  const give = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { application, redirectUri, state, scopes, codeChallenge }: AuthorizationRequest,
    { person: { userId, accountId }, token }: SignedIn,
    role?: ServiceRole,
  ): Promise<FastifyReply> => {
    const code = await database.transaction(async (tx) => {
      const { id: applicationId, name } = application;
      const service =
        role === undefined
          ? undefined
          : { role, id: await allowServiceUser(tx, { accountId, applicationId, name, role }) };
      // The back office is allowed by signing in, which is in the log already.
      if (!application.firstParty) await logGrant(tx, request, { userId, accountId, application, scopes, service });
      const from = originOf(request);
      return addGrant(tx, {
        accountId,
        userId: service?.id ?? userId,
        application,
        scopes,
        signInToken: service === undefined ? token : null,
        redirectUri,
        codeChallenge,
        from,
      });
    });
    return reply.redirect(redirectWith(redirectUri, { code, state, iss: issuer }), 303);
  };

  /** Whether a service user is to be allowed by a sign-in that is too old for that. */
  const needsProof = async (wanted: AuthorizationRequest, signedIn: SignedIn, fields: Fields): Promise<boolean> => {
    if (fields.decision !== 'allow' || readService(fields, wanted, signedIn) === undefined) return false;
    return !(await isFreshSignIn(database, signedIn.person.accountId, signedIn.token));
  };

  const take = async (
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: AuthorizationRequest,
    signedIn: SignedIn,
    fields: Fields,
  ): Promise<FastifyReply> => {
    const { decision } = fields;
    if (decision === 'allow') return give(request, reply, wanted, signedIn, readService(fields, wanted, signedIn));
    if (decision === 'deny') throw new RedirectedError('access_denied', 'The person did not allow it.', wanted);
    if (decision !== 'switch') throw new OAuthError('invalid_request', 'The decision is neither allow nor deny.');
    await removeSignIn(database, signedIn.token);
    cookie.write(reply, buildToken(), 'visitor');
    return reply.redirect(ownAddress(request), 303);
  };

  return { ask, give, needsProof, take };
}

/** An application of the firm's own, allowed by one of its administrators. */
function mayAllowService({ application }: AuthorizationRequest, { role }: Person): boolean {
  return role === roles.administrator && !application.firstParty;
}

/** The role of the service user; undefined where the application is to act for the person. */
function readService(
  { as, role }: Fields,
  wanted: AuthorizationRequest,
  { person }: SignedIn,
): ServiceRole | undefined {
  if (as === undefined || as === 'person') return undefined;
  const chosen = serviceRoles.find((one) => String(one) === role);
  if (as !== 'service' || chosen === undefined || !mayAllowService(wanted, person))
    throw new OAuthError('invalid_request', 'Only an administrator lets an application act as a service user.');
  return chosen;
}
