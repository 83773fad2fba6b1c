/** Measures the interface while the same process makes three PDFs of 300 photographs, and without them. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Arena, ask, load, type Round, writeAsPeople } from './arena.ts';
import { buildCases } from './cases.ts';
import { addPrintedReports } from './printed-reports.ts';
import { type Contender, startSender, startService } from './processes.ts';
import { median, printTable } from './table.ts';

const goal = 2;
/** People at their screens: enough to keep the service busy, not so many that they only wait for each other. */
const connections = 4;
const pdfs = 3;

type Plan = { rounds: number; seconds: number };

export async function measureBesidePdfs(
  { database, filled }: Pick<Arena, 'database' | 'filled'>,
  url: string,
  { rounds, seconds }: Plan,
): Promise<boolean> {
  const service = await startService(url, 'web,api,worker');
  const sender = startSender();
  const arena = { database, filled, sender };
  try {
    const reads = ['one inspection', 'list of 30 with total', '… by clerk'];
    const chosen = buildCases(filled).filter(({ name }) => reads.includes(name));
    // One of each in turn.
    const asked = filled.inspectionIds.flatMap((_, at) =>
      chosen.flatMap(({ ofService }) => {
        const all = ofService(0);
        return all[at % all.length] ?? [];
      }),
    );
    const requests = writeAsPeople(asked, filled);
    const send = (length: number) => load(arena, service, { name: 'reads', connections, seconds: length, requests });
    const printed = await addPrintedReports(database, filled, { count: rounds * pdfs, dataDir: service.dataDir });
    await send(1);
    const alone: Round[] = [];
    const beside: Round[] = [];
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await send(seconds));
      const reports = printed.slice(round * pdfs, (round + 1) * pdfs);
      const began = performance.now();
      for (const id of reports) await requestPdf(service, id, filled.tokens[0]);
      beside.push(await send(seconds));
      for (const id of reports) await becomesReady(service, id, filled.tokens[0]);
      took.push((performance.now() - began) / 1000);
    }
    return print({ alone, beside, took });
  } finally {
    await Promise.all([service.stop(), sender.stop()]);
  }
}

type Measured = {
  alone: Round[];
  beside: Round[];
  /** Seconds from requesting the PDFs until the last is there. */
  took: number[];
};

function print({ alone, beside, took }: Measured): boolean {
  const row = (name: string, all: Round[]) => [
    name,
    median(all.map(({ perSecond }) => perSecond)).toFixed(0),
    median(all.map(({ p50 }) => p50)).toFixed(1),
    median(all.map(({ p99 }) => p99)).toFixed(1),
  ];
  console.log();
  printTable(
    ['reads by four connections', 'req/s', 'p50 ms', 'p99 ms'],
    [row('alone', alone), row(`while ${pdfs} PDFs are made`, beside)],
  );
  const ratio = median(beside.map(({ p99 }, at) => p99 / (alone[at]?.p99 ?? Number.NaN)));
  console.log(`\nthe PDFs were there after ${median(took).toFixed(1)} s`);
  console.log(
    `p99 beside PDFs: ${ratio.toFixed(2)} of that without, goal ≤ ${goal}   ${ratio <= goal ? 'met' : 'MISSED'}`,
  );
  return ratio <= goal;
}

async function requestPdf(service: Contender, id: number, token: string | undefined): Promise<void> {
  const answer = await ask(service, { method: 'POST', path: `/api/inspections/${id}/pdf` }, token);
  if (answer.status !== 202) throw new Error(`The PDF of ${id}: ${answer.status} ${await answer.text()}`);
}

type Listed = { state: 'queued' | 'running' | 'ready' | 'failed'; failure: string | null }[];

async function becomesReady(service: Contender, id: number, token: string | undefined): Promise<void> {
  for (;;) {
    const answer = await ask(service, { method: 'GET', path: `/api/inspections/${id}/pdfs` }, token);
    const [pdf] = (await answer.json()) as Listed;
    if (pdf?.state === 'ready') return;
    if (pdf?.state === 'failed') throw new Error(`The PDF of ${id} was not made: ${pdf.failure}`);
    await pause(200);
  }
}
