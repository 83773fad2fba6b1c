/** Looks every moment for what is due in the tables: has webhooks delivered, and makes jobs of the rest. */
import type { PgBoss } from 'pg-boss';
import type { buildOutbox, RestingEmail } from '#store/events/outbox.ts';
import type { QueueName } from './definitions/queues.ts';
import type { buildCourier } from './webhook-courier.ts';

/** Milliseconds between looks: what a person waits at most before the work begins. */
const PAUSE = 250;

/** Milliseconds until an e-mail that was tried so often is tried again: from ten seconds to half an hour. */
const restOf = (attempts: number): number => (attempts === 0 ? 2_000 : Math.min(5_000 * 2 ** attempts, 1_800_000));

type Options = {
  boss: PgBoss;
  outbox: ReturnType<typeof buildOutbox>;
  sendsEmail: boolean;
  courier: Pick<ReturnType<typeof buildCourier>, 'look'>;
  /** Told when the look began, by `performance.now()`. */
  onLooked: (beganAt: number) => void;
  onError: (error: unknown) => void;
};

export function buildDispatcher({ boss, outbox, sendsEmail, courier, onLooked, onError }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = true;
  /** Sent already and maybe still at work; asking again costs a statement each, so only once a while. */
  const lately = new Map<string, number>();

  /** The queue refuses a second job of the same key while one waits or runs. */
  const send = async (queue: QueueName, key: number, data: object) => {
    const name = `${queue} ${key}`;
    const now = Date.now();
    if ((lately.get(name) ?? 0) > now - 2000) return;
    lately.set(name, now);
    await boss.send(queue, data, { singletonKey: String(key) });
  };

  /** E-mails and until when each rests. Not in the table: after a start, perhaps with another server, each is tried at once. */
  const resting = new Map<number, { email: RestingEmail; until: number }>();
  const lookForEmails = async () => {
    const now = Date.now();
    for (const [id, { until }] of resting) if (until <= now) resting.delete(id);
    const rested = [...resting.values()].map(({ email }) => email);
    for (const { emailId, accountId, attempts, triedUntil } of await outbox.listDueEmails(rested)) {
      resting.set(emailId, { email: { emailId, triedUntil }, until: now + restOf(attempts) });
      await boss.send('send-email', { emailId, accountId }, { singletonKey: String(emailId) });
    }
  };

  const look = async () => {
    await outbox.dispatchEvents();
    await courier.look();
    for (const due of await outbox.listDuePdfs()) await send('generate-pdf', due.pdfId, due);
    if (sendsEmail) await lookForEmails();
    for (const [name, at] of lately) if (at < Date.now() - 10_000) lately.delete(name);
  };

  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      const beganAt = performance.now();
      running = look()
        .then(() => onLooked(beganAt), onError)
        .finally(next);
    }, PAUSE);
  };

  return {
    start: () => {
      stopped = false;
      next();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
