/** The promises of a visit that is ahead, on the wire. */
import * as z from 'zod';
import { readinessParts } from '#domain/schedule/readiness.ts';
import { open } from '../wire.ts';

const Promised = open({
  part: z
    .enum(readinessParts)
    .describe(
      'The promise: the date agreed, keys known, a source report, access and parking, the contacts told, the clerk',
    ),
  detail: z.string().nullable().describe('What is missing; null for nothing'),
});

export const Readiness = z.array(Promised).nullable().optional().meta({
  description: 'The promises of a visit ahead; null once it has begun, and of a tenant; absent for people of clients',
  'x-keyturn-extension': true,
});
