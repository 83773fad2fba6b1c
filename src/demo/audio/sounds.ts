/** From letters to sounds: crude English, enough for the rhythm of somebody dictating. */

/** A stretch of sound: where the mouth resonates (hertz), how loud voice and breath are (0 to 1), how long it lasts (milliseconds). */
export type Sound = { formants: readonly [number, number, number]; voice: number; breath: number; lasts: number };

const vowel = (f1: number, f2: number, f3: number, lasts = 95): Sound => ({
  formants: [f1, f2, f3],
  voice: 1,
  breath: 0.02,
  lasts,
});
const voiced = (f1: number, f2: number, f3: number, voice: number, lasts = 60, breath = 0): Sound => ({
  formants: [f1, f2, f3],
  voice,
  breath,
  lasts,
});
const hiss = (f2: number, f3: number, breath: number, lasts = 80): Sound => ({
  formants: [400, f2, f3],
  voice: 0,
  breath,
  lasts,
});
const stop = (f2: number, voice: number): Sound[] => [
  { formants: [250, f2, 2500], voice: voice * 0.15, breath: 0, lasts: 45 },
  { formants: [350, f2, 2600], voice: voice * 0.4, breath: 0.35, lasts: 22 },
];

/** Longest spelling first. */
const spellings: readonly (readonly [string, readonly Sound[]])[] = [
  ['ough', [vowel(570, 840, 2410, 130)]],
  ['igh', [vowel(730, 1090, 2440, 70), vowel(300, 2200, 2900, 70)]],
  ['ee', [vowel(280, 2250, 2890, 130)]],
  ['ea', [vowel(300, 2200, 2850, 120)]],
  ['oo', [vowel(310, 870, 2250, 130)]],
  ['ou', [vowel(700, 1100, 2400, 70), vowel(330, 950, 2300, 70)]],
  ['ow', [vowel(520, 900, 2400, 80), vowel(340, 900, 2300, 60)]],
  ['ai', [vowel(500, 1800, 2500, 70), vowel(320, 2200, 2800, 60)]],
  ['ay', [vowel(500, 1800, 2500, 70), vowel(320, 2200, 2800, 60)]],
  ['ar', [vowel(720, 1090, 2440, 150)]],
  ['or', [vowel(500, 800, 2410, 150)]],
  ['er', [vowel(490, 1350, 1690, 110)]],
  ['sh', [hiss(2000, 2700, 0.5, 100)]],
  ['ch', [...stop(2000, 0), hiss(2000, 2700, 0.45, 60)]],
  ['th', [hiss(1400, 2600, 0.18, 70)]],
  ['ck', stop(1700, 0)],
  ['ng', [voiced(280, 1900, 2500, 0.5, 80)]],
  ['a', [vowel(700, 1600, 2450)]],
  ['e', [vowel(530, 1840, 2480, 80)]],
  ['i', [vowel(400, 2000, 2550, 75)]],
  ['o', [vowel(590, 880, 2500, 95)]],
  ['u', [vowel(620, 1200, 2500, 80)]],
  ['y', [voiced(300, 2200, 2900, 0.8, 70)]],
  ['b', stop(900, 1)],
  ['d', stop(1750, 1)],
  ['g', stop(1900, 1)],
  ['p', stop(850, 0)],
  ['t', stop(1800, 0)],
  ['k', stop(1700, 0)],
  ['c', stop(1700, 0)],
  ['q', stop(1500, 0)],
  ['f', [hiss(1200, 2500, 0.16, 75)]],
  ['v', [voiced(300, 1200, 2400, 0.5, 55, 0.1)]],
  ['s', [hiss(2900, 3500, 0.42, 90)]],
  ['z', [voiced(300, 2600, 3300, 0.4, 65, 0.25)]],
  ['x', [...stop(1700, 0), hiss(2900, 3500, 0.4, 60)]],
  ['h', [hiss(1500, 2500, 0.14, 50)]],
  ['j', [...stop(1900, 1), hiss(2000, 2600, 0.25, 40)]],
  ['l', [voiced(360, 1100, 2600, 0.7)]],
  ['m', [voiced(270, 1000, 2200, 0.55, 70)]],
  ['n', [voiced(280, 1600, 2500, 0.55, 60)]],
  ['r', [voiced(420, 1200, 1500, 0.7)]],
  ['w', [voiced(310, 720, 2200, 0.7)]],
];

const digits = ['zero', 'wun', 'too', 'three', 'for', 'five', 'siks', 'seven', 'ayt', 'nine'];

export function silence(lasts: number): Sound {
  return { formants: [500, 1500, 2500], voice: 0, breath: 0, lasts };
}

/** One word; a final silent e is left out. */
export function soundsOf(word: string): Sound[] {
  const spoken = word
    .toLowerCase()
    .replaceAll(/\d/g, (digit) => ` ${digits[Number(digit)] ?? ''} `)
    .replaceAll(/(?<=[a-z]{2})e\b/g, '');
  const sounds: Sound[] = [];
  for (let at = 0; at < spoken.length; ) {
    const rest = spoken.slice(at, at + 4);
    const found = spellings.find(([spelling]) => rest.startsWith(spelling));
    if (found !== undefined) sounds.push(...found[1]);
    at += found?.[0].length ?? 1;
  }
  return sounds;
}
