/** `Authorization: Bearer …` (RFC 6750) → on whose behalf the request acts. */
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Executor } from '#store/database.ts';
import { findBearer } from '#store/oauth-bearer.ts';

/** RFC 6750 section 2.1: the scheme in any case, one b64token. */
const bearer = /^bearer +([\w\-.~+/]+=*) *$/i;

export function bearerCaller(database: Executor): (authorization: string | undefined) => Promise<Caller> {
  return async (authorization) => {
    if (authorization === undefined || authorization === '') {
      throw new Refusal('token_missing', 'This needs an access token: Authorization: Bearer <ACCESS_TOKEN>.');
    }
    const [, token] = bearer.exec(authorization) ?? [];
    const caller = token === undefined ? undefined : await findBearer(database, token);
    if (caller === undefined) throw new Refusal('token_invalid', 'The access token is malformed, expired or revoked.');
    return caller;
  };
}
