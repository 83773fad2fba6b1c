/** Photos and recordings put where files lie: made into `incoming`, moved into place with their rows. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dictatedKinds, recordDictation } from '#demo/audio/dictations.ts';
import type { DemoContent } from '#demo/content/demo-content.ts';
import { largestPropertyKey } from '#demo/content/portfolio/properties.ts';
import type { RoomKind } from '#demo/content/wording/room-items.ts';
import { laterBy } from '#demo/calendar.ts';
import { type DemoPhoto, photos } from '#demo/photos/catalogue.ts';
import { type Rendered, renderPreview } from '#demo/photos/render-photo.ts';
import type { ReceivedFile } from '#store/files/file-intake.ts';

export type DemoPicture = { photo: DemoPhoto; takenAt: Date; file: ReceivedFile };
export type DemoRecording = { kind: RoomKind; file: ReceivedFile };

/** The photos share one morning: that of the visit with the most of them. */
function photoTimes({ inspections, now }: DemoContent): Map<DemoPhoto, Date> {
  const largest = inspections.find(
    ({ appointment, evidence }) => appointment.property.key === largestPropertyKey && evidence.length > 0,
  );
  const start = largest?.milestones.startedAt ?? laterBy(now, -3 * 1440);
  return new Map(
    photos.map((photo, at) => [photo, new Date(laterBy(start, 4 + at * 3).getTime() + ((at * 17) % 60) * 1000)]),
  );
}

export async function makePreviews(dataDir: string, content: DemoContent): Promise<DemoPicture[]> {
  const times = [...photoTimes(content)];
  const made: DemoPicture[] = [];
  const work = async (): Promise<void> => {
    for (let next = times.shift(); next !== undefined; next = times.shift()) {
      const [photo, takenAt] = next;
      const preview = await renderPreview(photo, takenAt);
      const renditions = Object.fromEntries(preview.renditions.map(({ width, bytes }) => [`${width}.jpg`, bytes]));
      made.push({ photo, takenAt, file: await writePicture(dataDir, preview, takenAt, renditions) });
    }
  };
  // As many as there are usually cores to spare beside the database.
  await Promise.all([work(), work()]);
  return made;
}

export async function writePicture(
  dataDir: string,
  rendered: Rendered,
  takenAt: Date,
  renditions: Record<string, Buffer>,
): Promise<ReceivedFile> {
  const { original, upright, width, height } = rendered;
  const folder = await writeFolder(dataDir, { original, 'upright.jpg': upright, ...renditions });
  return {
    folder,
    ...contentOf(original),
    type: 'IMAGE',
    mediaType: 'image/jpeg',
    width,
    height,
    takenAt: { instant: takenAt.toISOString() },
    duration: null,
  };
}

export async function makeRecordings(dataDir: string, content: DemoContent): Promise<DemoRecording[]> {
  const needed = new Set(
    content.inspections.flatMap(({ evidence }) =>
      evidence.flatMap(({ file }) => ('dictation' in file ? [file.dictation] : [])),
    ),
  );
  const home = content.homes[largestPropertyKey] ?? content.homes[0];
  if (home === undefined) return [];
  const made: DemoRecording[] = [];
  for (const kind of dictatedKinds) {
    if (!needed.has(kind)) continue;
    const { wav, seconds } = recordDictation(kind, home.property);
    const folder = await writeFolder(dataDir, { original: wav });
    made.push({
      kind,
      file: {
        folder,
        ...contentOf(wav),
        type: 'AUDIO',
        mediaType: 'audio/wav',
        width: null,
        height: null,
        takenAt: null,
        duration: seconds,
      },
    });
  }
  return made;
}

function contentOf(bytes: Buffer): { sha256: string; bytes: number } {
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
}

async function writeFolder(dataDir: string, contents: Record<string, Buffer>): Promise<string> {
  const folder = join(dataDir, 'incoming', randomUUID());
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(contents).map(([name, bytes]) => writeFile(join(folder, name), bytes, { flush: true })),
  );
  return folder;
}
