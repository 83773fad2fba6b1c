/** Bank holidays of the country in which a firm works. The data of `date-holidays` is long, so it is read when somebody first asks. */

/** The parts of the United Kingdom have holidays of their own; most lettings are in England. */
const parts: Readonly<Record<string, [country: string, part?: string]>> = {
  'united kingdom': ['GB', 'ENG'],
  england: ['GB', 'ENG'],
  wales: ['GB', 'WLS'],
  scotland: ['GB', 'SCT'],
  'northern ireland': ['GB', 'NIR'],
};

const days = new Map<string, Promise<ReadonlySet<string>>>();

/** Days of one year, `2027-03-26`; none for a country that nobody knows. */
export function bankHolidays(country: string, year: number): Promise<ReadonlySet<string>> {
  const key = `${country.trim().toLowerCase()} ${year}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  // A firm asks for three years at most, and there are few countries.
  if (days.size > 500) days.clear();
  const read = readHolidays(country.trim().toLowerCase(), year);
  days.set(key, read);
  // A failure is not kept.
  read.catch(() => days.delete(key));
  return read;
}

async function readHolidays(country: string, year: number): Promise<ReadonlySet<string>> {
  const { default: Holidays } = await import('date-holidays');
  const named = Object.entries(new Holidays().getCountries('en')).find(([, name]) => name.toLowerCase() === country);
  const [code, part] = parts[country] ?? [named?.[0]];
  if (code === undefined) return new Set();
  const calendar = part === undefined ? new Holidays(code) : new Holidays(code, part);
  const free = calendar.getHolidays(year, 'en').filter(({ type }) => type === 'public' || type === 'bank');
  return new Set(free.map(({ date }) => date.slice(0, 10)));
}
