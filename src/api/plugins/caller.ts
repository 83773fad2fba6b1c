/** `Authorization: Bearer …` (RFC 6750) → on whose behalf the request acts. */
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Executor } from '#store/database/database.ts';
import { findBearer } from '#store/access/oauth-bearer.ts';

/** RFC 6750 section 2.1: the scheme in any case, one b64token. */
const bearer = /^bearer +([\w\-.~+/]+=*) *$/i;

/** Undefined when the header is malformed. */
export function bearerTokenOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined || authorization === '') {
    throw new Refusal('token_missing', 'This needs an access token: Authorization: Bearer <ACCESS_TOKEN>.');
  }
  return bearer.exec(authorization)?.[1];
}

export type FindCaller = (authorization: string | undefined) => Promise<Caller>;

export function bearerCaller(database: Executor): FindCaller {
  return async (authorization) => {
    const token = bearerTokenOf(authorization);
    const found = token === undefined ? undefined : await findBearer(database, token);
    if (found === undefined) throw new Refusal('token_invalid', 'The access token is malformed, expired or revoked.');
    return found;
  };
}
