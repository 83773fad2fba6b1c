/** Questions of a review: /inspections/:inspection_id/questions. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { InspectionPath } from '#contract/inspection.ts';
import {
  ReviewQuestion,
  ReviewQuestionAddition,
  ReviewQuestionChange,
  ReviewQuestionPath,
  ReviewQuestions,
} from '#contract/inspections/review-question.ts';
import type { RouteApi } from '../../route-api.ts';
import { askQuestion, changeQuestion } from './ask-question.ts';
import { presentQuestion } from './present.ts';

export const questionRoutes: FastifyPluginAsyncZod = async (api) => {
  getReviewQuestionsRoute(api);
  createReviewQuestionRoute(api);
  updateReviewQuestionRoute(api);
};

function getReviewQuestionsRoute(api: RouteApi): void {
  api.get('/inspections/:inspection_id/questions', {
    schema: {
      operationId: 'getReviewQuestions',
      summary: 'Questions of a review, with their answers',
      params: InspectionPath,
      response: { 200: ReviewQuestions },
    },
    handler: async ({ caller, params, store }) => {
      const { id } = await store.inspections.get(caller, params.inspection_id);
      const questions = await store.reviewQuestions.listAll(caller.accountId, id);
      return { questions: questions.map(presentQuestion) };
    },
  });
}

function createReviewQuestionRoute(api: RouteApi): void {
  api.post('/inspections/:inspection_id/questions', {
    schema: {
      operationId: 'createReviewQuestion',
      summary: 'Ask about a field or a photograph of an item, or suggest other words for it',
      params: InspectionPath,
      body: ReviewQuestionAddition,
      response: { 200: ReviewQuestion },
    },
    handler: async ({ caller, params, body, store }) =>
      presentQuestion(await askQuestion(store, caller, params.inspection_id, body)),
  });
}

function updateReviewQuestionRoute(api: RouteApi): void {
  api.put('/inspections/:inspection_id/questions/:question_id', {
    schema: {
      operationId: 'updateReviewQuestion',
      summary: 'Answer a question of a review, resolve it, or say that its words were taken',
      params: ReviewQuestionPath,
      body: ReviewQuestionChange,
      response: { 200: ReviewQuestion },
    },
    handler: async ({ caller, params, body, store }) =>
      presentQuestion(
        await changeQuestion(
          store,
          caller,
          { inspectionId: params.inspection_id, questionId: params.question_id },
          body,
        ),
      ),
  });
}
