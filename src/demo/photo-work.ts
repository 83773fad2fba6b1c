/** Which photos still lie there as previews: DATA_DIR/demo-photos.json, gone when all are made. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoPicture } from './create/demo-files.ts';

export type PhotoTask = { photo: string; takenAt: string; previewId: number };
export type PhotoWork = { accountId: number; tasks: PhotoTask[] };

const pathIn = (dataDir: string) => join(dataDir, 'demo-photos.json');

export async function preparePhotoWork(
  dataDir: string,
  accountId: number,
  pictures: readonly DemoPicture[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const tasks = pictures.flatMap(({ photo, takenAt }) => {
    const previewId = ids.get(photo.key);
    return previewId === undefined ? [] : [{ photo: photo.key, takenAt: takenAt.toISOString(), previewId }];
  });
  await writePhotoWork(dataDir, { accountId, tasks });
}

export async function readPhotoWork(dataDir: string): Promise<PhotoWork | undefined> {
  try {
    return JSON.parse(await readFile(pathIn(dataDir), 'utf8')) as PhotoWork;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export async function writePhotoWork(dataDir: string, work: PhotoWork): Promise<void> {
  if (work.tasks.length === 0) return rm(pathIn(dataDir), { force: true });
  await writeFile(`${pathIn(dataDir)}.new`, JSON.stringify(work), { flush: true });
  await rename(`${pathIn(dataDir)}.new`, pathIn(dataDir));
}
