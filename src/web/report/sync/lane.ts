/**
 * The drain: sends what waits, oldest first, so many groups at once, and the rows of one group one after the other.
 *
 *   done        the next
 *   failing     the service failed, perhaps at this one alone: the next is tried. The second that fails tells of the
 *               service, which is left in peace
 *   no answer   everything waits, and is sent again later
 */
import { SendTimer } from './send-timer.ts';
import { groupOf, isSentTogether, type Waiting } from './waiting.ts';

export type Sent = { outcome: 'done' } | NotSent;
export type NotSent = { outcome: 'failing' | 'no answer'; retryAfterSeconds?: number | undefined; isFull?: boolean };

export type LaneState = {
  isSending: boolean;
  /** The last attempt got no answer. */
  isLineDown: boolean;
  /** It was answered, by a service that failed. */
  isFailing: boolean;
};

type Options = {
  atOnce: number;
  /** The rows that may be sent now. */
  list: () => Promise<Waiting[]>;
  /** The steps together, and the texts of one item or the name of a room; anything else alone. */
  send: (rows: Waiting[]) => Promise<Sent>;
  /** When nothing more is on its way; before anybody hears of it. */
  onRound: () => Promise<void>;
  onChange: () => void;
};

type Round = PromiseWithResolvers<boolean> & { failed: NotSent[]; bugs: unknown[] };

export class Lane {
  state: LaneState = { isSending: false, isLineDown: false, isFailing: false };
  readonly timer = new SendTimer(() => void this.flush());
  readonly #options: Options;
  #wanted: Waiting[] = [];
  readonly #busy = new Set<string>();
  #round: Round | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Sends all that waits now. True when nothing is left that could be sent. */
  async flush(): Promise<boolean> {
    this.timer.noteSending();
    return this.send(await this.#options.list());
  }

  /** Sends these only: pausing rows keep pausing. Rows on their way already are looked at once more afterwards. */
  send(rows: readonly Waiting[]): Promise<boolean> {
    const more = new Set(rows.map(({ key }) => key));
    this.#wanted = [...this.#wanted.filter(({ key }) => !more.has(key)), ...rows];
    this.#round ??= { ...Promise.withResolvers<boolean>(), failed: [], bugs: [] };
    const { promise } = this.#round;
    this.#change({ isSending: true });
    this.#pump(this.#round);
    return promise;
  }

  /** All that may be sent by now goes within this round. */
  async goOn(): Promise<void> {
    void this.send(await this.#options.list());
  }

  beginAnew(): void {
    this.timer.beginAnew();
    void this.flush();
  }

  #pump(round: Round): void {
    while (this.#busy.size < this.#options.atOnce) {
      const next = this.#wanted.find((row) => !this.#busy.has(groupOf(row)));
      if (next === undefined) break;
      const group = groupOf(next);
      const rows = isSentTogether(next) ? this.#wanted.filter((row) => groupOf(row) === group) : [next];
      this.#wanted = this.#wanted.filter((row) => !rows.includes(row));
      this.#busy.add(group);
      void this.#sendGroup(round, rows).finally(() => {
        this.#busy.delete(group);
        this.#pump(round);
      });
    }
    if (this.#busy.size === 0 && this.#round === round) void this.#end(round);
  }

  async #sendGroup(round: Round, rows: Waiting[]): Promise<void> {
    try {
      const sent = await this.#options.send(rows);
      if (sent.outcome === 'done') return;
      round.failed.push(sent);
      if (sent.outcome === 'no answer' || round.failed.length > 1) this.#wanted = [];
    } catch (error) {
      round.bugs.push(error);
      this.#wanted = [];
    }
  }

  async #end(round: Round): Promise<void> {
    this.#round = undefined;
    const { failed, bugs } = round;
    const isDone = failed.length === 0;
    if (isDone) this.timer.beginAnew();
    else this.timer.sendAgain(failed.at(-1)?.retryAfterSeconds);
    const isFailing = !isDone && failed.every(({ outcome }) => outcome === 'failing');
    try {
      await this.#options.onRound();
    } catch (error) {
      bugs.push(error);
    }
    this.#change({ isSending: this.#round !== undefined, isLineDown: !isDone, isFailing });
    if (bugs.length > 0) round.reject(bugs[0]);
    else round.resolve(isDone);
  }

  #change(next: Partial<LaneState>): void {
    this.state = { ...this.state, ...next };
    this.#options.onChange();
  }
}
