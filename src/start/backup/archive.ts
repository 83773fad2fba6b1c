/** One compressed tar file of several parts, each read when its turn comes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Duplex, PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip, constants } from 'node:zlib';
import { StartFault } from '../start-fault.ts';
import { sealTo } from './sealed.ts';

export type ArchivePart = {
  /** Directories, each with names in it. */
  from: { directory: string; names: string[] }[];
  leftOut: string[];
};

/** A tar file ends with two empty blocks; between two parts they would end it too early. */
const END = 1024;

/** Messages of tar about files that change meanwhile: anyone who reads the archive must know them. */
const underWay = [
  /file changed as we read it$/,
  /File removed before we read it$/,
  /File shrank by \d{1,20} bytes/,
  /socket ignored$/,
];
const isUnderWay = (line: string) =>
  line === '' || (line.startsWith('tar: ') && underWay.some((words) => words.test(line)));

/** Sealed to the recipients, if there are any. */
export async function writeArchive(
  file: string,
  parts: AsyncIterable<ArchivePart>,
  recipients: string[] = [],
): Promise<void> {
  // Photos do not get smaller, and the rest does at once: more effort would only take longer.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const sealed = recipients.length === 0 ? new PassThrough() : Duplex.from(sealTo(recipients));
  await pipeline(joinParts(parts), gzip, sealed, createWriteStream(file, { mode: 0o600, flush: true }));
}

async function* joinParts(parts: AsyncIterable<ArchivePart>): AsyncGenerator<Buffer> {
  for await (const part of parts) yield* readPart(part);
  yield Buffer.alloc(END);
}

/** Without the two blocks at its end. */
async function* readPart({ from, leftOut }: ArchivePart): AsyncGenerator<Buffer> {
  const excluded = leftOut.flatMap((pattern) => ['--exclude', pattern]);
  const included = from.flatMap(({ directory, names }) => ['-C', directory, ...names]);
  // One block to a record, so that nothing comes after the two.
  const tar = spawn('tar', ['-b', '1', '-cf', '-', ...excluded, ...included], {
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(tar, 'close');
  const complaints = text(tar.stderr);
  let kept: Buffer = Buffer.alloc(0);
  let isRead = false;
  try {
    for await (const chunk of tar.stdout as AsyncIterable<Buffer>) {
      kept = kept.length === 0 ? chunk : Buffer.concat([kept, chunk]);
      if (kept.length <= END) continue;
      yield kept.subarray(0, -END);
      kept = kept.subarray(-END);
    }
    isRead = true;
  } finally {
    // A reader may give up. At the end tar ends by itself, which may take a moment.
    if (!isRead) tar.kill();
  }
  const [code] = (await ended) as [number | null];
  const said = (await complaints).trim();
  const isFine = code === 0 || (code === 1 && said.split('\n').every((line) => isUnderWay(line)));
  if (!isFine) throw new StartFault(`The backup could not be written:\n${said}`);
}
