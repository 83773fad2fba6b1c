/** The photographs there are, and what each can show. `files/README.md` says how they were made. */
import { readFile } from 'node:fs/promises';
import scenes from './files/photos.json' with { type: 'json' };

type Scene = (typeof scenes)[number];

const photosOf = ({ scene, photos }: Scene) => Array.from({ length: photos }, (_, at) => `${scene}-${at + 1}`);

/** All that could be the view of a room of this kind. */
export function photosOfRoom(kind: string): string[] {
  return scenes.filter(({ rooms }) => rooms.some((room) => room === kind)).flatMap(photosOf);
}

/** All that could show an item of this name, or nothing where no scene does. */
export function photosOfItem(name: string): string[] {
  const scene = scenes.find(({ items }) => items !== null && new RegExp(items, 'i').test(name));
  return scene === undefined ? [] : photosOf(scene);
}

export function photosOfScene(name: string): string[] {
  return scenes.filter(({ scene }) => scene === name).flatMap(photosOf);
}

export function readPhoto(name: string): Promise<Buffer> {
  return readFile(new URL(`./files/photos/${name}.webp`, import.meta.url));
}
