/**
 * A row read as one JSON array: seventy columns of their own cost the driver twice as much as the one, and PostgreSQL no
 * less (docs/decisions/016). The columns stand where the object is built of their values. It is built once to write them
 * down, and then from every row, so that their order is always the same.
 */
export type PackedRow = { row: unknown[] };
/** The value of the next column. Its SQL is looked at only once, and has to be there already: this runs for every row. */
export type NextColumn = <Value>(sql: string) => Value;

/** `of` makes the object of a tuple of `columns`; of more values, the first ones count. */
export function describeRow<Row>(build: (next: NextColumn) => Row) {
  const columns: string[] = [];
  build((sql) => {
    columns.push(sql);
    return null as never;
  });

  // One function for all rows, which is compiled into `build`: with one made for each row it takes half as long again.
  let values: unknown[] = [];
  let at = 0;
  const next: NextColumn = () => values[at++] as never;

  const of = (tuple: unknown[]): Row => {
    values = tuple;
    at = 0;
    return build(next);
  };
  const all = columns.join(', ');
  return { columns: all, of, sql: `json_build_array(${all}) as row`, unpack: ({ row }: PackedRow): Row => of(row) };
}

/** JSON prints instants in their ISO form but without trailing zeros: `…:59.01+00:00` → `…:59.010+00:00`. */
export function instant<Printed extends string | null>(printed: Printed): Printed;
export function instant(printed: string | null): string | null {
  if (printed === null || printed.length === 25) return printed;
  return `${printed.slice(0, -6).padEnd(23, '0')}+00:00`;
}
