/** The photos and recordings of rooms and items. A dozen reports have photos; one has 500. */
import { isWholeHome, types } from '#domain/inspection-type.ts';
import { states } from '#domain/inspection-state.ts';
import type { DemoContent, DemoEvidence, DemoInspection } from '#demo/content/demo-inspection.ts';
import { largestPropertyKey } from '#demo/content/portfolio/properties.ts';
import { photosOfItem, photosOfRoom, photosOfScene } from '#demo/photos.ts';
import type { Random } from '#demo/random.ts';
import { type DemoItem, type DemoRoom, itemCount } from './report.ts';

/** The number of photos in the reports after the one with 500: a studio, some houses, several small ones. */
const counts = [40, 240, 190, 160, 150, 64, 52, 44, 36, 28, 24];
const largestCount = 500;

export function attachEvidence(content: DemoContent, random: Random): void {
  const chosen = photographed(content);
  chosen.forEach(({ inspection, count }) => {
    inspection.evidence = takePhotos(inspection, count, random.fork(inspection.appointment.key));
  });
  for (const inspection of content.inspections) {
    if (inspection.appointment.state === states.processing) inspection.evidence.push(...recordings(inspection));
  }
}

function photographed({ inspections }: DemoContent): { inspection: DemoInspection; count: number }[] {
  const full = inspections.filter(({ appointment: one, report }) => {
    return one.state >= states.processing && !one.cancelled && isWholeHome(one.type) && report.rooms.length > 0;
  });
  const largest = full.find(
    ({ appointment: one }) =>
      one.property.key === largestPropertyKey &&
      (one.type === types.inventoryAndCheckIn || one.type === types.inventory) &&
      one.tenancy === 1,
  );
  // The newest first: those are looked at.
  const others = full.filter((one) => one !== largest).toReversed();
  const small = others.find(({ appointment }) => appointment.property.shape.type === 'Studio') ?? others.at(-1);
  const rest = others.filter((one) => one !== small);
  const rich = rest.toSorted((one, other) => itemCount(other.report) - itemCount(one.report)).slice(0, 4);
  const order = [small, ...rich, ...rest.filter((one) => !rich.includes(one))];
  return [
    ...(largest === undefined ? [] : [{ inspection: largest, count: largestCount }]),
    ...counts.flatMap((count, at) => {
      const inspection = order[at];
      return inspection === undefined ? [] : [{ inspection, count }];
    }),
  ];
}

/** The places where a photo can be taken, most telling first. */
type Shot = { photo: string; room: DemoRoom | null; item: DemoItem | null; description: string };

function frontScene(detachment: string | null): string {
  if (detachment === null) return 'block-front';
  return detachment === 'Detached' ? 'detached-front' : 'terrace-front';
}

/** A property keeps to its own pictures. */
function ownOf(fitting: readonly string[], key: number): string | undefined {
  return fitting[key % fitting.length];
}

function takePhotos({ appointment, report }: DemoInspection, count: number, random: Random): DemoEvidence[] {
  const { key, shape } = appointment.property;
  const front = ownOf(photosOfScene(frontScene(shape.detachment)), key);
  const first: Shot[] =
    front === undefined ? [] : [{ photo: front, room: null, item: null, description: 'Front of the property' }];
  const overviews: Shot[] = [];
  const telling: Shot[] = [];
  const further: Shot[] = [];
  for (const room of report.rooms) {
    const corners = [
      'from the door',
      'from the window',
      'LHS',
      'RHS',
      'towards the door',
      'ceiling and walls',
      'floor',
    ];
    const own = room.kind === null ? undefined : ownOf(photosOfRoom(room.kind), key + room.name.length);
    if (own !== undefined)
      corners.forEach((corner, at) =>
        (at < 3 ? overviews : further).push({ photo: own, room, item: null, description: `${room.name}, ${corner}` }),
      );
    for (const item of room.items) {
      const photo = ownOf(photosOfItem(item.name), key);
      if (
        photo === undefined ||
        (room.blockType !== 'DETAILED' && room.kind === null && !['KEYS', 'METERS', 'MANUALS'].includes(room.blockType))
      )
        continue;
      const marked = typeof item.condition === 'string' && /[:;]/.test(item.condition);
      (marked || room.blockType !== 'DETAILED' ? telling : further).push({
        photo,
        room,
        item,
        description: caption(item),
      });
      if (marked) further.push({ photo, room, item, description: `${item.name}, close-up` });
    }
  }
  const shots = [...first, ...overviews, ...telling, ...random.shuffle(further)];
  // More photos than there is to see: the same spots once more, as clerks do.
  while (shots.length < count) shots.push(...shots.slice(1, 1 + count - shots.length));
  const order = new Map(report.rooms.map((room, at) => [room, at]));
  return shots
    .slice(0, count)
    .toSorted(
      (one, other) =>
        (one.room === null ? -1 : (order.get(one.room) ?? 0)) -
        (other.room === null ? -1 : (order.get(other.room) ?? 0)),
    )
    .map(({ photo, ...shot }) => ({ file: { photo }, ...shot }));
}

function caption({ name, condition }: DemoItem): string {
  const found = typeof condition === 'string' ? (condition.split(/[:;] /)[1] ?? null) : null;
  return found === null ? name : `${name}: ${found}`;
}

function recordings({ report }: DemoInspection): DemoEvidence[] {
  return report.rooms.flatMap((room) =>
    room.recording === null
      ? []
      : [{ file: { dictation: room.recording }, room, item: null, description: `${room.name}, dictated` }],
  );
}
