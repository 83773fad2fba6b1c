/**
 * Behind a running service: replaces the previews of the demo photos by pictures of camera size, one file each, and
 * turns the attachments over to it. Rows of files never change, so links handed out before still lead to the preview.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#store/database/database.ts';
import { exchangeFile, findFileContent } from '#store/files/file-exchange.ts';
import { placeFile, type ReceivedFile, settleFile } from '#store/files/file-intake.ts';
import { fileFolder } from '#store/files/files.ts';
import { giveWay } from '#store/files/give-way.ts';
import { type PhotoTask, readPhotoWork, writePhotoWork } from './photo-work.ts';
import type { OriginalDone, OriginalOrder } from './photos/originals-process.ts';
import { renditionWidths } from './photos/render-photo.ts';

type Options = { database: Database; dataDir: string; report: (line: string) => void; signal?: AbortSignal };

/** How many are drawn at a time. */
const atOnce = 2;

/** Ends when all are there, or when `signal` says so; whatever is left is taken up at the next start. */
export async function finishDemoFiles({ database, dataDir, report, signal }: Options): Promise<void> {
  const work = await readPhotoWork(dataDir);
  if (work === undefined || signal?.aborted) return;
  const child = fork(new URL('./photos/originals-process.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  giveWay(child, constants.priority.PRIORITY_BELOW_NORMAL);
  const stop = () => child.kill();
  signal?.addEventListener('abort', stop);
  try {
    const waiting = [...work.tasks];
    let written = Promise.resolve();
    const turn = async (): Promise<void> => {
      for (let task = waiting.shift(); task !== undefined && !signal?.aborted; task = waiting.shift()) {
        await finishPhoto(database, dataDir, work.accountId, task, child);
        work.tasks = work.tasks.filter((one) => one !== task);
        // One after the other: two that write at once would rename each other's file away.
        written = written.then(() => writePhotoWork(dataDir, work));
        await written;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, turn));
    if (work.tasks.length === 0) report('The demo photos are all there at full size');
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    child.kill();
  }
}

async function finishPhoto(
  database: Database,
  dataDir: string,
  accountId: number,
  task: PhotoTask,
  child: ChildProcess,
): Promise<void> {
  const preview = await findFileContent(database, accountId, task.previewId);
  if (preview === undefined) return;
  const folder = join(dataDir, 'incoming', randomUUID());
  await mkdir(folder, { recursive: true });
  const size = await askFor(child, { photo: task.photo, takenAt: task.takenAt, folder });
  // The small ones are the same picture: no reason to make them again.
  await Promise.all(
    renditionWidths.map((width) =>
      copyFile(join(fileFolder(dataDir, preview), `${width}.jpg`), join(folder, `${width}.jpg`)),
    ),
  );
  const original = await readFile(join(folder, 'original'));
  const file: ReceivedFile = {
    folder,
    ...size,
    sha256: createHash('sha256').update(original).digest('hex'),
    bytes: original.length,
    type: 'IMAGE',
    mediaType: 'image/jpeg',
    takenAt: { instant: task.takenAt },
    duration: null,
  };
  let committed = false;
  try {
    await database.transaction(async (tx) => {
      const id = await placeFile(tx, dataDir, accountId, file);
      await exchangeFile(tx, accountId, task.previewId, id);
    });
    committed = true;
  } finally {
    await settleFile(database, dataDir, accountId, file, committed);
  }
}

function askFor(child: ChildProcess, order: OriginalOrder): Promise<{ width: number; height: number }> {
  return new Promise((resolve, reject) => {
    const settle = (work: () => void) => {
      child.off('message', handleMessage).off('exit', handleExit);
      work();
    };
    const handleExit = () => settle(() => reject(new Error('The process that draws photos has ended.')));
    const handleMessage = (done: OriginalDone) => {
      if (done.photo !== order.photo) return;
      settle(() =>
        'failure' in done
          ? reject(new Error(`${done.photo}: ${done.failure}`))
          : resolve({ width: done.width, height: done.height }),
      );
    };
    child.on('message', handleMessage).on('exit', handleExit);
    child.send(order);
  });
}
