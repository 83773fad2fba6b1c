/** Failures to sign in as somebody, in the log of their account. */
import type { FastifyRequest } from 'fastify';
import type { SecurityEventKind } from '#domain/security-event.ts';
import { buildSecurityLogStore, type SecurityEvent } from '#store/access/security-log.ts';
import type { Executor } from '#store/database/database.ts';
import type { UserKey } from '#store/directory/sign-in-names.ts';
import { originOf } from '../../network.ts';

/**
 * After the answer, so that its time does not tell that the address is somebody's. Addresses that are nobody's are only
 * counted, where the limits are.
 */
export function noteFailure(
  database: Executor,
  request: FastifyRequest,
  user: UserKey | undefined,
  kind: SecurityEventKind,
  facts: SecurityEvent['facts'] = {},
): void {
  if (user === undefined) return;
  const { accountId, id } = user;
  const log = buildSecurityLogStore(database);
  const event = { kind, subject: { type: 'person', id }, facts };
  const by = { accountId, userId: null, from: originOf(request) };
  setImmediate(() => {
    const noted = kind === 'sign_in.delayed' ? log.addHourly(by, event) : log.add(by, event);
    void noted.catch((error: unknown) => request.log.error(error));
  });
}
