/** Time stamps of the signatures of PDFs: the first of a signature is kept, for whoever makes the same PDF again. */
import type { Executor } from '../database/database.ts';

type OfSignature = { pdfId: number; imprint: Uint8Array };

/** `ask` gets one where none is kept. */
export async function findTimeStamp(
  db: Executor,
  accountId: number,
  { pdfId, imprint }: OfSignature,
  ask: () => Promise<Buffer>,
): Promise<Buffer> {
  const key = [accountId, pdfId, Buffer.from(imprint).toString('hex')];
  const find = async () => {
    const [row] = await db.rows<{ stamp: Buffer }>(
      'pdf_time_stamps.find',
      'select stamp from pdf_time_stamps where account_id = $1 and pdf_id = $2 and imprint = $3',
      key,
    );
    return row?.stamp;
  };
  const kept = await find();
  if (kept !== undefined) return kept;
  const asked = await ask();
  await db.rows(
    'pdf_time_stamps.keep',
    `insert into pdf_time_stamps (account_id, pdf_id, imprint, stamp) values ($1, $2, $3, $4)
     on conflict (account_id, pdf_id, imprint) do nothing`,
    [...key, asked],
  );
  return (await find()) ?? asked;
}
