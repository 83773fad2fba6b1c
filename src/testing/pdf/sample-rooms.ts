/** The rooms of a sample report and of the report before it. */
import { comparesWithEarlier, type InspectionTypeCode, types } from '#domain/inspection-type.ts';
import type {
  ChecklistRoom,
  ListRoom,
  Photo,
  ReportAction,
  ReportItem,
  ReportRoom,
  ScaleRoom,
  SimplifiedRoom,
  TextRoom,
} from '#pdf/report-room.ts';
import { type SampleItem, sampleRooms } from './sample-wording.ts';

export type RoomSource = {
  photo: (caption: string | null) => Photo;
  typeCode: InspectionTypeCode;
  repeat: number;
  photosPerItem: number;
};

/** The previous report's rooms and items have ids that are higher by this much. */
const earlier = 100_000;

export function sampleRoomsOf(source: RoomSource): ReportRoom[] {
  const isLater = comparesWithEarlier(source.typeCode);
  const rooms = repeated(source.repeat).map((room, at) => detailedRoom(source, room, at, isLater));
  return source.typeCode === types.routine || source.typeCode === types.inspection
    ? [...overviews(source), ...others(source)]
    : [...rooms, ...others(source)];
}

export function samplePreviousRooms(source: RoomSource): ReportRoom[] {
  const carried =
    source.typeCode === types.routine
      ? overviews(source)
      : repeated(source.repeat).map((room, at) => detailedRoom(source, room, at, false));
  return [...carried, ...others(source)].map((room, roomAt): ReportRoom => {
    const items = (room.items as ReportItem<unknown>[]).map((item, at) => ({
      ...item,
      id: item.id + earlier,
      originId: null,
      actions: [],
      condition: room.blockType === 'OVERVIEW' && at === 0 ? 'Clean and tidy, windows open' : item.condition,
    }));
    // One thing was there before and is gone.
    const gone = {
      ...plainItem(9_000 + roomAt, 'Ceiling fan', 'White, three blades, remote control', 'Good order'),
      id: earlier + 9_000 + roomAt,
    };
    const was = { ...room, id: room.id + earlier, originId: null, items: roomAt === 1 ? [...items, gone] : items };
    return was as ReportRoom;
  });
}

function repeated(times: number) {
  return Array.from({ length: times }, (_, round) =>
    sampleRooms.map((room) => ({ ...room, name: round === 0 ? room.name : `${room.name} ${round + 1}` })),
  ).flat();
}

function detailedRoom(source: RoomSource, room: (typeof sampleRooms)[number], at: number, isLater: boolean): TextRoom {
  const id = 100 + at * 100;
  return {
    id,
    originId: isLater ? id + earlier : null,
    name: room.name,
    blockType: 'DETAILED',
    optionSet: null,
    files: [],
    photos: Array.from({ length: room.photos }, () => source.photo(null)),
    items: room.items.map((item, index) => detailedItem(source, item, id + index + 1, isLater)),
  };
}

function detailedItem(
  source: RoomSource,
  [name, description, before, now, action]: SampleItem,
  id: number,
  isLater: boolean,
): ReportItem<string | null> {
  const condition = isLater ? (now ?? before) : before;
  const defect = isLater ? now : before.split(': ')[1];
  const isPictured = isLater ? now !== undefined : defect !== undefined;
  const photos = isPictured ? source.photosPerItem : 0;
  return {
    ...plainItem(id, name, description, condition),
    originId: isLater ? id + earlier : null,
    actions: isLater && action !== undefined ? [actionOf(id, action)] : [],
    photos: Array.from({ length: photos }, () => source.photo(defect ?? null)),
  };
}

function plainItem<Condition>(
  id: number,
  name: string,
  description: string | null,
  condition: Condition,
): ReportItem<Condition> {
  return { id, originId: null, name, description, condition, actions: [], photos: [], files: [] };
}

function actionOf(id: number, [action, responsibility, comments]: [string, string, string?]): ReportAction {
  return { id, action, responsibility, comments: comments ?? null };
}

