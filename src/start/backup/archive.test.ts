import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type ArchivePart, writeArchive } from './archive.ts';

test('is one archive of all its parts, also when tar takes a moment to end', async () => {
  const place = await mkdtemp(join(tmpdir(), 'keyturn-archive-'));
  const slow = '#!/bin/sh\nPATH="${PATH#*:}"\ntar "$@"\ncode=$?\nexec 1>&-\nsleep 0.3\nexit $code\n';
  await mkdir(join(place, 'bin'));
  await writeFile(join(place, 'bin', 'tar'), slow, { mode: 0o755 });
  // Ends in zeros, as the archive does.
  for (const name of ['one', 'two']) await writeFile(join(place, name), Buffer.alloc(5_120));
  async function* parts(): AsyncGenerator<ArchivePart> {
    for (const name of ['one', 'two']) yield { from: [{ directory: place, names: [name] }], leftOut: [] };
  }
  vi.stubEnv('PATH', `${join(place, 'bin')}:${process.env.PATH}`);
  try {
    await writeArchive(join(place, 'kept.tar.gz'), parts());
  } finally {
    vi.unstubAllEnvs();
  }
  expect(execFileSync('tar', ['-tzf', join(place, 'kept.tar.gz')], { encoding: 'utf8' })).toBe('one\ntwo\n');
  await rm(place, { recursive: true });
});
