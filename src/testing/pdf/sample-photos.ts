/** Draws simple pictures of rooms, in the size of a rendition, for tests, samples and the benchmark. */
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const walls = ['#e9e4d8', '#dfe6e4', '#ece1d6', '#e3e3ea', '#f0ead9'];
const floors = ['#8a6f54', '#75634f', '#9a8a78', '#6d7274', '#a58561'];
const things = ['#4a6078', '#7a4d4d', '#55705b', '#83754c', '#5d5377'];

/** The paths of `count` pictures in `folder`, drawn on first use. */
export async function drawSamplePhotos(folder: string, count: number, width = 480): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (let seed = 0; seed < count; seed++) {
    const path = join(folder, `sample-${width}-${seed}.jpg`);
    paths.push(path);
    const isThere = await stat(path).then(
      () => true,
      () => false,
    );
    if (!isThere) await drawPhoto(path, seed, width);
  }
  return paths;
}

async function drawPhoto(path: string, seed: number, width: number): Promise<void> {
  // Every ninth is upright, as a phone held upright takes it.
  const [w, h] = seed % 9 === 8 ? [360, 480] : [480, 360];
  const noise = {
    width: w,
    height: h,
    channels: 3 as const,
    background: '#808080',
    noise: { type: 'gaussian' as const, mean: 128, sigma: 46 },
  };
  const grain = await sharp({ create: noise }).png().toBuffer();
  await sharp(Buffer.from(scene(seed, w, h)))
    .composite([{ input: grain, blend: 'soft-light', tile: true }])
    .resize({ width })
    .jpeg({ quality: 75 })
    .toFile(path);
}

function scene(seed: number, w: number, h: number): string {
  const pick = (from: string[], shift: number) => from[(seed * 7 + shift) % from.length];
  const floor = h * 0.66;
  const x = 40 + ((seed * 53) % 200);
  const isWindow = seed % 2 === 0;
  const opening = isWindow
    ? `<rect x="${x}" y="${h * 0.16}" width="110" height="100" fill="#bcd6ea" stroke="#fff" stroke-width="7"/><path d="M${x + 55} ${h * 0.16}v100" stroke="#fff" stroke-width="5"/>`
    : `<rect x="${x}" y="${floor - 190}" width="96" height="190" fill="#cdbfa9" stroke="#a8987f" stroke-width="4"/><circle cx="${x + 82}" cy="${floor - 92}" r="5" fill="#8d7d52"/>`;
  const sofa = (w * 0.55 + seed * 31) % (w - 170);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    <rect width="${w}" height="${h}" fill="${pick(walls, 1)}"/>
    <rect y="${floor}" width="${w}" height="${h - floor}" fill="${pick(floors, 2)}"/>
    <rect y="${floor - 9}" width="${w}" height="9" fill="#fff" opacity="0.8"/>
    ${opening}
    <rect x="${sofa}" y="${floor - 45}" width="160" height="70" rx="12" fill="${pick(things, 3)}"/>
    <rect x="${sofa + 10}" y="${floor - 78}" width="140" height="46" rx="12" fill="${pick(things, 3)}"/>
    <circle cx="${(seed * 97) % w}" cy="${floor + 40}" r="${6 + (seed % 5) * 3}" fill="#4b3a2c" opacity="0.45"/>
  </svg>`;
}
