import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { receiveFile } from './file-intake.ts';

test('a file that cannot be read from the first byte is refused, and the process goes on', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'keyturn-intake-'));
  try {
    // Many, since each fails at a moment of its own, of which only some lie before its folder is made.
    const gone = Array.from({ length: 50 }, () =>
      receiveFile({ dataDir, accountId: 1 }, createReadStream(join(dataDir, 'gone')), {
        filename: 'a.txt',
        declaredType: null,
      }),
    );
    for (const { status } of await Promise.allSettled(gone)) expect(status).toBe('rejected');
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
