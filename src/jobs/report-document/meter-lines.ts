/** The meters as they stood at the visit: a report is read years later, and its property's meters go on counting. */
import type { MeterLine } from '#pdf/report-document.ts';
import type { PrintedFacts, PrintedInspection, PrintedMeter, Reading } from '#store/evidence/printed-facts.ts';
import { type PhotoReader, photosOf } from './report-rooms.ts';

export async function meterLines(
  { meters, inspection, earlier }: Pick<PrintedFacts, 'meters' | 'inspection' | 'earlier'>,
  photo: PhotoReader,
): Promise<MeterLine[]> {
  const registers = meters.filter(({ parentId }) => parentId !== null);
  const ordered = meters
    .filter(({ parentId }) => parentId === null)
    .flatMap((meter) => [meter, ...registers.filter(({ parentId }) => parentId === meter.id)]);
  return Promise.all(
    [...ordered, ...registers.filter((one) => !ordered.includes(one))].map(async (meter) => ({
      type: meter.type,
      location: meter.location,
      supplier: meter.supplier === '' ? null : meter.supplier,
      isRegister: meter.parentId !== null,
      ...readingsOf(meter, inspection, earlier?.inspection ?? null),
      photos: await photosOf(picturesOf(meter, inspection), photo),
    })),
  );
}

/** Older readings have their pictures, too. */
const mostPictures = 2;

/** Taken by the time of the report, the newest of them. */
function picturesOf({ attachments }: PrintedMeter, { completedAt }: Finished): PrintedMeter['attachments'] {
  const momentOf = ({ takenAt, createdAt }: (typeof attachments)[number]) => Date.parse(takenAt ?? createdAt);
  return attachments
    .filter((one) => one.type === 'IMAGE' && (completedAt === null || momentOf(one) <= Date.parse(completedAt)))
    .toSorted((one, other) => momentOf(other) - momentOf(one))
    .slice(0, mostPictures)
    .toReversed();
}

type Finished = Pick<PrintedInspection, 'completedAt'>;

/**
 * The last reading of the visit, and the one before it: the last of the compared visit, else the latest before. The
 * meter may have been exchanged in between, and readings of two devices cannot be compared.
 */
export function readingsOf(
  { readings, serialNo }: Pick<PrintedMeter, 'readings' | 'serialNo'>,
  inspection: Finished,
  earlier: Finished | null,
): Pick<MeterLine, 'serialNo' | 'reading' | 'date' | 'previous'> {
  const upTo = (moment: string | null) => (reading: Reading) =>
    moment === null || Date.parse(reading.date) <= Date.parse(moment);
  // Read for the first time after the visit: the date beside it says so.
  const at = Math.max(0, readings.findIndex(upTo(inspection.completedAt)));
  const now = readings[at];
  const device = now?.serialNo ?? serialNo;
  const older = readings.slice(at + 1).filter(isOf(device));
  const compared = earlier === null ? undefined : older.find(upTo(earlier.completedAt));
  const previous = compared ?? older[0];
  return {
    serialNo: device,
    reading: now?.reading ?? '',
    date: now?.date ?? null,
    previous: previous === undefined ? null : { reading: previous.reading, date: previous.date },
  };
}

/** A reading without a serial number may well be of the same device: few exchanges go unnoted. */
const isOf = (device: string | null) => (reading: Reading) =>
  device === null || reading.serialNo === null || reading.serialNo === device;
