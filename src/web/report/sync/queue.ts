/**
 * The queue of one open report: steps, texts, names, photographs and captions, kept on disk until the service has them. Every
 * input event is stored at once and sent a little later. Files go in a lane of their own, so that a large one holds up no text.
 */
import { buildListeners } from '#web/listeners.ts';
import type { EditedField, FieldValue, Place, Subject } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import type { WaitingDisk } from './disk.ts';
import { Lane, type Sent } from './lane.ts';
import { NewFiles } from './new-files.ts';
import { OwnRows } from './own-rows.ts';
import { Parcels } from './parcels.ts';
import type { QueueOptions, QueueState } from './queue-state.ts';
import type { Steps } from './steps.ts';
import { sendTexts, settleSentElsewhere, showTexts } from './texts.ts';
import {
  earlyCaptionKey,
  inTurn,
  isParcel,
  isReady,
  isStep,
  isText,
  keyOf,
  type Step,
  subjectOf,
  type Waiting,
  type WaitingPhoto,
  type WaitingStep,
} from './waiting.ts';
import { listenOutside, reportLock } from './writers.ts';

export class Queue {
  readonly #options: QueueOptions;
  readonly #report: ReportStore;
  readonly #disk: WaitingDisk;
  readonly #own: OwnRows;
  readonly #outside: ReturnType<typeof listenOutside>;
  readonly #listeners = buildListeners();
  readonly #words: Lane;
  readonly #files: Lane;
  readonly #parcels: Parcels;
  readonly #newFiles: NewFiles;
  readonly #steps: Steps | undefined;
  #orphans: readonly Waiting[] = [];
  #storing = 0;
  #state: QueueState;

