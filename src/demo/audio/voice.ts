/** A formant voice: pulses and breath through three resonators, 8,000 samples a second. */
import type { Random } from '#demo/random.ts';
import type { Sound } from './sounds.ts';

export const sampleRate = 8000;

/** How somebody sounds: pitch in hertz, and how fast they talk (1 is usual). */
export type Speaker = { pitch: number; pace: number };

/** How much each resonator is heard. */
const loudness = [1, 0.7, 0.4];

export function speak(sounds: readonly Sound[], speaker: Speaker, random: Random): Int16Array {
  const length = sounds.reduce((sum, { lasts }) => sum + samplesOf(lasts, speaker), 0);
  const samples = new Int16Array(length);
  // Per resonator: the last two outputs, and its coefficients for now.
  const last = [0, 0, 0];
  const before = [0, 0, 0];
  const now: [number, number, number] = [500, 1500, 2500];
  let [voice, breath, phase, at] = [0, 0, 0, 0];
  let noise = random.int(1, 2_000_000_000);

  for (const sound of sounds) {
    const count = samplesOf(sound.lasts, speaker);
    // Pitch wanders with every sound, and falls a little until the next pause.
    const pitch = speaker.pitch * (0.94 + random.next() * 0.14);
    const coefficients = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (let sample = 0; sample < count; sample += 1) {
      if (sample % 40 === 0) {
        glide(now, sound.formants, coefficients);
        voice += (sound.voice - voice) * 0.35;
        breath += (sound.breath - breath) * 0.45;
      }
      phase += pitch / sampleRate;
      if (phase >= 1) phase -= 1;
      noise = (Math.imul(noise, 1_103_515_245) + 12_345) | 0;
      // A soft saw for the voice: most energy low, as a throat has it.
      const source = voice * (phase < 0.6 ? phase / 0.6 : (1 - phase) / 0.4 - 1) + (breath * noise) / 2_147_483_648;
      let sum = 0;
      for (let pole = 0; pole < 3; pole += 1) {
        const base = pole * 3;
        const value =
          (coefficients[base] as number) * source +
          (coefficients[base + 1] as number) * (last[pole] as number) +
          (coefficients[base + 2] as number) * (before[pole] as number);
        before[pole] = last[pole] as number;
        last[pole] = value;
        sum += value * (loudness[pole] as number);
      }
      samples[at] = Math.max(-32_000, Math.min(32_000, sum * 3000 + ((noise >> 16) & 31) - 16));
      at += 1;
    }
  }
  return samples;
}

function samplesOf(milliseconds: number, { pace }: Speaker): number {
  return Math.round((milliseconds / pace / 1000) * sampleRate);
}

/** Moves the resonances towards the sound's and works out the filters: gain, feedback of one and of two samples ago. */
function glide(now: [number, number, number], wanted: readonly [number, number, number], coefficients: number[]): void {
  for (let pole = 0; pole < 3; pole += 1) {
    now[pole] = (now[pole] as number) + ((wanted[pole] as number) - (now[pole] as number)) * 0.4;
    const radius = Math.exp((-Math.PI * (70 + pole * 40)) / sampleRate);
    const turn = 2 * radius * Math.cos((2 * Math.PI * (now[pole] as number)) / sampleRate);
    const base = pole * 3;
    coefficients[base] = 1 - turn + radius * radius;
    coefficients[base + 1] = turn;
    coefficients[base + 2] = -radius * radius;
  }
}
