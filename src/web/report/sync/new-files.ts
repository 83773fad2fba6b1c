/** Files chosen or taken here, on their way to the disk: shown at once; without space there they are sent all the same. */
import type { Place } from '#web/report/model/report-entry.ts';
import type { WaitingDisk } from './disk.ts';
import type { OwnRows } from './own-rows.ts';
import { asBlob, type Parcels } from './parcels.ts';
import { isParcel, keyOf, type Waiting, type WaitingPhoto } from './waiting.ts';

type Options = {
  disk: WaitingDisk;
  own: OwnRows;
  parcels: Parcels;
  onChange: () => void;
  onStored: (row: Waiting) => void;
};

/** Larger ones are kept as files, which need not fit into memory. */
const MOST_BYTES = 32_000_000;

export class NewFiles {
  readonly #options: Options;
  #adding: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  whenStored = (): Promise<unknown> => this.#adding;

  add(place: Place, chosen: Iterable<File>): void {
    const { own, parcels } = this.#options;
    const added = [...chosen].map((file) => {
      const more = { uploadKey: crypto.randomUUID(), value: file.name, type: file.type };
      const row = { ...own.at(place), kind: 'photo', ...more } as const;
      parcels.showNew(row);
      return { file, row };
    });
    this.#adding = this.#adding.then(async () => {
      for (const { file, row } of added) await this.#addFile(row, file);
    });
  }

  async read({ key, type }: Pick<WaitingPhoto, 'key' | 'type'>): Promise<Blob | undefined> {
    const content = await this.#options.disk.readContent(key);
    return content && asBlob(content, type);
  }

  async #addFile(row: Parameters<WaitingDisk['put']>[0], file: File): Promise<void> {
    const { disk, parcels, onChange, onStored } = this.#options;
    const key = keyOf(row);
    try {
      await disk.put(row, file.size > MOST_BYTES ? file : await file.arrayBuffer());
    } catch {
      return parcels.edit(key, { state: 'refused', reason: 'This file cannot be read.' });
    }
    onChange();
    const kept = await disk.find(key);
    // It was taken away meanwhile.
    if (parcels.find(key) === undefined) await disk.discard(key);
    else if (kept !== undefined && isParcel(kept)) {
      // Its picture can be read by now.
      parcels.show(kept);
      onStored(kept);
    }
  }
}
