/**
 * Sends photographs and captions, and shows them until then. A photograph goes under a key of its own: a repeated upload
 * answers with the result of the first. Only the last words typed on this device arrive of a caption.
 */
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import type { Content, WaitingDisk } from './disk.ts';
import { type Answer, answerTo } from './judge-failure.ts';
import type { Sent } from './lane.ts';
import { lookForItem } from './texts.ts';
import {
  earlyCaptionKey,
  keyOf,
  type NewRow,
  type WaitingCaption,
  type WaitingParcel,
  type WaitingPhoto,
} from './waiting.ts';

/** A row, and how far it is. */
export type Parcel<Row extends WaitingParcel = WaitingParcel> = Row & {
  /** From 0 to 1, while it is being sent. */
  progress?: number | undefined;
  /** It was sent, and no answer came. */
  isLost?: boolean;
  /** For lost answers: an answer came, from a service that failed. */
  isFailing?: boolean;
  /** For those: the account may keep no more files. */
  isFull?: boolean;
};

export type PhotoToSend = {
  place: Place;
  file: Blob;
  name: string;
  key: string;
  onProgress: (done: number) => void;
  signal?: AbortSignal;
};
export type SendPhoto = (photo: PhotoToSend) => Promise<Attachment>;
/** Null takes the caption away. The answer is undefined when the photograph itself was taken away meanwhile. */
export type SendCaption = (place: Place, photoId: number, text: string | null) => Promise<Attachment | undefined>;

type Options = {
  report: ReportStore;
  disk: WaitingDisk;
  send: { photo?: SendPhoto; caption?: SendCaption };
  readAgain?: (() => Promise<void>) | undefined;
  /** A row of the disk with the ids of this page. */
  here: (row: WaitingParcel) => WaitingParcel;
  onChange: () => void;
};

export class Parcels {
  readonly #options: Options;
  #all: readonly Parcel[] = [];
  readonly #stops = new Map<string, AbortController>();
  /** The photographs that have arrived, by the keys of their uploads. */
  readonly #arrived = new Map<string, number>();

  constructor(options: Options) {
    this.#options = options;
  }

  read = (): readonly Parcel[] => this.#all;
  photoIdOf = (photo: number | string): number | string => this.#arrived.get(String(photo)) ?? photo;
  find = (key: string): Parcel | undefined => this.#all.find((one) => one.key === key);

  /** As it stands on disk now. */
  show(kept: WaitingParcel): void {
    const row = this.#options.here(kept);
    if (this.find(row.key) === undefined) this.#change([...this.#all, row]);
    else this.edit(row.key, row);
  }

  /** Before it is on disk. */
  showNew(row: NewRow): void {
    const now = Date.now();
    const first = { key: keyOf(row), revision: 0, firstAt: now, lastAt: now, state: 'waiting', reason: undefined };
    this.show({ ...row, ...first } as unknown as Parcel);
  }

  edit(key: string, part: Partial<Parcel>): void {
    this.#change(this.#all.map((one) => (one.key === key ? ({ ...one, ...part } as Parcel) : one)));
  }

  /** Also what is on its way. */
  drop(key: string): void {
    this.#stops.get(key)?.abort();
    this.#change(this.#all.filter((one) => one.key !== key));
  }

  async send(row: WaitingParcel): Promise<Sent> {
    const { report, disk } = this.#options;
    const place = this.#placeOf(row);
    this.edit(row.key, { progress: 0 });
    const answer = await (row.kind === 'photo' ? this.#sendPhoto(row, place) : this.#sendCaption(row, place));
    if (answer === 'stopped') return { outcome: 'done' };
    this.edit(row.key, { progress: undefined });
    switch (answer.outcome) {
      case 'changed':
      case 'saved': {
        if (answer.current !== undefined) report.putAttachment(this.#placeOf(row), answer.current.id, answer.current);
        if (answer.current !== undefined && row.kind === 'photo') await this.#placeCaption(row, answer.current.id);
        if (await disk.removeSent(row, null)) this.drop(row.key);
        else this.edit(row.key, { isLost: false });
        return { outcome: 'done' };
      }
      case 'refused':
        return this.#refuse(row, place, answer);
      default:
        this.edit(row.key, { isLost: true, isFailing: answer.outcome === 'failing', isFull: answer.isFull === true });
        return answer;
    }
  }

  /** It may have been moved to another room since. */
  #placeOf({ roomId, itemId }: Place): Place {
    return (itemId === null ? undefined : this.#options.report.placeOf(itemId)) ?? { roomId, itemId };
  }

  async #refuse(row: WaitingParcel, place: Place, answer: Answer<unknown> & { outcome: 'refused' }): Promise<Sent> {
    const { itemId, roomId } = place;
    if (answer.isGone === true && itemId !== null) {
      const moved = await lookForItem(this.#options, { id: itemId, roomId });
      if (moved === 'found') return this.send(row);
      if (moved === 'no answer') return { outcome: moved };
    }
    const { reason } = answer;
    await this.#options.disk.park(row.key, { state: 'refused', reason });
    this.edit(row.key, { state: 'refused', reason });
    return { outcome: 'done' };
  }

  async #sendPhoto(row: WaitingPhoto, place: Place): Promise<Answer<Attachment | undefined> | 'stopped'> {
    const { disk, send } = this.#options;
    const content = await disk.readContent(row.key);
    if (content === undefined || send.photo === undefined)
      return { outcome: 'refused', reason: 'This file is no longer on this device.' };
    const stop = new AbortController();
    this.#stops.set(row.key, stop);
    const { value: name, uploadKey: key, type } = row;
    const onProgress = (progress: number) => this.edit(row.key, { progress });
    const photo = { place, file: asBlob(content, type), name, key, onProgress, signal: stop.signal };
    const request = send.photo;
    try {
      return await answerTo(() => request(photo));
    } catch (error) {
      if (stop.signal.aborted) return 'stopped';
      throw error;
    } finally {
      this.#stops.delete(row.key);
    }
  }

  /** Before the photograph is forgotten here: it is sent again after a crash, and answered with the same id. */
  async #placeCaption(photo: WaitingPhoto, photoId: number): Promise<void> {
    const { disk } = this.#options;
    this.#arrived.set(photo.uploadKey, photoId);
    const early = await disk.find(earlyCaptionKey(photo));
    if (early?.kind !== 'caption') return;
    const placed = { ...early, key: keyOf({ ...early, photoId }), photoId };
    await disk.bring(placed);
    if (this.find(placed.key) === undefined) this.show(placed);
    await disk.discard(early.key);
    this.drop(early.key);
  }

  #sendCaption({ photoId, value }: WaitingCaption, place: Place): Promise<Answer<Attachment | undefined>> {
    const text = value.trim() === '' ? null : value.trim();
    return answerTo(async () => this.#options.send.caption?.(place, Number(photoId), text));
  }

  #change(next: readonly Parcel[]): void {
    this.#all = next;
    this.#options.onChange();
  }
}

export function asBlob(content: Content, type: string): Blob {
  return content instanceof Blob ? content : new Blob([content], { type });
}
