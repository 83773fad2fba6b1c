/** PDFs that were promised with 202. */
import { states } from '#domain/inspection-state.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#store/database/database.ts';
import { givenInspection } from '../given-property.ts';
import type { Ledger, Send } from './ledger.ts';

export type AskedPdf = { inspectionId: number; pdfId: number };

/** A report of its own, and its PDF asked for. */
export async function givenPdf(database: Database, send: Send, ledger: Ledger): Promise<AskedPdf> {
  const { id } = await givenInspection(database, ledger.accountId, ledger.propertyId, { state: states.active });
  const made = async (path: string, body: object): Promise<number> => {
    const { status, json } = await send('POST', `/inspections/${id}${path}`, body);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    return json.id;
  };
  const room = await made('/rooms', { name: 'Hall', block_type: 'DETAILED' });
  for (const name of ['Walls', 'Ceiling', 'Door']) await made(`/rooms/${room}/items`, { name, condition: 'Good' });
  const { status } = await send('POST', `/inspections/${id}/pdf`, { type: 'FULL' });
  if (status !== 202) throw new Error(`the PDF was answered with ${status}`);
  const { rows } = await database.pool.query<{ id: number }>('select id from pdfs where inspection_id = $1', [id]);
  return { inspectionId: id, pdfId: rows[0]?.id ?? 0 };
}

export async function waitUntilRunning({ pool }: Database, pdfId: number): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(10)) {
    const { rows } = await pool.query<{ state: string }>('select state from pdfs where id = $1', [pdfId]);
    if (rows[0]?.state !== 'queued') return;
  }
  throw new Error(`PDF ${pdfId} was not begun within a minute`);
}

/** Asks as an application does, until each is answered with 200; those that are not in time are given back. */
export async function waitUntilReady(send: Send, asked: AskedPdf[], patience: number): Promise<AskedPdf[]> {
  let left = asked;
  for (const deadline = Date.now() + patience; left.length > 0 && Date.now() < deadline; await pause(500)) {
    const still: AskedPdf[] = [];
    for (const one of left) {
      const { status } = await send('POST', `/inspections/${one.inspectionId}/pdf`, { type: 'FULL' });
      if (status !== 200) still.push(one);
    }
    left = still;
  }
  return left;
}
