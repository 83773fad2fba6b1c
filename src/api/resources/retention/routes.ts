/** Rules of retention, rehearsed before they are made, their runs, and what is held against them: /retention and /legal-holds. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  RetentionChange,
  RetentionRehearsal,
  RetentionRehearsalDraft,
  RetentionRule,
  RetentionRun,
  RetentionRunQuery,
} from '#contract/privacy/retention.ts';
import { envelope } from '#contract/wire.ts';
import { retentionKinds } from '#domain/people/retention.ts';
import type { RetentionRule as Rule, RetentionRunRow } from '#store/privacy/retention.ts';
import { checkSettings, withVersion } from '../../content-version.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { legalHoldRoutes } from './legal-holds.ts';

type Api = Parameters<FastifyPluginAsyncZod>[0];

export const retentionRoutes: FastifyPluginAsyncZod = async (api) => {
  rules(api);
  runs(api);
  legalHoldRoutes(api);
};

const presentRule =
  (accountId: number) =>
  ({ kind, months, since }: Rule) => {
    const { label, about, fewestMonths } = retentionKinds[kind];
    return withVersion(accountId, { kind, label, about, fewest_months: fewestMonths, months, since });
  };

function rules(api: Api): void {
  api.get('/retention', {
    schema: {
      operationId: 'getRetention',
      summary: 'For how long each kind of thing is kept',
      response: { 200: z.array(RetentionRule) },
    },
    handler: async ({ caller, store }) =>
      (await store.retention.listRules(caller.accountId)).map(presentRule(caller.accountId)),
  });

  api.post('/retention/rehearsal', {
    schema: {
      operationId: 'rehearseRetention',
      summary: 'What a rule would remove now; nothing is removed',
      body: RetentionRehearsalDraft,
      response: { 200: RetentionRehearsal },
    },
    handler: ({ caller, body, store }) => store.retention.rehearse(caller.accountId, body),
  });

  api.put('/retention', {
    schema: {
      operationId: 'updateRetention',
      summary: 'Make, change or take away a rule of retention',
      description:
        'Everything older goes from the next night on, and for good. `count` is what the dry run told; where more would go ' +
        'by now, it is 422. `If-Match` takes the version of this rule.',
      body: RetentionChange,
      response: { 200: z.array(RetentionRule) },
    },
    handler: async (request) => {
      const { caller, store } = request;
      const { kind, months, count } = request.body;
      const { accountId, userId: actorId } = caller;
      return store.inTransaction(async (tx) => {
        const read = async () => (await tx.retention.listRules(accountId)).map(presentRule(accountId));
        // A rule removes more than any erasure, and for good.
        if (months !== null) await tx.factors.checkProof(caller);
        await tx.retention.lockRules(accountId);
        const before = (await read()).find((rule) => rule.kind === kind);
        if (before !== undefined) checkSettings(request, before);
        if (months === null) await tx.retention.removeRule(accountId, kind);
        else await tx.retention.setRule(accountId, { kind, months, count, actorId });
        const facts = { fields: [`retention.${kind}`], months };
        await tx.securityLog.add(caller, { kind: 'settings.changed', facts });
        return read();
      });
    },
  });
}

const presentRun = ({ id, kind, months, createdAt, finishedAt, removed }: RetentionRunRow) => ({
  id,
  kind,
  months,
  at: createdAt,
  finished_at: finishedAt,
  removed,
});

function runs(api: Api): void {
  api.get('/retention/runs', {
    schema: {
      operationId: 'listRetentionRuns',
      summary: 'What the rules have removed, newest first',
      querystring: RetentionRunQuery,
      response: { 200: envelope(RetentionRun) },
    },
    handler: async (request) => {
      const page = pageOf(request);
      const list = await request.store.retention.listRuns(request.caller.accountId, page);
      return listAnswer(request, page, list, presentRun);
    },
  });
}
