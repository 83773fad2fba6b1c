/** Idempotency-Key: a repeated request gets the first answer again instead of a second effect. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { KeptAnswer } from '#store/access/idempotency.ts';
import type { Unit } from '#store/database/unit-of-work.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A PUT that does more each time it is sent (copies, turns), and so takes an Idempotency-Key like a POST. */
    repeats?: true;
  }
  interface FastifyInstance {
    /**
     * Sends the first answer again when this request is a repetition, and says whether it has; otherwise opens the
     * unit of the request. Called by uploads when their content is known, which run the rest of their work in that
     * unit; for every other request it has been called before the handler.
     */
    answerAgain: (request: FastifyRequest, reply: FastifyReply, body: string) => Promise<boolean>;
  }
  interface FastifyRequest {
    /** Of the first request with a key: what its answer is kept under. */
    claim: Claim | null;
    /** The transaction of a request with a key: its changes and its kept answer are stored together. */
    unit: Unit | null;
  }
}

type Claim = { keyHash: Buffer; claimedAt: string };

const MOST_KEY_CHARACTERS = 255;
const keptHeaders = ['content-type', 'etag', 'location'];
/** Secrets are shown once: a repeated answer has them blanked, in JSON and in JSONx. */
const secretMember = /("(?:secret|client_secret)"\s*:\s*)"(?:[^"\\]|\\.)*"/g;
const secretElement = /<json:string name="(secret|client_secret)">[^<]*<\/json:string>/g;

const withoutSecrets = (answer: string) =>
  answer.replaceAll(secretMember, '$1null').replaceAll(secretElement, '<json:null name="$1"/>');

const sha256 = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest();

function keyOf(request: FastifyRequest): string | undefined {
  const { method, routeOptions } = request;
  if (method !== 'POST' && routeOptions.config.repeats !== true) return undefined;
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

/** Of public operations the token in the path says whose key it is; a tenant's stays good when a new link is sent. */
function subjectOf({ caller, tenant, routeOptions }: FastifyRequest): string[] {
  const who = routeOptions.config.operation?.who;
  if (who === 'public') return ['public'];
  return who === 'tenant'
    ? ['tenant', String(tenant.inspectionId)]
    : [String(caller.applicationId), String(caller.userId)];
}

export const idempotency = fastifyPlugin(async (api: FastifyInstance) => {
  api.decorateRequest('claim', null);
  api.decorateRequest('unit', null);

  api.decorate('answerAgain', async (request: FastifyRequest, reply: FastifyReply, body: string) => {
    const key = keyOf(request);
    if (key === undefined) return false;
    const { path, whole } = addressOf(request);
    const keyHash = sha256(...subjectOf(request), request.method, path, key);
    const claim = await api.store.idempotency.claim(keyHash, sha256(body, whole));
    if (claim.outcome === 'first') {
      request.unit = await openUnit(keyHash);
      request.claim = { keyHash, claimedAt: claim.claimedAt };
      return false;
    }
    if (claim.outcome === 'running') {
      throw stillRunning();
    }
    if (claim.outcome === 'other body') {
      throw new Refusal('idempotency_mismatch', 'This Idempotency-Key was used for a request with another body.');
    }
    reply.header('idempotent-replayed', 'true').headers(claim.headers).code(claim.status);
    reply.serializer((payload: unknown) => payload as string).send(claim.body.length === 0 ? undefined : claim.body);
    return true;
  });

  api.addHook('preHandler', (request, reply, done) => {
    // An upload asks when its content is known: no transaction waits for a slow line.
    if (keyOf(request) === undefined || isUpload(request)) done();
    else api.answerAgain(request, reply, bodyOf(request)).then((isAnswered) => (isAnswered ? undefined : done()), done);
  });

  // By callback: what follows an async hook would not run inside.
  api.addHook('preHandler', ({ unit }, _reply, done) => {
    if (unit === null) done();
    else unit.run(done);
  });

  /** Should this fail, the database is away, and the key is free again in a moment: the answer goes out all the same. */
  const release = (keyHash: Buffer): Promise<void> => api.store.idempotency.release(keyHash).catch(() => undefined);

  const openUnit = async (keyHash: Buffer): Promise<Unit> => {
    let unit: Unit | undefined;
    try {
      unit = await api.store.openUnit();
      await unit.run(() => api.store.idempotency.hold(keyHash));
      return unit;
    } catch (error) {
      await unit?.rollback();
      await release(keyHash);
      throw error;
    }
  };

  api.addHook('onSend', (request, reply, payload, done) => {
    const { claim, unit } = request;
    if (claim === null || unit === null) {
      done(null, payload);
      return;
    }
    request.claim = null;
    request.unit = null;
    settle(reply, payload, claim, unit).then(() => done(null, payload), done);
  });

  const settle = async (reply: FastifyReply, payload: unknown, claim: Claim, unit: Unit): Promise<void> => {
    const isRefused = reply.statusCode >= 400;
    const isText = typeof payload === 'string' || payload === undefined || payload === null;
    if (isRefused || !isText) {
      await (isRefused ? unit.rollback() : unit.commit());
      await release(claim.keyHash);
      return;
    }
    const answer = answerOf(reply, payload ?? '');
    try {
      const isKept = await unit.run(() => api.store.idempotency.keep(claim.keyHash, claim.claimedAt, answer));
      if (!isKept) throw stillRunning();
      await unit.commit();
    } catch (error) {
      await unit.rollback();
      await release(claim.keyHash);
      throw error;
    }
  };
});

/** What an operation that takes no body is sent all the same is not read: it may be anything, as deep as one likes. */
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
