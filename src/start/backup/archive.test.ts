import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { type ArchivePart, writeArchive } from './archive.ts';
import { unpack } from './restore.ts';

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

test('is unpacked although tar ends before its input does, and refused when the end of the file is missing', async () => {
  const place = await mkdtemp(join(tmpdir(), 'keyturn-archive-'));
  const [file, unpacked] = [join(place, 'kept.tar.gz'), join(place, 'unpacked')];
  await mkdir(unpacked);
  await writeFile(join(place, 'one'), 'kept');
  const tar = execFileSync('tar', ['-cf', '-', '-C', place, 'one']);
  const content = gzipSync(Buffer.concat([tar, Buffer.alloc(4_000_000)]));
  await writeFile(file, content);
  await unpack(file, unpacked, undefined);
  expect(await readFile(join(unpacked, 'one'), 'utf8')).toBe('kept');

  await writeFile(file, content.subarray(0, -1));
  await expect(unpack(file, unpacked, undefined)).rejects.toThrow('is not a backup of Keyturn, or it is damaged');
  await rm(place, { recursive: true });
});
