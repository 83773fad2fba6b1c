/** A list as its URL says it: the page, how long that is, what narrows it, and its order. */

/** One value of the URL: how to read it, and how to write it. The default is not written. */
type Param<Value> = { name: string; read(text: string): Value; write(value: Value): string };

const parts = (text: string): string[] => text.split(',').filter((part) => part !== '');

function readPositive(text: string): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

export const textParam = (name: string): Param<string> => ({ name, read: (text) => text, write: (text) => text });

export const wordsParam = (name: string): Param<string[]> => ({ name, read: parts, write: (words) => words.join(',') });

export const idsParam = (name: string): Param<number[]> => ({
  name,
  read: (text) => parts(text).map(Number).filter(Number.isInteger),
  write: (ids) => ids.join(','),
});

export const idParam = (name: string): Param<number | undefined> => ({
  name,
  read: readPositive,
  write: (id) => (id === undefined ? '' : String(id)),
});

export const flagParam = (name: string): Param<boolean> => ({
  name,
  read: (text) => text === 'true',
  write: (isSet) => (isSet ? 'true' : ''),
});

/** `2027-02-03`, or empty. */
export const dayParam = (name: string): Param<string> => ({
  name,
  read: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''),
  write: (day) => day,
});

export const choicesParam = <Choice extends string>(name: string, all: readonly Choice[]): Param<Choice[]> => ({
  name,
  read: (text) => all.filter((choice) => parts(text).includes(choice)),
  write: (chosen) => chosen.join(','),
});

export type ListSearch = {
  page: number;
  perPage: number;
  sort?: string | undefined;
  /** The ids of the columns that the URL names; none leaves them to the reader. */
  columns?: readonly string[];
};

/** The URL of one list. */
export type ListUrl<Search extends ListSearch> = {
  read: (params: URLSearchParams) => Search;
  write: (search: Search) => URLSearchParams;
  isFiltered: (search: Search) => boolean;
  /** The same list without its filters. */
  withoutFilters: (search: Search) => Search;
  /** For one of several lists of a page: writes its own part, and keeps that of the others. */
  writeBeside?: ((others: URLSearchParams, search: Search) => URLSearchParams) | undefined;
};

type Params = Record<string, Param<unknown>>;
type ValuesOf<Named extends Params> = { -readonly [Name in keyof Named]: ReturnType<Named[Name]['read']> };

const usualPerPage = 30;
/** The service allows no more. */
const mostPerPage = 100;

/**
 * `filters` narrow the list, `others` do not (for example a dialog beside it); `sort` lists the orders, the default
 * first. `prefix` sets a list apart from the other lists of its page: `phrases_page`.
 */
export function listUrl<
  Filters extends Params,
  Others extends Params = Record<never, never>,
  Sort extends string = never,
>(of: {
  filters: Filters;
  others?: Others;
  sorts?: readonly Sort[];
  prefix?: string;
}): ListUrl<ListSearch & { sort?: Sort | undefined } & ValuesOf<Filters> & ValuesOf<Others>> {
  type Search = ListSearch & { sort?: Sort | undefined } & ValuesOf<Filters> & ValuesOf<Others>;
  const { prefix = '' } = of;
  const [usualSort] = of.sorts ?? [];
  const sort: Param<Sort | undefined> = {
    name: `${prefix}sort`,
    read: (text) => of.sorts?.find((known) => known === text) ?? usualSort,
    write: (chosen) => (chosen === undefined || chosen === usualSort ? '' : chosen),
  };
  const page: Param<number> = {
    name: `${prefix}page`,
    read: (text) => readPositive(text) ?? 1,
    write: (number) => (number === 1 ? '' : String(number)),
  };
  const perPage: Param<number> = {
    name: `${prefix}per_page`,
    read: (text) => Math.min(readPositive(text) ?? usualPerPage, mostPerPage),
    write: (number) => (number === usualPerPage ? '' : String(number)),
  };
  const all = Object.entries({ page, perPage, ...of.filters, sort, ...of.others } as Record<string, Param<unknown>>);

  const read = (params: URLSearchParams) =>
    Object.fromEntries(all.map(([key, param]) => [key, param.read(params.get(param.name) ?? '')])) as Search;
  const write = (search: Search) =>
    new URLSearchParams(
      all.flatMap(([key, param]) => {
        const text = param.write(search[key as keyof Search]);
        return text === '' ? [] : [[param.name, text]];
      }),
    );
  const isFiltered = (search: Search) => {
    const written = write(search);
    return Object.values(of.filters).some(({ name }) => written.has(name));
  };
  const withoutFilters = (search: Search) => {
    const params = write({ ...search, page: 1 });
    for (const { name } of Object.values(of.filters)) params.delete(name);
    return read(params);
  };
  const writeBeside = (others: URLSearchParams, search: Search) => {
    const params = new URLSearchParams(others);
    for (const [, { name }] of all) params.delete(name);
    for (const [name, value] of write(search)) params.append(name, value);
    return params;
  };
  return { read, write, isFiltered, withoutFilters, writeBeside: prefix === '' ? undefined : writeBeside };
}
