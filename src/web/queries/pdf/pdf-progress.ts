/** How far a PDF is, as the live feed tells it: shown in its list without asking for that again. */
import { listPdfsQueryKey } from '../generated/@tanstack/react-query.gen.ts';
import type { Pdf } from '../generated/types.gen.ts';
import { queryClient } from '../query-client.ts';

export type PdfProgress = { inspection_id: number; pdf: Pick<Pdf, 'id' | 'type' | 'state' | 'progress'> };

/** Whether nothing else is to be done: the list is not shown, or knew the PDF. */
export function showPdfProgress({ inspection_id, pdf }: PdfProgress): boolean {
  const queryKey = listPdfsQueryKey({ path: { inspection_id } });
  const list = queryClient.getQueryData<Pdf[]>(queryKey);
  if (list === undefined) return true;
  const known = list.find(({ id }) => id === pdf.id);
  if (known === undefined) return false;
  // The answer read may be newer than this message.
  if (known.state === 'ready' || known.state === 'failed') return true;
  queryClient.setQueryData<Pdf[]>(
    queryKey,
    list.map((one) => (one.id === pdf.id ? { ...one, ...pdf } : one)),
  );
  return true;
}
