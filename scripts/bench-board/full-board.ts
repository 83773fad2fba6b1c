/** Answers of the service, enlarged to what a firm of ten clerks has on its board: the same in each run, without filling the demo company's. */
import { states } from '#domain/inspection-state.ts';
import { roles } from '#domain/role.ts';
import { seededRandom } from '#demo/random.ts';
import type { Page, Route } from 'playwright';

const CLERKS = 10;
const FIRST_ID = 1_000_000;
const DAY_MS = 86_400_000;
/** Minutes from the beginning of one visit to that of the next, which is late at times: some do not fit. */
const STEP = 90;
const late = [0, 0, 0, 15, 30];

/** Joined the demo company for this measurement. */
const newcomers = ['Bella Frost', 'Dev Malik', 'Erin Walsh', 'George Tan', 'Hannah Cole', 'Ivan Petrov', 'Jo Marsh'];

type Person = { id: number; name: string; role: number };
type Address = { line1: string };
type Visit = {
  id: number;
  clerk: Pick<Person, 'id' | 'name'> | null;
  property: { id: number; address: Address };
  type: { id: number };
};
type Answer<One> = { data: One[]; pagination: { totalPages: number } };

/** As the demo company has them; the visits are patterns. */
export type Known = { staff: Person[]; visits: Visit[] };

export async function fillBoard(page: Page, known: Known, bookings: number): Promise<void> {
  const staff = withNewcomers(known.staff);
  const clerks = staff.filter(({ role }) => role === roles.clerk).slice(0, CLERKS);
  const patterns = known.visits.filter(({ clerk }) => clerk !== null);
  if (patterns.length === 0) throw new Error('The demo company has no visits.');
  await page.route(/\/api\/staff\?/, (route) => answerWith(route, staff));
  await page.route(/\/api\/inspections\?.*conduct_date=/, (route) => {
    const asked = new URL(route.request().url()).searchParams.get('conduct_date') ?? '';
    return answerWith(route, book(patterns, { clerks, days: weekdaysOf(asked), bookings }));
  });
}

async function answerWith(route: Route, data: readonly object[]): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as Answer<object>;
  await route.fulfill({ response, json: { ...answer, data, pagination: { ...answer.pagination, totalPages: 1 } } });
}

function withNewcomers(staff: readonly Person[]): Person[] {
  const clerks = staff.filter(({ role }) => role === roles.clerk);
  const joined = newcomers.slice(0, Math.max(0, CLERKS - clerks.length)).map((name, at) => {
    const pattern = clerks[at % clerks.length];
    if (pattern === undefined) throw new Error('The demo company has no clerks.');
    return { ...pattern, id: FIRST_ID + at, name };
  });
  return [...staff, ...joined];
}

type Full = { clerks: readonly Person[]; days: readonly string[]; bookings: number };

/** Evenly over the clerks and days, each at a home of its own. */
function book(patterns: readonly Visit[], { clerks, days, bookings }: Full): object[] {
  const random = seededRandom('board');
  return Array.from({ length: bookings }, (_, at) => {
    const { id, name } = clerks[at % clerks.length] ?? { id: 0, name: '' };
    const day = days[Math.floor(at / clerks.length) % days.length] ?? '';
    const nth = Math.floor(at / clerks.length / days.length);
    const minutes = 8 * 60 + nth * STEP + random.pick(late);
    const pattern = random.pick(patterns);
    const { address } = pattern.property;
    const street = address.line1.replace(/^\d+\w?\s+/, '');
    return {
      ...pattern,
      id: FIRST_ID + at,
      clerk: { id, name },
      property: { ...pattern.property, id: FIRST_ID + at, address: { ...address, line1: `${at + 1} ${street}` } },
      conduct_date: `${day}T${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}:00+00:00`,
      conduct_date_option: 0,
      cancelled_at: null,
      state: { id: states.assigned, name: 'Assigned' },
    };
  });
}

const twoDigits = (figure: number): string => String(Math.floor(figure)).padStart(2, '0');

/** Those within `2027-02-01/2027-02-07`. */
function weekdaysOf(interval: string): string[] {
  const [from = '', to = ''] = interval.split('/');
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, at) => new Date(Date.parse(from) + at * DAY_MS))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10));
}
