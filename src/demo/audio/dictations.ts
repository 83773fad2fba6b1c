/** The recordings a typist hears: a clerk walking through one kind of room, shared by all rooms of that kind. */
import { detailedRoom } from '#demo/content/report/full-report.ts';
import type { DemoProperty } from '#demo/content/portfolio/properties.ts';
import type { RoomKind } from '#demo/content/wording/room-items.ts';
import type { Random } from '#demo/random.ts';
import { seededRandom } from '#demo/random.ts';
import { silence, type Sound, soundsOf } from './sounds.ts';
import { sampleRate, speak, type Speaker } from './voice.ts';
import { writeWav } from './wav.ts';

export const dictatedKinds: readonly RoomKind[] = [
  'exterior',
  'communal',
  'hall',
  'landing',
  'living',
  'dining',
  'kitchen',
  'utility',
  'study',
  'wc',
  'bedroom',
  'bathroom',
  'shower',
  'conservatory',
  'garden',
  'garage',
];

export type Dictation = { kind: RoomKind; wav: Buffer; seconds: number };

const speakers: readonly Speaker[] = [
  { pitch: 112, pace: 1.02 },
  { pitch: 196, pace: 1.08 },
  { pitch: 128, pace: 0.94 },
  { pitch: 178, pace: 1 },
];

/** Never shorter than this many seconds: a clerk who looks around takes time. */
const leastSeconds = 62;

export function recordDictation(kind: RoomKind, property: DemoProperty): Dictation {
  const random = seededRandom(`dictation/${kind}`);
  const speaker = random.pick(speakers);
  const room = detailedRoom(kind, kind, { ...property, furnished: 'Fully Furnished' }, 'good', random.fork('room'));
  const lines = room.items.flatMap(({ name, description, condition }) => [
    name,
    description ?? '',
    typeof condition === 'string' ? condition : '',
  ]);
  const sounds = recite(lines, random);
  for (let pass = 0; secondsOf(sounds, speaker) < leastSeconds && pass < 6; pass += 1)
    sounds.push(silence(1800), ...recite(lines, random));
  const samples = speak(sounds, speaker, random);
  return { kind, wav: writeWav(samples, sampleRate), seconds: Math.round(samples.length / sampleRate) };
}

function recite(lines: readonly string[], random: Random): Sound[] {
  const sounds: Sound[] = [];
  lines.forEach((line, at) => {
    for (const word of line.split(/\s+/)) {
      sounds.push(...soundsOf(word), silence(/[,;:.]$/.test(word) ? random.int(220, 420) : random.int(25, 70)));
    }
    // The clerk names the item, looks, describes it, looks again.
    sounds.push(silence(at % 3 === 2 ? random.int(700, 2200) : random.int(260, 600)));
  });
  return sounds;
}

function secondsOf(sounds: readonly Sound[], { pace }: Speaker): number {
  return sounds.reduce((sum, { lasts }) => sum + lasts, 0) / pace / 1000;
}
