/** Code of the guides, with the firm's own ids; `guide-code.test.ts` runs what can be run. */
import type { Pkce } from '#web/session/pkce.ts';

export type OwnIds = {
  /** Such as `https://keyturn.example`. */
  origin: string;
  clientId: string;
  hasSecret: boolean;
  redirectUri: string;
  scopes: readonly string[];
  pkce: Pkce;
  propertyId: number | undefined;
  inspectionId: number | undefined;
};

export function authorizeUrl({ origin, clientId, redirectUri, scopes, pkce }: OwnIds): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state: 'choose-a-random-one',
    code_challenge: pkce.challenge,
    code_challenge_method: 'S256',
  });
  return `${origin}/oauth/authorize?${query}`;
}

/** The endpoint refuses the secret of an application that has none. */
function tokenRequest({ origin, clientId, hasSecret }: OwnIds, grantType: string, fields: readonly string[]): string {
  const client = [`-d client_id=${clientId}`, ...(hasSecret ? ['-d client_secret="$CLIENT_SECRET"'] : [])];
  return [`curl ${origin}/oauth/token`, `-d grant_type=${grantType}`, ...client, ...fields].join(' \\\n  ');
}

export const tokenCode = (ids: OwnIds): string =>
  tokenRequest(ids, 'authorization_code', [
    // A shell would read its question mark and ampersands.
    `--data-urlencode 'redirect_uri=${ids.redirectUri}'`,
    `-d code_verifier=${ids.pkce.verifier}`,
    '-d code="$CODE"',
  ]);

export const refreshCode = (ids: OwnIds): string =>
  tokenRequest(ids, 'refresh_token', ['-d refresh_token="$REFRESH_TOKEN"']);

export const firstCallCode = ({ origin, propertyId }: OwnIds): string =>
  `curl ${origin}/api/properties${propertyId === undefined ? '' : `/${propertyId}`} \\
  -H "Authorization: Bearer $ACCESS_TOKEN"`;

export const sendUnderNameCode = ({ origin }: OwnIds): string =>
  `curl -X PUT ${origin}/api/properties/by-external-id/HOUSE-4711 \\
  -H "Authorization: Bearer $ACCESS_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"address":{"line1":"4 Kent Road","city":"Southsea","postcode":"PO5 3EL"},"no_of_beds":2,"no_of_baths":1}'`;

export const syncCode = ({ origin }: OwnIds): string => `const api = '${origin}/api';
const headers = { authorization: \`Bearer \${process.env.ACCESS_TOKEN}\` };

/** Everything of one list since the last visit; \`since\` is undefined at the first. */
export async function* changes(list, since) {
  let cursor = '';
  let until;
  while (cursor !== null) {
    const query = new URLSearchParams({ per_page: '100', cursor, ...(since && { updated_since: since }) });
    const answer = await fetch(\`\${api}/\${list}?\${query}\`, { headers });
    if (!answer.ok) throw new Error(await answer.text());
    // The first answer's number: nothing below this number can still change unseen.
    until ??= answer.headers.get('keyturn-changed-until');
    const { data, pagination } = await answer.json();
    yield { data, until };
    cursor = pagination.nextCursor;
  }
}

// Keep \`until\` beside what you have stored, and hand it over as \`since\` next time.
for await (const { data, until } of changes('properties', process.env.SINCE)) console.log(until, data.length);`;

export const deletionsCode = ({ origin }: OwnIds): string => `curl "${origin}/api/deletions?since=$SINCE" \\
  -H "Authorization: Bearer $ACCESS_TOKEN"`;

export const uploadCode = ({ origin, inspectionId }: OwnIds): string =>
  `curl ${origin}/api/inspections/${inspectionId ?? 'INSPECTION'}/attachments \\
  -H "Authorization: Bearer $ACCESS_TOKEN" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -F upload=@front-door.jpg \\
  -F description="Front door"`;

export const announceCode = ({ origin, inspectionId }: OwnIds): string =>
  `curl ${origin}/api/inspections/${inspectionId ?? 'INSPECTION'}/report/pending-attachments \\
  -H "Authorization: Bearer $ACCESS_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"identifier":"camera-0001","filename":"tour.mp4","size":48000000,"media_type":"video/mp4"}'`;

/** Runs as it stands: the secret and the port come from the environment. */
export const receiverCode = `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
const LONGEST_AGE = 5 * 60; // seconds

function isFromKeyturn(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' } = headers;
  if (Math.abs(Date.now() / 1000 - Number(at)) > LONGEST_AGE) return false;
  const wanted = createHmac('sha256', secret).update(\`\${id}.\${at}.\`).update(body).digest();
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks); // byte for byte as it came
  if (!isFromKeyturn(request.headers, body)) return response.writeHead(401).end();
  const { type, data } = JSON.parse(body);
  console.log(request.headers['webhook-id'], type, data); // leave out an id that you have seen
  response.writeHead(204).end();
}).listen(Number(process.env.PORT ?? 3000), () => console.log('listening'));
`;
