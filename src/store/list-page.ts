/** One page of a list with its exact total. */

export type PageRequest = { page: number; perPage: number };
export type ListPage<Row> = { rows: Row[]; total: number };

/** A list statement in the making: conditions and their values, numbered as they come. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly parts: string[] = [];
  /** Names the combination, so that each has its own prepared statement. */
  readonly names: string[] = [];

  /** `sql` has `$?` where the value goes. */
  add(name: string, sql: string, value: unknown): void {
    this.values.push(value);
    this.parts.push(sql.replaceAll('$?', `$${this.values.length}`));
    this.names.push(name);
  }

  addPlain(name: string, sql: string): void {
    this.parts.push(sql);
    this.names.push(name);
  }

  next(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  get where(): string {
    return this.parts.join(' and ');
  }
}

/** Every word must occur somewhere, in any order, without regard to case and accents. */
export function addWords(conditions: Conditions, column: string, text: string): void {
  const words = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, 12);
  words.forEach((word, at) => {
    conditions.add(`word${at}`, `${column} like $?`, `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  });
}
