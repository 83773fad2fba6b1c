/** Creates the data of a test through the API, with addresses and days of its own, so that all tests run at once. */
import { randomInt } from 'node:crypto';
import {
  cancelInspection,
  createInspection,
  createItem,
  createProperty,
  createRoom,
  listInspections,
  listOptionSets,
  listStaff,
  startInspection,
} from '#web/queries/generated/sdk.gen.ts';
import type { CreateRoomData, Inspection, Property, StaffMember } from '#web/queries/generated/types.gen.ts';
import { type DemoUser, demoUser } from './demo-company.ts';

/** The codes of the interface for a report in typing, and for one that began with another. */
const PROCESSING = 310;
const FROM_REPORT = 6;

type BlockType = CreateRoomData['body']['block_type'];
/** A name alone is a detailed room without items. */
export type RoomWish = string | { name: string; blockType?: BlockType; items?: string[] };
type InspectionWish = {
  property?: Property;
  /** `2041-01-16`; default: a day of its own. */
  day?: string;
  /** `10:00`; default: no time. */
  time?: string;
  clerk?: StaffMember;
  rooms?: RoomWish[];
  isStarted?: boolean;
};

export type Given = ReturnType<typeof startGiven>;

export function startGiven() {
  const booked: Inspection[] = [];

  const property = async (more: Partial<{ line1: string; postcode: string }> = {}): Promise<Property> => {
    const address = { line1: someStreet(), city: 'Portsmouth', postcode: somePostcode(), ...more };
    const { data } = await createProperty({ body: { address, no_of_beds: 2, no_of_baths: 1 } });
    return data;
  };

  const inspection = async ({ rooms = [], ...wish }: InspectionWish = {}): Promise<Inspection> => {
    const { id } = wish.property ?? (await property());
    const day = wish.day ?? someDay();
    const { data } = await createInspection({
      body: {
        property: { id },
        type: { id: 1 },
        conduct_date: wish.time === undefined ? day : `${day}T${wish.time}:00Z`,
        clerk: { id: wish.clerk?.id ?? null },
        time_to_complete: 'PT1H',
      },
    });
    booked.push(data);
    for (const room of rooms) await addRoom(data.id, room);
    if (wish.isStarted === true) return (await startInspection({ path: { inspection_id: data.id } })).data;
    return data;
  };

  /** On the board, where it is found by its street. */
  const booking = async ({ postcode = somePostcode(), ...wish }: InspectionWish & { postcode?: string }) => {
    const place = await property({ postcode });
    const { id } = await inspection({ ...wish, property: place });
    return { id, property: place, street: place.address.line1 };
  };

  /** One of the demo company that is written beside its check-in: the report with the most columns. */
  const checkOutInTyping = async (): Promise<number> => {
    const { data } = await listInspections({ query: { state_id: [PROCESSING], per_page: 100 } });
    const found = data.data.find(({ initialization }) => initialization?.type === FROM_REPORT);
    if (found === undefined) throw new Error('The demo company has no report in typing that began with another.');
    return found.id;
  };

  /** Frees the boards for the next runs; completed inspections stay, as they would anywhere. */
  const clear = async () => {
    for (const { id } of booked) await cancelInspection({ path: { inspection_id: id }, throwOnError: false });
  };

  return {
    property,
    inspection,
    booking,
    checkOutInTyping,
    clerks,
    staffMember,
    someDay,
    someStreet,
    somePostcode,
    clear,
  };
}

async function addRoom(inspectionId: number, wish: RoomWish): Promise<void> {
  const { name, blockType = 'DETAILED', items = [] } = typeof wish === 'string' ? { name: wish } : wish;
  const optionSet = await findOptionSet(blockType);
  const path = { inspection_id: inspectionId };
  const { data: room } = await createRoom({ path, body: { name, block_type: blockType, option_set: optionSet } });
  for (const item of items) await createItem({ path: { ...path, room_id: room.id }, body: { name: item } });
}

async function findOptionSet(blockType: BlockType): Promise<number | null> {
  if (blockType !== 'SIMPLIFIED' && blockType !== 'SCALE') return null;
  const { data } = await listOptionSets({ query: { per_page: 100 } });
  const found = data.data.find(({ options }) => (typeof options[0] === 'number') === (blockType === 'SCALE'));
  if (found === undefined) throw new Error(`The demo company has no option set for ${blockType}.`);
  return found.id;
}

async function staff(): Promise<StaffMember[]> {
  return (await listStaff({ query: { per_page: 100 } })).data.data;
}

/** The member of staff behind a person who can sign in. */
async function staffMember(role: string): Promise<StaffMember> {
  const { email }: DemoUser = demoUser(role);
  const found = (await staff()).find((one) => one.email === email);
  if (found === undefined) throw new Error(`The ${role} is not on the staff list.`);
  return found;
}

const CLERK = 4;

/** Clerks who work on that day, as the board lists them. */
async function clerks(day: string): Promise<[StaffMember, StaffMember, ...StaffMember[]]> {
  const weekday = new Date(day).getUTCDay() || 7;
  const [first, second, ...more] = (await staff()).filter(
    (one) => one.role === CLERK && one.working_hours.some((hours) => hours.day === weekday),
  );
  if (first === undefined || second === undefined) throw new Error(`Fewer than two clerks work on ${day}.`);
  return [first, second, ...more];
}

/**
 * Workers share the company, not its days. There are more than run at once: a new worker replaces one after a failure.
 */
const WORKERS = 6;

/** The last day to be taken in each month of winter: two weeks later there is neither Christmas nor summer time. */
const winter: Readonly<Record<number, number>> = { 0: 27, 1: 27, 2: 10, 10: 27, 11: 10 };

/**
 * Wednesdays in the winters of far years, when the clock in London shows UTC: this worker's, in an order of its own.
 */
const days = Array.from({ length: 59 * 366 }, (_, at) => new Date(Date.UTC(2031, 0, 1 + at)))
  .filter((day) => day.getUTCDay() === 3 && day.getUTCDate() <= (winter[day.getUTCMonth()] ?? 0))
  .map((day) => day.toISOString().slice(0, 10))
  .filter((_, at) => at % WORKERS === Number(process.env['TEST_WORKER_INDEX'] ?? 0) % WORKERS);

/** A day that no other test books. */
function someDay(): string {
  const [day] = days.splice(randomInt(days.length), 1);
  if (day === undefined) throw new Error('This worker has used all its days.');
  return day;
}

const pick = (letters: string) => letters.charAt(randomInt(letters.length));

/** Such as `PO5 3LX`. */
const somePostcode = (): string => `PO${randomInt(1, 22)} ${randomInt(1, 10)}${pick('ABDEFGH')}${pick('JLNPQRS')}`;

/** A name that nothing else has, such as `Mokelita`. */
export function someName(): string {
  const name = Array.from({ length: 4 }, () => pick('bdfgklmnprstvz') + pick('aeiou')).join('');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** A street that no other test has, such as `17 Mokelita Wharf`. */
const someStreet = (): string => `${randomInt(1, 199)} ${someName()} Wharf`;
