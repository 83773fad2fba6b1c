/** Keys that are each sent by many at once, as applications do that do not give up, while the service is killed. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Keys under way at once. */
const GROUPS = 12;
/** In milliseconds: the line is cut, the first is still under way, or the database is not there yet. */
const AFTER_FAILURE = 20;

export type RepeatedKeys = {
  answered: number;
  /** Keys whose answers were not all the same bytes. */
  differing: string[];
  /** Answers that nobody should get. */
  surprises: string[];
};

type Wanted = {
  keys: number;
  /** The number of clients that send each key. */
  senders: number;
  url: () => string;
  token: string;
  /** Called so many times, evenly spread over the answers. */
  kills: number;
  kill: () => Promise<void>;
};

/** Each key makes a property whose first line is its own: `0 Repeated Road` and so on. */
export async function sendRepeatedKeys({ keys, senders, url, token, kills, kill }: Wanted): Promise<RepeatedKeys> {
  let answered = 0;
  const differing: string[] = [];
  const surprises = new Set<string>();

  const send = async (key: string, line1: string): Promise<string> => {
    for (;;) {
      const response = await fetch(`${url()}/api/properties`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({
          address: { line1, city: 'Portsmouth', postcode: 'PO5 3AA' },
          no_of_beds: 2,
          no_of_baths: 1,
        }),
      }).catch(() => undefined);
      const text = await response?.text().catch(() => undefined);
      if (response?.status === 200 && text !== undefined) {
        answered += 1;
        return text;
      }
      if (response !== undefined && ![200, 409, 503].includes(response.status)) {
        surprises.add(`${response.status} ${text ?? ''}`);
        return '';
      }
      await pause(AFTER_FAILURE);
    }
  };

  const left = Array.from({ length: keys }, (_, number) => number);
  const group = async (): Promise<void> => {
    for (let number = left.pop(); number !== undefined; number = left.pop()) {
      const [key, line1] = [randomUUID(), `${number} Repeated Road`];
      const texts = await Promise.all(Array.from({ length: senders }, () => send(key, line1)));
      if (new Set(texts).size > 1) differing.push(line1);
    }
  };
  let isDone = false;
  const all = Promise.all(Array.from({ length: GROUPS }, group)).finally(() => {
    isDone = true;
  });
  for (let killed = 0; killed < kills; killed += 1) {
    const enough = ((killed + 1) * keys * senders) / (kills + 3);
    while (answered < enough && !isDone) await pause(2);
    await kill();
  }
  await all;
  return { answered, differing, surprises: [...surprises] };
}
