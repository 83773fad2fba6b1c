/**
 * Photographs and recordings, put where files lie: made in one folder under `incoming`, which becomes the account's own
 * by one rename just before its rows are committed.
 */
import { createHash } from 'node:crypto';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { laterBy } from '#demo/calendar.ts';
import type { DemoContent } from '#demo/content/demo-inspection.ts';
import type { DemoMeter } from '#demo/content/portfolio/meters.ts';
import type { DemoEvidence } from '#demo/content/demo-inspection.ts';
import { type Dictation, readDictation } from '#demo/dictations.ts';
import { photosOfItem } from '#demo/photos.ts';
import { insertRows } from '#store/database/bulk-insert.ts';
import type { Executor } from '#store/database/database.ts';
import { fileFolder } from '#store/files/files.ts';
import { files } from '#store/schema/attachment.ts';
import { Identities } from './identities.ts';
import {
  mostVariants,
  photoHeight,
  photoWidth,
  readCameraData,
  takeAt,
  type Variant,
  varyPhoto,
} from './vary-photo.ts';

/** The subject of a file: no other report shows it. */
export type Shown = DemoEvidence | DemoMeter;

export type MadeFile = {
  shown: Shown;
  sha256: string;
  bytes: number;
  type: 'IMAGE' | 'AUDIO';
  mediaType: string;
  width: number | null;
  height: number | null;
  duration: number | null;
  takenAt: string | null;
};

/** Every fourth property has its meters photographed. */
export function meterPhotos({ homes }: DemoContent): { meter: DemoMeter; photo: string }[] {
  return homes
    .filter(({ property }) => property.key % 4 === 0)
    .flatMap(({ property, meters }) =>
      meters.flatMap((meter) => {
        const fitting = photosOfItem(meter.type);
        const photo = fitting[(property.key / 4) % fitting.length];
        return photo === undefined ? [] : [{ meter, photo }];
      }),
    );
}

type Shot = { shown: Shown; photo: string; variant: number; takenAt: Date };

/**
 * At the clerk's pace, a few seconds apart; a repeated view is cropped and lit differently. No two of them are one file:
 * whatever the hour of `content`, the same view has another second.
 */
export function shotsOf(content: DemoContent): Shot[] {
  const taken = new Set<string>();
  return plannedShots(content).map((shot) => {
    const keyAt = (moment: Date) => `${shot.photo} ${shot.variant} ${Math.floor(moment.getTime() / 1000)}`;
    let { takenAt } = shot;
    while (taken.has(keyAt(takenAt))) takenAt = new Date(takenAt.getTime() + 1000);
    taken.add(keyAt(takenAt));
    return { ...shot, takenAt };
  });
}

function plannedShots(content: DemoContent): Shot[] {
  const ofReports = content.inspections.flatMap(({ appointment, milestones, evidence }) => {
    const photos = evidence.flatMap((shown) => ('photo' in shown.file ? [{ shown, photo: shown.file.photo }] : []));
    const start = milestones.startedAt ?? milestones.updatedAt;
    const uses = new Map<string, number>();
    return photos.map(({ shown, photo }, at) => {
      const used = uses.get(photo) ?? 0;
      uses.set(photo, used + 1);
      const takenAt = laterBy(start, 2 + (at * (appointment.minutes - 4)) / photos.length);
      return { shown, photo, variant: used % mostVariants, takenAt };
    });
  });
  const ofMeters = meterPhotos(content).map(({ meter, photo }, at) => ({
    shown: meter,
    photo,
    variant: at % mostVariants,
    takenAt: laterBy(content.now, -3 * 1440 - at * 7),
  }));
  return [...ofReports, ...ofMeters];
}

/** As many as there are usually cores to spare beside the database. */
const atOnce = pLimit(2);

