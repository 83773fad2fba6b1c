/** Plans for the visits of a clerk who is away: /schedule/plans, and what is accepted of them. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { BulkChange } from '#contract/inspections/bulk-change.ts';
import {
  SchedulePlan,
  SchedulePlanAcceptance,
  SchedulePlanDraft,
  SchedulePlanPath,
} from '#contract/inspections/schedule-plan.ts';
import { presentBulkChange } from '../bulk-changes/present.ts';
import { applyPlan } from './apply-plan.ts';
import { makePlan } from './make-plan.ts';
import { presentPlan } from './present.ts';

export const scheduleRoutes: FastifyPluginAsyncZod = async (api) => {
  api.post('/schedule/plans', {
    schema: {
      operationId: 'createSchedulePlan',
      summary: 'Propose who takes the visits of a clerk who is away',
      description:
        'Each visit keeps its time where a colleague is free then; else a colleague may hand a booking over, or the ' +
        'visit gets another time of its day. Nothing is changed before the plan is accepted.',
      body: SchedulePlanDraft,
      response: { 200: SchedulePlan },
    },
    handler: async ({ store, caller, body }) => presentPlan(await makePlan(store, caller, body)),
  });

  api.post('/schedule/plans/:schedule_plan_id/apply', {
    schema: {
      operationId: 'applySchedulePlan',
      summary: 'Carry out what is accepted of a plan, and record that the clerk is away',
      description:
        'It answers with a bulk change, which is undone as one, the leave included. A visit that somebody has changed ' +
        'since, and one whose new clerk has another day by now, is left and named.',
      params: SchedulePlanPath,
      body: SchedulePlanAcceptance,
      response: { 200: BulkChange },
    },
    handler: async (request) => {
      const { store, caller, params, body } = request;
      return presentBulkChange(store, await applyPlan(request, caller, params.schedule_plan_id, body));
    },
  });
};
