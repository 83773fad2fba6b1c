/** A process of its own: making up a company and developing its pictures takes 200 MB, which the service need not keep. */
import { openDatabase } from '#store/database/database.ts';
import { unlimitedPatience } from '#store/database/patience.ts';
import { ensureDemoCompany } from './create-demo-company.ts';

export type DemoOrder = { databaseUrl: string; dataDir: string; publicUrl: string };
export type DemoNews = { said: string } | { done: true; accountId: number | undefined } | { failure: string };

// The parent is gone: nothing was written that the next start would not make again.
process.once('disconnect', () => process.exit());
process.once('message', async (order: DemoOrder) => {
  await tell(await create(order));
  process.disconnect();
});

async function create({ databaseUrl, dataDir, publicUrl }: DemoOrder): Promise<DemoNews> {
  const database = openDatabase(databaseUrl, { name: 'keyturn demo', patience: unlimitedPatience });
  try {
    const company = await ensureDemoCompany({ database, dataDir, publicUrl, report: (said) => void tell({ said }) });
    return { done: true, accountId: company?.accountId };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    await database.close();
  }
}

function tell(news: DemoNews): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(news, () => resolve());
    else resolve();
  });
}