function overviews(source: RoomSource): TextRoom[] {
  return sampleRooms.map((room, at) => ({
    id: 3_000 + at * 20,
    originId: source.typeCode === types.routine ? 3_000 + at * 20 + earlier : null,
    name: room.name,
    blockType: 'OVERVIEW',
    optionSet: null,
    files: [],
    photos: Array.from({ length: room.photos }, () => source.photo(null)),
    items: ['General', 'Damp and ventilation', 'Reported by the tenant'].map((subject, index) => {
      const id = 3_000 + at * 20 + index + 1;
      const text =
        [
          'Clean and tidy; no damage beyond FWT',
          at % 2 === 0
            ? 'No damp seen; trickle vents open'
            : 'Condensation to window reveal, approx. 30 cm; vents closed',
          'Nothing reported',
        ][index] ?? '';
      const isDamp = index === 1 && at % 2 === 1;
      return {
        ...plainItem(id, subject, null, text),
        originId: source.typeCode === types.routine ? id + earlier : null,
        actions: isDamp ? [actionOf(id, ['Open vents, wipe down, review in four weeks', 'Tenant'])] : [],
        photos: isDamp ? [source.photo('Condensation to reveal')] : [],
      };
    }),
  }));
}

type OtherRoom = SimplifiedRoom | ChecklistRoom | ScaleRoom | ListRoom;

function others(source: RoomSource): OtherRoom[] {
  const rooms = othersAnew(source);
  if (!comparesWithEarlier(source.typeCode)) return rooms;
  return rooms.map((room) => {
    const items = (room.items as ReportItem<unknown>[]).map((item) => ({ ...item, originId: item.id + earlier }));
    return { ...room, originId: room.id + earlier, items } as OtherRoom;
  });
}

function othersAnew(source: RoomSource): OtherRoom[] {
  const base = { originId: null, photos: [], files: [] };
  return [
    {
      ...base,
      id: 7_000,
      name: 'Keys',
      blockType: 'KEYS',
      optionSet: null,
      items: [
        {
          ...plainItem(7_001, 'Yale cylinder', 'Front door, 3', null),
          photos: [source.photo('Front door keys on tag 14B')],
        },
        plainItem(7_002, 'Window', 'All casements, 5', null),
        plainItem(7_003, 'Meter box, triangular', 'External gas box, 1', null),
      ],
    },
    {
      ...base,
      id: 7_100,
      name: 'Manuals',
      blockType: 'MANUALS',
      optionSet: null,
      items: [
        plainItem(7_101, 'Boiler', 'Vaillant, in hall cupboard', null),
        plainItem(7_102, 'Oven', 'Bosch, kitchen drawer', null),
      ],
    },
    {
      ...base,
      id: 8_000,
      name: 'Furniture',
      blockType: 'SIMPLIFIED',
      optionSet: { name: 'Clean, undamaged, working', options: ['Clean', 'Undamaged', 'Working'] },
      items: [
        plainItem(8_001, 'Dining table', 'Oak, four chairs', { Clean: 1, Undamaged: 1, Working: 2 }),
        plainItem(8_002, 'Desk lamp', 'Black metal', { Clean: 1, Undamaged: 0, Working: 0 }),
        plainItem(8_003, 'Bookcase', 'White, five shelves', { Clean: 0, Undamaged: 1, Working: null }),
      ],
    },
    {
      ...base,
      id: 8_100,
      name: 'Safety checklist',
      blockType: 'CHECKLIST',
      optionSet: null,
      items: [
        { ...plainItem(8_101, 'Escape routes clear', null, 1 as const), photos: [source.photo('Stairs')] },
        plainItem(8_102, 'Blind cords secured', 'Living room clip loose', 0 as const),
        plainItem(8_103, 'Gas appliances', 'None', 2 as const),
        plainItem(8_104, 'Hot water below 60 °C at basin', null, null),
      ],
    },
    {
      ...base,
      id: 8_200,
      name: 'Overall grading',
      blockType: 'SCALE',
      optionSet: { name: 'Condition', options: ['1 Very poor', '2 Poor', '3 Fair', '4 Good', '5 As new'] },
      items: [
        plainItem(8_201, 'Decoration', 'Emulsion throughout, 03/2025', 4),
        plainItem(8_202, 'Flooring', 'Carpet and laminate', 3),
        plainItem(8_203, 'Garden', 'Overgrown', 1),
        plainItem(8_204, 'Appliances', null, null),
      ],
    },
  ];
}
