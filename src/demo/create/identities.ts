/** Ids for everything there will be, reserved before anything is written. */
import { type BulkTable, reserveIds } from '#store/database/bulk-insert.ts';
import type { Executor } from '#store/database/database.ts';

/** Gives each thing of one table its id, and remembers it. */
export class Identities<Thing> {
  readonly #ids = new Map<Thing, number>();

  static async reserve<Thing>(
    db: Executor,
    table: BulkTable,
    accountId: number,
    things: readonly Thing[],
  ): Promise<Identities<Thing>> {
    const identities = new Identities<Thing>();
    const ids = await reserveIds(db, table, accountId, things.length);
    things.forEach((thing, at) => identities.#ids.set(thing, ids[at] ?? 0));
    if (identities.#ids.size !== things.length) throw new Error('A thing was named twice.');
    return identities;
  }

  of(thing: Thing): number {
    const id = this.#ids.get(thing);
    if (id === undefined) throw new Error('A thing has no id.');
    return id;
  }

  find(thing: Thing | null): number | null {
    return thing === null ? null : (this.#ids.get(thing) ?? null);
  }
}
