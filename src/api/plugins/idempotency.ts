/** Idempotency-Key: a repeated request gets the first answer again instead of a second effect. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { invalid, Refusal } from '#domain/refusal.ts';
import { buildIdempotencyStore, type KeptAnswer, type RepetitionKey } from '#store/access/idempotency.ts';
import type { Database } from '#store/database/database.ts';
import { findAccountOfToken } from '#store/directory/token-accounts.ts';
import { type ClaimedKey, claimKey, type KeyedTransaction } from '#store/keyed-transaction.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether it takes an Idempotency-Key; a POST does. True for a PUT that does more each time it is sent (copies, turns);
     * false for a POST that takes or shows secrets which must not be kept.
     */
    repeats?: boolean;
  }
  interface FastifyInstance {
    /**
     * Sends the first answer again when this request is a repetition, and says whether it has. Otherwise it opens the
     * transaction of a request with a key, whose store is `request.store` from then on. Uploads call it when their
     * content is known; for every other request it has been called before the handler.
     */
    answerAgain: (request: FastifyRequest, reply: FastifyReply, body: string) => Promise<boolean>;
  }
  interface FastifyRequest {
    /** The first request with a key: its changes and its kept answer are stored together. */
    transaction: KeyedTransaction | null;
  }
}

const MOST_KEY_CHARACTERS = 255;
const keptHeaders = ['content-type', 'etag', 'location', 'keyturn-report-version'];
/** Secrets are shown once: a repeated answer has them blanked, in JSON and in JSONx. */
const secretMember = /("(?:secret|client_secret|invitation_link|reset_link)"\s*:\s*)"(?:[^"\\]|\\.)*"/g;
const secretElement = /<json:string name="(secret|client_secret|invitation_link|reset_link)">[^<]*<\/json:string>/g;

const withoutSecrets = (answer: string) =>
  answer.replaceAll(secretMember, '$1null').replaceAll(secretElement, '<json:null name="$1"/>');

const sha256 = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest();

function keyOf(request: FastifyRequest): string | undefined {
  const { method, routeOptions } = request;
  if (!(routeOptions.config.repeats ?? method === 'POST')) return undefined;
  const key = request.headers['idempotency-key'];
  if (key === undefined || routeOptions.config.operation === undefined) return undefined;
  if (typeof key !== 'string' || key.length === 0 || key.length > MOST_KEY_CHARACTERS) {
    throw invalid({
      parameter: 'Idempotency-Key',
      code: 'length',
      detail: `Idempotency-Key takes 1 to ${MOST_KEY_CHARACTERS} characters.`,
    });
  }
  return key;
}

/** Path and query; an address is the same with a slash at its end. */
function addressOf({ url }: FastifyRequest): { path: string; whole: string } {
  const [path = '', ...query] = url.replace(/\/(?=\?|$)/, '').split('?');
  return { path, whole: [path, ...query].join('?') };
}

/**
 * For public operations the token in the path names the owner of the key; a tenant's key stays good when a new link is
 * sent.
 */
function subjectOf({ caller, tenant, routeOptions }: FastifyRequest): string[] {
  const who = routeOptions.config.operation?.who;
  if (who === 'public') return ['public'];
  return who === 'tenant'
    ? ['tenant', String(tenant.accountId), String(tenant.inspectionId)]
    : [String(caller.accountId), String(caller.applicationId), String(caller.userId)];
}

/** Undefined for a public operation with an unknown key or link: it is refused, repeated or not. */
async function accountOf(database: Database, request: FastifyRequest): Promise<number | undefined> {
  const { caller, tenant, routeOptions } = request;
  const who = routeOptions.config.operation?.who;
  if (who === 'tenant') return tenant.accountId;
  if (who !== 'public') return caller.accountId;
  const { report_key: reportKey = '' } = request.params as { report_key?: string };
  return findAccountOfToken(database, reportKey);
}

export const idempotency = fastifyPlugin(async (api: FastifyInstance, { database }: { database: Database }) => {
  const former = buildIdempotencyStore(database);
  /** Asked once: there come no more of them. */
  let hasFormer: boolean | undefined;

  const claim = async (key: RepetitionKey, bodyHash: Buffer): Promise<ClaimedKey> => {
    hasFormer ??= await former.hasFormer();
    const answered = hasFormer ? await former.findFormer(key.keyHash, bodyHash) : undefined;
    return answered ?? claimKey(database, key, bodyHash);
  };

  api.decorateRequest('transaction', null);

  api.decorate('answerAgain', async (request: FastifyRequest, reply: FastifyReply, body: string) => {
    const key = keyOf(request);
    if (key === undefined) return false;
    const { path, whole } = addressOf(request);
    const accountId = await accountOf(database, request);
    if (accountId === undefined) return false;
    const keyHash = sha256(...subjectOf(request), request.method, path, key);
    const claimed = await claim({ accountId, keyHash }, sha256(body, whole));
    if (claimed.outcome === 'first') {
      request.transaction = claimed.transaction;
      request.store = claimed.transaction.store;
      return false;
    }
    if (claimed.outcome === 'running') {
      throw stillRunning();
    }
    if (claimed.outcome === 'other body') {
      throw new Refusal('idempotency_mismatch', 'This Idempotency-Key was used for a request with another body.');
    }
    const { headers, status, body: kept } = claimed;
    reply.header('idempotent-replayed', 'true').headers(headers).code(status);
    reply.serializer((payload: unknown) => payload as string).send(kept.length === 0 ? undefined : kept);
    return true;
  });

  api.addHook('preHandler', (request, reply, done) => {
    // An upload asks when its content is known: no transaction waits for a slow line.
    if (keyOf(request) === undefined || isUpload(request)) done();
    else api.answerAgain(request, reply, bodyOf(request)).then((isAnswered) => (isAnswered ? undefined : done()), done);
  });

  api.addHook('onSend', (request, reply, payload, done) => {
    const { transaction } = request;
    if (transaction === null) {
      done(null, payload);
      return;
    }
    request.transaction = null;
    end(transaction, reply, payload).then(() => done(null, payload), done);
  });
});

async function end(transaction: KeyedTransaction, reply: FastifyReply, payload: unknown): Promise<void> {
  if (reply.statusCode >= 400) return transaction.undo();
  const isText = typeof payload === 'string' || payload === undefined || payload === null;
  if (!isText) return transaction.commit();
  if (!(await transaction.keep(answerOf(reply, payload ?? '')))) throw stillRunning();
}

/** The body of a request whose operation takes none is not read: it may be anything, as deep as one likes. */
function bodyOf({ body, routeOptions }: FastifyRequest): string {
  return JSON.stringify(routeOptions.schema?.body === undefined ? null : (body ?? null));
}

function isUpload({ headers, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.allowance === 'uploads' && /^multipart\//i.test(headers['content-type'] ?? '');
}

function answerOf(reply: FastifyReply, payload: string): KeptAnswer {
  const headers: Record<string, string> = {};
  for (const name of keptHeaders) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  return { status: reply.statusCode, headers, body: Buffer.from(withoutSecrets(payload)) };
}

function stillRunning(): Refusal {
  return new Refusal('request_in_progress', 'The first request with this Idempotency-Key is still running.', {
    retryAfter: 1,
  });
}