  constructor(options: QueueOptions) {
    const { report, disk, owner, filesAtOnce = 1, onSentElsewhere = () => undefined } = options;
    const { steps } = options.send;
    this.#options = { ...options, isHeld: (row) => this.#isHeld(row) };
    this.#report = report;
    this.#disk = disk;
    this.#own = new OwnRows({ report, disk, owner, ids: steps?.ids });
    const onChange = () => this.#change();
    this.#words = this.#openLane(({ kind }) => kind !== 'photo', 1);
    this.#files = this.#openLane(({ kind }) => kind === 'photo', filesAtOnce);
    this.#parcels = new Parcels({ ...options, here: this.#own.here, onChange });
    const onStored = (row: Waiting) => void this.#files.send([row].filter((one) => !this.#isHeld(one)));
    this.#newFiles = new NewFiles({ disk, own: this.#own, parcels: this.#parcels, onChange, onStored });
    const empty = { orphans: [], parcels: [], steps: [] };
    this.#state = { ...this.#words.state, isStoring: false, isDiskRefusing: false, ...empty };
    this.#steps = steps?.open({ report, disk, own: this.#own, onChange, onRefused: () => void this.#showRefused() });
    this.#outside = listenOutside(reportLock(owner, report.home), {
      onSentElsewhere,
      onOnline: () => {
        this.#words.beginAnew();
        this.#files.beginAnew();
      },
      onHidden: () => this.#countLeft() > 0 && void this.flush(),
    });
  }

  read = (): QueueState => this.#state;
  subscribe = this.#listeners.subscribe;

  /** Shows what is on disk over what the service has, as after a reload, and sends what tabs that are gone have left. */
  async overlay(): Promise<void> {
    const taken = await this.#own.takeOver();
    this.#steps?.take(taken.filter(isStep));
    const isTextWaiting = await showTexts(this.#options, taken.filter(isText));
    for (const row of taken.filter(isParcel)) this.#parcels.show(row);
    const isWaiting = (kind: Waiting['kind']) => taken.some((row) => row.kind === kind && row.state === 'waiting');
    if (isTextWaiting || isWaiting('caption') || isWaiting('step')) this.#words.timer.sendSoon();
    if (isWaiting('photo')) this.#files.timer.sendSoon();
    await this.#readOrphans();
  }

  /** Sends steps, texts, names and captions now. True when none is left that could be sent. */
  flush = (): Promise<boolean> => this.#words.flush();

  /** Adds, moves, orders or deletes a room or an item named `name`, at once on display. */
  give(place: Place, name: string, step: Step): void {
    this.#steps?.give(place, name, step);
    this.#noteNew(this.#own.whenStored());
    // Without a line the next attempt is as far away as it was.
    if (this.#words.state.isLineDown) this.#noteTyped();
    else this.#words.timer.sendSoon();
  }

  /** Brings back what was deleted here, unless the service has begun to delete it. */
  takeBackRemoval(place: Place): boolean {
    this.#words.timer.sendSoon();
    return this.#steps?.takeBackRemoval(place) ?? false;
  }

  type(subject: Subject, field: EditedField, value: FieldValue): void {
    const { server, typed = {} } = this.#report.entry(subject) ?? {};
    const place = this.#report.placeOf(subject);
    if (server === undefined || place === undefined) return;
    const at = { ...this.#own.at(place), ...this.#options.spokenAt?.(subject, field) };
    this.#own.put({ ...at, kind: 'text', field, value, base: server[field] ?? null });
    if (!(field in typed)) this.#noteNew(this.#own.whenStored());
    this.#report.type(subject, field, value);
    this.#noteTyped();
  }

  /** With every key stroke. `photo` is the key of its upload while it waits. */
  typeCaption(place: Place, photo: number | string, value: string): void {
    const photoId = this.#parcels.photoIdOf(photo);
    const row = { ...this.#own.at(place), kind: 'caption', photoId, value } as const;
    const isNew = this.#parcels.find(keyOf(row)) === undefined;
    this.#parcels.showNew(row);
    this.#own.put(row);
    if (isNew) this.#noteNew(this.#own.whenStored());
    this.#noteTyped();
  }

  addFiles(place: Place, chosen: Iterable<File>): void {
    this.#newFiles.add(place, chosen);
    this.#noteNew(this.#newFiles.whenStored());
  }

  /** As it is kept here, to be looked at. */
  readPhoto = (photo: Pick<WaitingPhoto, 'key' | 'type'>): Promise<Blob | undefined> => this.#newFiles.read(photo);

  /** Tries a row again that was refused, or waits for its turn. */
  async retry(key: string): Promise<void> {
    await this.#disk.retry(key);
    this.#parcels.edit(key, { state: 'waiting', reason: undefined });
    const row = await this.#disk.find(key);
    if (row !== undefined) void (row.kind === 'photo' ? this.#files : this.#words).send([row]);
  }

  async discard(key: string): Promise<void> {
    const parcel = this.#parcels.find(key);
    for (const one of parcel?.kind === 'photo' ? [key, earlyCaptionKey(parcel)] : [key]) {
      this.#parcels.drop(one);
      await this.#own.discard(one);
    }
    await this.#readOrphans();
  }

  /** In no tab of this browser. */
  whileNothingIsSent<Result>(work: () => Promise<Result>): Promise<Result> {
    return navigator.locks.request(reportLock(this.#options.owner, this.#report.home), work);
  }

  /** The row behind a field that needs a decision. */
  find = (subject: Subject, field: EditedField) => this.#own.find(subject, field);

  /** A conflict or a refusal is decided for what was typed here. */
  async keepMine(subject: Subject, field: EditedField, value: FieldValue): Promise<void> {
    // Shown as waiting at once: until it is sent nobody may read that all is saved.
    this.#report.type(subject, field, value);
    this.#own.decide(subject, field, value);
    await this.flush();
  }

  /** Discards the text typed here. */
  async letGo(subject: Subject, field: EditedField): Promise<void> {
    await this.#own.discard(this.#own.keyOf(subject, field));
    this.#report.letGo(subject, field);
    await this.overlay();
  }

  /** Another tab has sent something: the rows on disk are what counts. */
  async followDisk(): Promise<void> {
    await this.#own.whenStored();
    await settleSentElsewhere(this.#report, this.#own);
    await this.overlay();
  }

  /** Entries for an item that somebody else has removed are kept aside. */
  async followReport(): Promise<void> {
    await this.#readOrphans();
    if (this.#orphans.some((row) => isText(row) && row.state === 'waiting')) this.#words.timer.sendSoon();
  }

  close(): void {
    this.#words.timer.stop();
    this.#files.timer.stop();
    this.#own.end();
    // Rows that could not be sent here are for another tab with the report: only now does it see them as left behind.
    if (this.#countLeft() > 0) this.#outside.tellSent();
    this.#outside.stop();
  }

  /**
   * Sends what is left, then closes. While an answer does not come, opening the report again shows and keeps what
   * was entered here. True when nothing is left that could be sent.
   */
  async leave(): Promise<boolean> {
    this.#own.end();
    try {
      const files = this.#newFiles.whenStored().then(() => this.#files.flush());
      const areSent = await Promise.all([this.flush(), files]);
      // The photographs of rows that are made by now, and the captions of those that have arrived.
      return areSent.every(Boolean) && (await this.#files.flush()) && (await this.flush());
    } finally {
      this.close();
    }
  }

  #openLane(isMeant: (row: Waiting) => boolean, atOnce: number): Lane {
    const isWaiting = (row: Waiting) => isReady(row) && isMeant(row) && !this.#isHeld(row);
    return new Lane({
      atOnce,
      list: async () => (await this.#own.list()).filter(isWaiting).toSorted(inTurn),
      send: (rows) => this.#send(rows),
      onRound: async () => {
        await this.overlay();
        this.#outside.tellSent();
      },
      onChange: () => this.#change(),
    });
  }

  #noteNew(storing: Promise<unknown>): void {
    this.#storing += 1;
    this.#change();
    void storing.finally(() => {
      this.#storing -= 1;
      this.#change();
    });
  }

  #noteTyped(): void {
    void this.#own.whenStored().then(() => this.#disk.isRefusing() !== this.#state.isDiskRefusing && this.#change());
    this.#words.timer.sendAfterTyping(this.#words.state);
  }

  /** As they stand on disk by now: another tab may have sent them, or somebody typed on. */
  async #send(listed: Waiting[]): Promise<Sent> {
    const rows: Waiting[] = [];
    for (const { key } of listed) {
      const row = await this.#disk.find(key);
      if (row === undefined || !this.#own.isOwn(row)) this.#parcels.drop(key);
      else if (isReady(row)) rows.push(this.#own.here(row));
    }
    if (rows.some(isStep)) return this.#sendSteps(rows.filter(isStep));
    if (rows.some((row) => this.#isHeld(row))) return { outcome: 'done' };
    const [parcel] = rows.filter(isParcel);
    if (parcel?.kind === 'photo') {
      const sent = await this.#parcels.send(parcel);
      if (this.#parcels.read().some(({ kind }) => kind === 'caption')) this.#words.timer.sendSoon();
      return sent;
    }
    if (parcel !== undefined) return this.whileNothingIsSent(() => this.#parcels.send(parcel));
    return this.whileNothingIsSent(() => sendTexts(this.#options, rows.filter(isText)));
  }

  /** And then, within the same round, what waited for them. */
  async #sendSteps(steps: WaitingStep[]): Promise<Sent> {
    const sent = await this.whileNothingIsSent(async () => this.#steps?.send(steps));
    if (sent === undefined) return { outcome: 'done' };
    if (sent.outcome === 'done') {
      await this.#words.goOn();
      this.#files.timer.sendSoon();
    }
    return sent;
  }

  #countLeft = (): number => this.#report.totals().waiting + this.#state.parcels.length + this.#state.steps.length;

  #isHeld = (row: Waiting): boolean => !isStep(row) && this.#steps?.holds(row) === true;

  async #showRefused(): Promise<void> {
    await this.#options.readAgain?.().catch(() => undefined);
    await showTexts(this.#options, (await this.#own.list()).filter(isText));
    await this.#readOrphans();
  }

  async #readOrphans(): Promise<void> {
    const rows = await this.#own.list();
    const isOrphan = (row: Waiting) =>
      row.kind !== 'caption' && !this.#isHeld(row) && this.#report.entry(subjectOf(row)) === undefined;
    const orphans = rows.filter((row) => (isStep(row) ? row.state === 'refused' : isOrphan(row)));
    if (orphans.length === 0 && this.#orphans.length === 0) return;
    this.#orphans = orphans;
    this.#change();
  }

  #change(): void {
    const own = { isStoring: this.#storing > 0, orphans: this.#orphans, parcels: this.#parcels.read() };
    const steps = this.#steps?.read() ?? [];
    this.#state = { ...this.#words.state, ...own, steps, isDiskRefusing: this.#disk.isRefusing() };
    this.#listeners.tell();
  }
}
