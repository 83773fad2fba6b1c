/** `fetch` for addresses that an administrator typed and a provider named: each is checked at the connection that is used. */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { guardedLookup } from '#jobs/definitions/guarded-lookup.ts';
import { isInternal, type ProviderRules } from '#jobs/definitions/provider-target.ts';
import { urlFault } from '#jobs/definitions/webhook-target.ts';

/** Keys and metadata have some kilobytes. */
const MOST_BYTES = 1_000_000;

type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams | null;
  signal?: AbortSignal;
};

/** Follows no redirects, since `openid-client` asks for none. */
export function buildGuardedFetch(rules: ProviderRules) {
  return async (address: string, { method = 'GET', headers = {}, body, signal }: Asked = {}): Promise<Response> => {
    const url = new URL(address);
    const isOwn = url.protocol === 'https:' && isInternal(url, rules);
    const fault = isOwn ? undefined : urlFault(address, rules);
    if (fault !== undefined) throw new Error(`${url.origin} ${fault}`);
    const text = body == null ? undefined : body.toString();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const outgoing = send(url, {
        method,
        headers: { ...headers, ...(text !== undefined && { 'content-length': String(Buffer.byteLength(text)) }) },
        agent: false,
        ...(!isOwn && { lookup: guardedLookup(rules) }),
        ...(signal !== undefined && { signal }),
      });
      outgoing.on('response', resolve).on('error', reject);
      outgoing.end(text);
    });
    return readAnswer(answer);
  };
}

async function readAnswer(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  let received = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    received += part.length;
    if (received > MOST_BYTES) throw new Error(`The answer has more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  const { statusCode: status = 0, headers } = answer;
  const type = headers['content-type'];
  return new Response(parts.length === 0 ? null : Buffer.concat(parts), {
    status,
    headers: type === undefined ? {} : { 'content-type': type },
  });
}