export async function makeFiles(folder: string, content: DemoContent): Promise<MadeFile[]> {
  await mkdir(folder, { recursive: true });
  const camera = await readCameraData();
  const byPhoto = Map.groupBy(shotsOf(content), ({ photo }) => photo);
  let hasFailed = false;
  /** After the first failure nothing more is begun. */
  const unlessFailed = async (work: () => Promise<MadeFile[]>): Promise<MadeFile[]> => {
    if (hasFailed) return [];
    try {
      return await work();
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const pictures = [...byPhoto].map(([photo, shots]) =>
    atOnce(() => unlessFailed(() => makePhotos(folder, photo, shots, camera))),
  );
  const recordings = content.inspections.flatMap(({ evidence }) =>
    evidence.flatMap((shown) =>
      'dictation' in shown.file ? [makeRecording(folder, shown, shown.file.dictation)] : [],
    ),
  );
  const parts = [...pictures, unlessFailed(() => Promise.all(recordings))];
  // Nobody may still write into the folder when it is taken away after a failure.
  await Promise.allSettled([...parts, ...recordings]);
  return (await Promise.all(parts)).flat();
}

async function makePhotos(folder: string, photo: string, shots: readonly Shot[], camera: Buffer): Promise<MadeFile[]> {
  const variants = await varyPhoto(photo, 1 + Math.max(...shots.map(({ variant }) => variant)));
  const made: MadeFile[] = [];
  /** The existing renditions of a variant: the same picture, whenever it was taken. */
  const places = new Map<Variant, string>();
  for (const shot of shots) {
    const variant = variants[shot.variant];
    if (variant === undefined) throw new Error(`${photo} has no variant ${shot.variant}.`);
    const original = takeAt(variant, camera, shot.takenAt);
    const { sha256, place } = await writeOriginal(folder, original);
    await writeRenditions(place, variant, places.get(variant));
    places.set(variant, place);
    made.push({
      shown: shot.shown,
      sha256,
      bytes: original.length,
      type: 'IMAGE',
      mediaType: 'image/jpeg',
      width: photoWidth,
      height: photoHeight,
      duration: null,
      takenAt: shot.takenAt.toISOString(),
    });
  }
  return made;
}

async function writeRenditions(place: string, variant: Variant, elsewhere: string | undefined): Promise<void> {
  for (const [name, bytes] of variant) {
    const path = join(place, name);
    // Some file systems have no links: then it is written again.
    const linked =
      elsewhere !== undefined &&
      (await link(join(elsewhere, name), path).then(
        () => true,
        () => false,
      ));
    if (!linked) await writeFile(path, bytes);
  }
}

async function makeRecording(folder: string, shown: Shown, dictation: Dictation): Promise<MadeFile> {
  const original = await readDictation(dictation);
  const { sha256 } = await writeOriginal(folder, original);
  return {
    shown,
    sha256,
    bytes: original.length,
    type: 'AUDIO',
    mediaType: 'audio/webm',
    width: null,
    height: null,
    duration: dictation.seconds,
    takenAt: null,
  };
}

async function writeOriginal(folder: string, bytes: Buffer): Promise<{ sha256: string; place: string }> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const place = join(folder, sha256.slice(0, 2), sha256);
  await mkdir(place, { recursive: true });
  await writeFile(join(place, 'original'), bytes);
  return { sha256, place };
}

/** Nobody else may have files of this account yet. */
const accountFolder = (dataDir: string, accountId: number) =>
  dirname(dirname(fileFolder(dataDir, { accountId, sha256: '00' })));

export async function insertFiles(
  tx: Executor,
  accountId: number,
  made: readonly MadeFile[],
): Promise<Identities<Shown>> {
  const ids = await Identities.reserve(
    tx,
    files,
    accountId,
    made.map(({ shown }) => shown),
  );
  await insertRows(
    tx,
    files,
    made.map(({ shown, ...file }) => ({ id: ids.of(shown), accountId, ...file })),
  );
  return ids;
}

export async function moveIntoPlace(dataDir: string, accountId: number, folder: string): Promise<void> {
  const target = accountFolder(dataDir, accountId);
  await rm(target, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  await rename(folder, target);
}

/** After the transaction: nothing stays in `incoming`, and when it failed no file stays without rows. */
export async function settleFiles(
  dataDir: string,
  accountId: number,
  folder: string,
  committed: boolean,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  if (!committed) await rm(accountFolder(dataDir, accountId), { recursive: true, force: true });
}
