/**
 * The queue of one open report: texts, names, photographs and captions, kept on disk until the service has them. Every input
 * event is stored at once and sent a little later. Files go in a lane of their own, so that a large one holds up no text.
 */
import { buildListeners } from '#web/listeners.ts';
import type { EditedField, FieldValue, Place, Subject } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import type { WaitingDisk } from './disk.ts';
import { Lane, type LaneState, type Sent } from './lane.ts';
import { OwnRows } from './own-rows.ts';
import { asBlob, type Parcel, Parcels, type SendCaption, type SendPhoto } from './parcels.ts';
import { sendTexts, settleSentElsewhere, showTexts, type TextOptions } from './texts.ts';
import {
  earlyCaptionKey,
  isParcel,
  isReady,
  isText,
  keyOf,
  subjectOf,
  type Waiting,
  type WaitingPhoto,
} from './waiting.ts';
import { listenOutside, reportLock } from './writers.ts';

export type QueueState = LaneState & {
  /** Something new is on its way to the disk: closing the page now might lose it. Not said of letters typed on. */
  isStoring: boolean;
  /** The disk refuses what is entered: until it is sent it is lost with the page. Said until the disk takes something again. */
  isDiskRefusing: boolean;
  /** Not saved, and their item or room is gone: kept here until the person has copied them. */
  orphans: readonly Waiting[];
  /** Photographs and captions, in the order in which they were entered. */
  parcels: readonly Parcel[];
};

/** How each kind is sent. */
export type Send = TextOptions['send'] & { photo?: SendPhoto; caption?: SendCaption };

type Options = Pick<TextOptions, 'report' | 'disk' | 'readAgain'> & {
  send: Send;
  owner: string;
  /** Files on their way at a time, each to another place; a phone's line is narrow. */
  filesAtOnce?: number;
  /** Another tab of this browser has sent something of this report. */
  onSentElsewhere?: () => void;
};

/** Larger ones are kept as files, which need not fit into memory. */
const MOST_BYTES = 32_000_000;

export class Queue {
  readonly #options: Options;
  readonly #report: ReportStore;
  readonly #disk: WaitingDisk;
  readonly #own: OwnRows;
  readonly #outside: ReturnType<typeof listenOutside>;
  readonly #listeners = buildListeners();
  readonly #words: Lane;
  readonly #files: Lane;
  readonly #parcels: Parcels;
  #orphans: readonly Waiting[] = [];
  #adding: Promise<unknown> = Promise.resolve();
  #storing = 0;
  #state: QueueState;

