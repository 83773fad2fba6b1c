import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartFault } from '../start-fault.ts';
import { lockDataDir, openSharedDataDir } from './claim-cluster.ts';

test('a DATA_DIR that is a file, or lies in one, is refused in words', async () => {
  const place = await mkdtemp(join(tmpdir(), 'keyturn-claim-'));
  const file = join(place, 'file');
  await writeFile(file, '');
  try {
    for (const dataDir of [file, join(file, 'data')]) {
      for (const open of [lockDataDir, openSharedDataDir]) {
        const refused = await open(dataDir).catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(StartFault);
        expect(refused).toMatchObject({
          message: `${dataDir} is not a directory and cannot become one. Set DATA_DIR to another directory.`,
        });
      }
    }
  } finally {
    await rm(place, { recursive: true });
  }
});
