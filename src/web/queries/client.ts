/** The generated client, made ours: this deployment's address, the session's token, errors as our own. */
import { webConfig } from '#web/env.ts';
import { heldToken } from '#web/session/access-token.ts';
import { dropEarly, takeEarly } from '#web/session/early-answers.ts';
import { accessToken, handleUnauthorized } from '#web/session/session.ts';
import { noteHeard } from '#web/session/offline.ts';
import { SessionUnreachable } from '#web/session/session-fault.ts';
import { ConnectionLost, toApiError } from './api-error.ts';
import { client } from './generated/client.gen.ts';
import { withRepeatKey } from './repeated-post.ts';
import { noteVersionAt } from './report-versions.ts';
import { countWrite } from './writes-under-way.ts';

/** A token may end between two requests: one that was refused for it is sent once more with the next. */
async function sendTwiceWhenRefused(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  return countWrite(request.method, async () => {
    const response = await withRepeatKey(request, async () => {
      const again = request.clone();
      const first = await send(request);
      if (first.status !== 401) return first;
      const refused = request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? '';
      again.headers.set('Authorization', `Bearer ${await handleUnauthorized(refused)}`);
      return fetch(again);
    });
    if (response.ok) noteHeard();
    // A write in somebody else's name is somebody else's.
    if (request.headers.get('Authorization') === `Bearer ${heldToken()?.token}`)
      noteVersionAt(request.url, (header) => response.headers.get(header));
    return response;
  });
}

/** Queries that the boot script has sent are not sent again. */
function send(request: Request): Promise<Response> {
  if (request.method === 'GET') return takeEarly(request.url) ?? fetch(request);
  dropEarly();
  return fetch(request);
}

/** Before the first query: keys carry the address. */
export function prepareClient(): void {
  client.setConfig({ baseUrl: webConfig.apiUrl, auth: () => accessToken(), fetch: sendTwiceWhenRefused });
  client.interceptors.error.use((error, response) =>
    error instanceof SessionUnreachable ? new ConnectionLost(error) : toApiError(error, response),
  );
}
