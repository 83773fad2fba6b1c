/** A reviewer's questions about fields and photographs of a report, and the words that they would rather read there. */
import * as z from 'zod';
import { questionedFields } from '#domain/review/question.ts';
import { Id, IdParameter, Instant, open, RequiredText, Text } from '../wire.ts';

/** Characters of a question, of words and of an answer. */
const LONGEST = 2000;

const QuestionStep = open({
  id: Id.describe('The person'),
  name: z.string().meta({ description: 'Their name', examples: ['Rosa Reviewer'] }),
  at: Instant.describe('When'),
}).meta({ id: 'ReviewQuestionStep' });

export const ReviewQuestion = open({
  id: Id,
  item_id: Id.nullable().describe('The item; null where it was deleted since'),
  field: z.enum(questionedFields).describe('The field of the item that it is about, or photo'),
  attachment_id: Id.nullable().describe('The photograph; null for a field, and where it was deleted since'),
  about: z.string().meta({ description: 'The names of room and item then', examples: ['Kitchen · Oven'] }),
  text: z.string().meta({ description: 'The question', examples: ['Where is the scratch?'] }),
  suggestion: z
    .string()
    .nullable()
    .meta({ description: 'Words for that field, to be taken as they are', examples: ['Good; scratch 2 cm to door'] }),
  asked: QuestionStep.describe('Who asked'),
  answer: z
    .string()
    .nullable()
    .meta({ description: 'The answer', examples: ['Lower left, photo 2'] }),
  answered: QuestionStep.nullable().describe('Who answered last; null without an answer'),
  resolved: QuestionStep.nullable().describe(
    'Who was content with it, took the words, or let it stand; null while it is open',
  ),
  is_taken: z.boolean().describe('The words that were suggested stand in the field'),
  waived: z
    .string()
    .nullable()
    .meta({ description: 'Why it was let stand without an answer', examples: ['The tenant has moved the sofa since'] }),
}).meta({ id: 'ReviewQuestion' });

export const ReviewQuestions = open({
  questions: z.array(ReviewQuestion).describe('All of this report, in the order they were asked'),
}).meta({ id: 'ReviewQuestions' });

export const ReviewQuestionAddition = z
  .object({
    item_id: Id.describe('The item'),
    field: z.enum(questionedFields).describe('The field of the item that it is about, or photo'),
    attachment_id: Id.nullish().describe('The photograph of that item, for photo alone'),
    text: Text(LONGEST).meta({
      description: 'The question; it may be empty beside a suggestion',
      examples: ['Where is the scratch?'],
    }),
    suggestion: RequiredText(LONGEST)
      .nullish()
      .meta({ description: 'Words for that field', examples: ['Good; scratch 2 cm to door'] }),
  })
  .meta({ id: 'ReviewQuestionAddition' });

export const ReviewQuestionChange = z
  .object({
    answer: Text(LONGEST).nullable().describe('The answer; null or empty takes it back'),
    is_resolved: z.boolean().describe('By its asker and managers; false opens it again'),
    is_taken: z.boolean().describe('The words that were suggested stand in the field now, which resolves it'),
    waived: RequiredText(LONGEST).describe(
      'By reviewers and managers: why it stands without an answer, which resolves it',
    ),
  })
  .partial()
  .meta({ id: 'ReviewQuestionChange', description: 'Members left out are kept' });

export const ReviewQuestionPath = z.object({ inspection_id: IdParameter, question_id: IdParameter });