  constructor(options: Options) {
    const { report, disk, owner, filesAtOnce = 1, onSentElsewhere = () => undefined } = options;
    this.#options = options;
    this.#report = report;
    this.#disk = disk;
    this.#own = new OwnRows(options);
    this.#words = this.#openLane(({ kind }) => kind !== 'photo', 1);
    this.#files = this.#openLane(({ kind }) => kind === 'photo', filesAtOnce);
    this.#parcels = new Parcels({ ...options, onChange: () => this.#change() });
    this.#state = { ...this.#words.state, isStoring: false, isDiskRefusing: false, orphans: [], parcels: [] };
    this.#outside = listenOutside(reportLock(owner, report.home), {
      onSentElsewhere,
      onOnline: () => {
        this.#words.beginAnew();
        this.#files.beginAnew();
      },
      onHidden: () => report.totals().waiting > 0 && void this.flush(),
    });
  }

  read = (): QueueState => this.#state;
  subscribe = this.#listeners.subscribe;

  /** Shows what is on disk over what the service has, as after a reload, and sends what tabs that are gone have left. */
  async overlay(): Promise<void> {
    const taken = await this.#own.takeOver();
    const isTextWaiting = await showTexts(this.#options, taken.filter(isText));
    for (const row of taken.filter(isParcel)) this.#parcels.show(row);
    const isWaiting = (kind: Waiting['kind']) => taken.some((row) => row.kind === kind && row.state === 'waiting');
    if (isTextWaiting || isWaiting('caption')) this.#words.timer.sendSoon();
    if (isWaiting('photo')) this.#files.timer.sendSoon();
    await this.#readOrphans();
  }

  /** Sends texts, names and captions now. True when none is left that could be sent. */
  flush = (): Promise<boolean> => this.#words.flush();

  type(subject: Subject, field: EditedField, value: FieldValue): void {
    const server = this.#report.entry(subject)?.server;
    const place = this.#report.placeOf(subject);
    if (server === undefined || place === undefined) return;
    const isNew = !(field in (this.#report.entry(subject)?.typed ?? {}));
    this.#own.put({ ...this.#own.at(place), kind: 'text', field, value, base: server[field] ?? null });
    if (isNew) this.#noteNew(this.#own.whenStored());
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

  /** Shown at once; without space on the disk they are sent all the same. */
  addFiles(place: Place, chosen: Iterable<File>): void {
    const added = [...chosen].map((file) => {
      const more = { uploadKey: crypto.randomUUID(), value: file.name, type: file.type };
      const row = { ...this.#own.at(place), kind: 'photo', ...more } as const;
      this.#parcels.showNew(row);
      return { file, row };
    });
    this.#adding = this.#adding.then(async () => {
      for (const { file, row } of added) await this.#addFile(row, file);
    });
    this.#noteNew(this.#adding);
  }

  /** As it is kept here, to be looked at. */
  async readPhoto({ key, type }: Pick<WaitingPhoto, 'key' | 'type'>): Promise<Blob | undefined> {
    const content = await this.#disk.readContent(key);
    return content && asBlob(content, type);
  }

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
    if (this.#report.totals().waiting > 0 || this.#parcels.read().length > 0) this.#outside.tellSent();
    this.#outside.stop();
  }

  /**
   * Sends what is left, then closes. While an answer does not come, opening the report again shows and keeps what
   * was entered here. True when nothing is left that could be sent.
   */
  async leave(): Promise<boolean> {
    this.#own.end();
    try {
      const files = this.#adding.then(() => this.#files.flush());
      const areSent = await Promise.all([this.flush(), files]);
      // The captions of photographs that have arrived by now.
      return areSent.every(Boolean) && (await this.flush());
    } finally {
      this.close();
    }
  }

  #openLane(isMeant: (row: Waiting) => boolean, atOnce: number): Lane {
    const isWaiting = (row: Waiting) => isReady(row) && isMeant(row);
    return new Lane({
      atOnce,
      list: async () => (await this.#own.list()).filter(isWaiting),
      send: (rows) => this.#send(rows),
      onRound: async () => {
        await this.overlay();
        this.#outside.tellSent();
      },
      onChange: () => this.#change(),
    });
  }

  async #addFile(row: Parameters<WaitingDisk['put']>[0], file: File): Promise<void> {
    const key = keyOf(row);
    try {
      await this.#disk.put(row, file.size > MOST_BYTES ? file : await file.arrayBuffer());
    } catch {
      return this.#parcels.edit(key, { state: 'refused', reason: 'This file cannot be read.' });
    }
    this.#change();
    const kept = await this.#disk.find(key);
    // It was taken away meanwhile.
    if (this.#parcels.find(key) === undefined) await this.#disk.discard(key);
    else if (kept !== undefined && isParcel(kept)) {
      // Its picture can be read by now.
      this.#parcels.show(kept);
      void this.#files.send([kept]);
    }
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
      else if (isReady(row)) rows.push(row);
    }
    const [parcel] = rows.filter(isParcel);
    if (parcel?.kind === 'photo') {
      const sent = await this.#parcels.send(parcel);
      if (this.#parcels.read().some(({ kind }) => kind === 'caption')) this.#words.timer.sendSoon();
      return sent;
    }
    if (parcel !== undefined) return this.whileNothingIsSent(() => this.#parcels.send(parcel));
    return this.whileNothingIsSent(() => sendTexts(this.#options, rows.filter(isText)));
  }

  async #readOrphans(): Promise<void> {
    const rows = await this.#own.list();
    const orphans = rows.filter((row) => row.kind !== 'caption' && this.#report.entry(subjectOf(row)) === undefined);
    if (orphans.length === 0 && this.#orphans.length === 0) return;
    this.#orphans = orphans;
    this.#change();
  }

  #change(): void {
    const own = { isStoring: this.#storing > 0, orphans: this.#orphans, parcels: this.#parcels.read() };
    this.#state = { ...this.#words.state, ...own, isDiskRefusing: this.#disk.isRefusing() };
    this.#listeners.tell();
  }
}
