/** Gives every photograph a number a person can say (`K-014`), a link target and a file name. */
import type { Photo, ReportRoom } from '../report-room.ts';

export type NumberedPhoto = {
  photo: Photo;
  /** `K-014` */
  number: string;
  /** The name of the link target in this PDF. */
  label: string;
  room: ReportRoom | null;
  itemId: number | null;
};

export type PhotoRegister = {
  all: NumberedPhoto[];
  of: (photo: Photo) => NumberedPhoto;
};

/** Numbers run per room, so that a photograph added in the hall leaves the kitchen's numbers alone. */
export function registerPhotos(
  source: { photos: Photo[]; rooms: ReportRoom[]; meters?: { photos: Photo[] }[] },
  labelPrefix = 'photo',
): PhotoRegister {
  const all: NumberedPhoto[] = [];
  const found = new Map<Photo, NumberedPhoto>();
  const codes = roomCodes(source.rooms.map((room) => room.name));
  const add = (code: string, room: ReportRoom | null, entries: { photo: Photo; itemId: number | null }[]) => {
    const before = all.filter((one) => one.number.startsWith(`${code}-`)).length;
    for (const [at, { photo, itemId }] of entries.entries()) {
      const number = `${code}-${String(before + at + 1).padStart(3, '0')}`;
      const numbered = { photo, number, label: `${labelPrefix}-${all.length + 1}`, room, itemId };
      all.push(numbered);
      found.set(photo, numbered);
    }
  };
  add(
    'P',
    null,
    source.photos.map((photo) => ({ photo, itemId: null })),
  );
  add(
    'M',
    null,
    (source.meters ?? []).flatMap((meter) => meter.photos).map((photo) => ({ photo, itemId: null })),
  );
  for (const [at, room] of source.rooms.entries()) {
    const ofItems = room.items.flatMap((item) => item.photos.map((photo) => ({ photo, itemId: item.id })));
    add(codes[at] ?? '', room, [...room.photos.map((photo) => ({ photo, itemId: null })), ...ofItems]);
  }
  return {
    all,
    of: (photo) => {
      const numbered = found.get(photo);
      if (numbered === undefined) throw new Error(`photograph ${photo.id} does not belong to this report`);
      return numbered;
    },
  };
}

/** P is the property, M its meters. */
const taken = ['P', 'M'];

/** `Kitchen` → K, `Entrance Hall` → EH, `Bedroom 2` → B2; a later room takes more letters: `Bathroom` → BA. */
export function roomCodes(names: string[]): string[] {
  const used = new Set(taken);
  return names.map((name, at) => {
    const code = candidates(name, at).find((candidate) => !used.has(candidate)) ?? `R${at + 1}`;
    used.add(code);
    return code;
  });
}

function candidates(name: string, at: number): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const words = plain.match(/[A-Z]+|[0-9]+/g) ?? [];
  const initials = words.map((word) => (/[0-9]/.test(word) ? word : word.charAt(0))).join('');
  const [first = '', ...others] = words;
  const digits = others.filter((word) => /[0-9]/.test(word)).join('');
  const longer = [2, 3, 4].map((length) => first.slice(0, length) + digits);
  const counted = Array.from({ length: 60 }, (_, n) => `${initials}${n + 2}`);
  return [initials, ...longer, ...counted, `R${at + 1}`]
    .filter((code) => code.length > 0 && code.length <= 6)
    .filter((code) => /[A-Z]/.test(code));
}

type Numbered = Pick<NumberedPhoto, 'number' | 'label'>;

/** Joins consecutive numbers, with the target of the first: `K-012`, `K-013`, `K-014` → `K-012 to 014`. */
export function gatherNumbers(photos: Numbered[]): { text: string; to: string }[] {
  const runs: Numbered[][] = [];
  for (const photo of photos) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && follows(last.number, photo.number)) run.push(photo);
    else runs.push([photo]);
  }
  return runs.flatMap((run) => {
    const first = run[0];
    const last = run.at(-1);
    if (first === undefined || last === undefined) return [];
    const text = run.length === 1 ? first.number : `${first.number} to ${last.number.split('-').at(-1)}`;
    return [{ text, to: first.label }];
  });
}

function follows(before: string, after: string): boolean {
  const [codeA, numberA] = before.split('-');
  const [codeB, numberB] = after.split('-');
  return codeA === codeB && Number(numberA) + 1 === Number(numberB);
}
