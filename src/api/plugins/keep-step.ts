/**
 * For systems that keep in step: lists take `updated_since` and `cursor`, and their answers give `Keyturn-Changed-Until`.
 * The number is asked for before anything is read, so that the answer holds every change below it (decision 046).
 */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { ChangeHorizon } from '#store/lists/change-line.ts';
import type { Cursor, Since } from '#store/lists/step.ts';
import { membersOf } from '../schema-members.ts';

/** The part of a list that a request asks for beside its page. */
export type Step = { since?: Since; cursor?: Cursor | null; sort?: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** For lists that keep step, undefined elsewhere. */
    step?: Step;
  }
  interface FastifyInstance {
    /** A cursor on the wire: it is good for this list, in this order, alone. */
    writeCursor(request: FastifyRequest, cursor: Cursor): string;
  }
  interface FastifyContextConfig {
    keepsStep?: true;
  }
}

type StepQuery = { updated_since?: string; cursor?: string; sort?: string };

export function sinceOf(text: string): Since {
  return /^\d+$/.test(text) ? Number(text) : text;
}

export const keepStep = fastifyPlugin(async (api: FastifyInstance, { linkKey }: { linkKey: Buffer }) => {
  const key = createSecretKey(linkKey);
  const sign = ({ url, caller, query }: FastifyRequest, content: string) => {
    const [path = ''] = url.split('?');
    const { sort = '' } = query as StepQuery;
    // A subject begins with a word, so none of these is also the signature of a link.
    const subject = ['cursor', caller.accountId, path, sort, content].join('\n');
    return createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22);
  };

  const readCursor = (request: FastifyRequest, text: string): Cursor | null => {
    if (text === '') return null;
    const [content = '', signature = ''] = text.split('.');
    const [wanted, given] = [Buffer.from(sign(request, content)), Buffer.from(signature)];
    if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) throw invalid(noCursor);
    return JSON.parse(Buffer.from(content, 'base64url').toString()) as Cursor;
  };

  api.decorate('writeCursor', (request: FastifyRequest, cursor: Cursor) => {
    const content = Buffer.from(JSON.stringify(cursor)).toString('base64url');
    return `${content}.${sign(request, content)}`;
  });
  api.decorateRequest('step');
  api.addHook('onRoute', (route) => {
    const query = route.schema?.querystring;
    if (query !== undefined && membersOf(query)?.('updated_since') !== undefined)
      route.config = { ...route.config, keepsStep: true };
  });
  api.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.keepsStep !== true) return;
    const { updated_since, cursor, sort } = request.query as StepQuery;
    if (cursor !== undefined && /[?&]page=/.test(request.url)) throw invalid(pageAndCursor);
    request.step = {
      ...(updated_since !== undefined && { since: sinceOf(updated_since) }),
      ...(cursor !== undefined && { cursor: readCursor(request, cursor) }),
      ...(sort !== undefined && { sort }),
    };
    const line = await request.store.changeLine.look();
    checkLine(request.step.since, line, 'updated_since');
    reply.header('keyturn-changed-until', String(line.until));
  });
});

/** Zero is the beginning of everything. A number that was never given would be answered with nothing, for years. */
export function checkLine(since: Since | undefined, { began, until }: ChangeHorizon, parameter: string): void {
  if (typeof since !== 'number' || since === 0) return;
  if (since > until)
    throw invalid({
      parameter,
      code: 'never_given',
      detail: `${parameter} is greater than any number that was given; send the Keyturn-Changed-Until of your last visit, or read everything afresh, without ${parameter}`,
    });
  if (since >= began) return;
  throw new Refusal(
    'changes_forgotten',
    `Changes since this number are not known any more. Read everything afresh, without ${parameter}, and go on from the Keyturn-Changed-Until of the first answer.`,
  );
}

const noCursor = {
  parameter: 'cursor',
  code: 'unknown_cursor',
  detail: 'cursor is none of this list in this order; begin with an empty one, and then send pagination.nextCursor',
};
const pageAndCursor = {
  parameter: 'cursor',
  code: 'page_and_cursor',
  detail: 'cursor and page cannot be given together; leave one of them out',
};
