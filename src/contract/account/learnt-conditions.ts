/** Words of the firm's own finished reports, which the editor offers. */
import * as z from 'zod';
import { grades } from '#domain/typing/grade.ts';
import { open } from '../wire.ts';

export const LearntConditions = open({
  version: z.int().describe('The version of all of them, as in the `ETag`'),
  learnt: z
    .array(
      open({
        item: z.string().nullable().describe('Of which item they were said, in small letters; null: of several'),
        grade: z.enum(grades).nullable().describe('Under which grade; null: under several, or under none'),
        phrases: z
          .array(z.string())
          .describe('Words that finished reports of three homes or more have in common, the commonest first'),
      }),
    )
    .describe('Groups of phrases, 600 at most'),
}).meta({ id: 'LearntConditions' });
