/** People in open reports: told by the database to every process, and stored nowhere (decision 064). */
import pg from 'pg';
import type { Database } from '../database/database.ts';

export type Presence = {
  accountId: number;
  inspectionId: number;
  userId: number;
  userName: string;
  /** One of the browser's tabs: its person may have the report open twice. */
  tab: string;
  roomId: number | null;
  itemId: number | null;
  field: string | null;
  /** `new` asks the others to say where they are. */
  is: 'new' | 'here' | 'gone';
};

const CHANNEL = 'keyturn_presence';

type Ears = { hear: (presence: Presence) => void; lost: (error: unknown) => void };

export const buildPresenceStore = (database: Database) => ({
  tell: async (presence: Presence): Promise<void> => {
    await database.rows('presence.tell', `select pg_notify('${CHANNEL}', $1)`, [JSON.stringify(presence)]);
  },

  /** By a connection of its own, until it is ended; `lost` is called once, after which nothing more is heard. */
  listen: async ({ hear, lost }: Ears): Promise<() => Promise<void>> => {
    const client = new pg.Client(database.direct);
    let isOver = false;
    const end = async (): Promise<void> => {
      if (isOver) return;
      isOver = true;
      await client.end().catch(() => undefined);
    };
    const fail = (error: unknown): void => {
      if (isOver) return;
      void end();
      lost(error);
    };
    client.on('error', fail);
    client.on('end', () => fail(new Error('the connection ended')));
    client.on('notification', ({ payload = '' }) => hear(JSON.parse(payload) as Presence));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await end();
      throw error;
    }
    return end;
  },
});

export type PresenceStore = ReturnType<typeof buildPresenceStore>;
