/** A database as an earlier release left it, filled and then brought through the migrations since, for tests of those. */
import { type Database, openDatabase } from '#store/database/database.ts';
import { migrateDatabase } from '#store/database/migrate.ts';
import { migrateUntil } from '#store/database/migrate-until.ts';
import { emptyDatabase, type OpenTestDatabase } from './test-database.ts';

/** `last`: the number of the last migration that runs before it is filled. It is gone when it is closed. */
export async function openOlderDatabase(
  last: number,
  fill: (database: Database) => Promise<void>,
): Promise<OpenTestDatabase> {
  const { url, drop } = await emptyDatabase();
  const database = openDatabase(url, { poolSize: 2 });
  await migrateUntil(database, last);
  await fill(database);
  await migrateDatabase(database);
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
