/** The note of a list that somebody saved as a file. */
import * as z from 'zod';
import { listedKinds } from '#domain/import/listed-kind.ts';
import { orWords } from '../wire.ts';

export const ListExportNote = z
  .object({
    list: z.enum(listedKinds).meta({ description: orWords(listedKinds) }),
    format: z.enum(['csv', 'xlsx']).meta({ description: 'Kind of file' }),
    rows: z.int().min(0).max(1_000_000).meta({ description: 'Rows in the file' }),
  })
  .meta({ id: 'ListExportNote' });
