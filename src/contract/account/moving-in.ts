/** The beginning of a firm: the page that opens its account, its first steps, and which of them it leaves out. */
import * as z from 'zod';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { movingInSteps } from '#domain/usual-things/moving-in-steps.ts';
import { codeWords, open } from '../wire.ts';

const Step = z.enum(movingInSteps);

export const MovingIn = open({
  dismissed: z.boolean().describe('Whether the firm wants to see these steps no more, or began before there were any'),
  steps: z
    .array(
      open({
        key: Step.describe('The step'),
        done: z.boolean().describe('Whether what it asks for is there, looked up at the moment of this answer'),
        skipped: z.boolean().describe('Whether the firm leaves it out'),
      }),
    )
    .describe('In the order in which most firms take them'),
  types_without_template: z
    .array(z.int())
    .describe(`Types of inspection for which the booking form chooses no template: ${codeWords(inspectionTypes)}`),
}).meta({ id: 'MovingIn' });

export const MovingInChange = z
  .object({
    dismissed: z.boolean(),
    steps: z.array(z.object({ key: Step, skipped: z.boolean() })).max(movingInSteps.length),
  })
  .partial()
  .meta({ id: 'MovingInChange' });

export const SetUpLink = open({
  url: z.string().describe('The page that opens an account. It works once'),
}).meta({ id: 'SetUpLink' });
