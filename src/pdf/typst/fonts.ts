/**
 * The fonts of a report. Fallbacks are read only when the text has their letters, because each costs time and memory.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const always = [
  'inter/400Regular/Inter_400Regular.ttf',
  'inter/500Medium/Inter_500Medium.ttf',
  'inter/600SemiBold/Inter_600SemiBold.ttf',
  'inter/700Bold/Inter_700Bold.ttf',
];

const fallbacks: { letters: RegExp; files: string[] }[] = [
  {
    letters: /\p{Script=Arabic}/u,
    files: [
      'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
      'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
    ],
  },
  {
    letters: /\p{Script=Hebrew}/u,
    files: [
      'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
      'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
    ],
  },
  // Symbols such as ✓ come from here too, where Inter has none.
  {
    letters: /[\u2190-\u2bff\u3030\u303d\u3297\u3299]|\p{Extended_Pictographic}/u,
    files: ['noto-emoji/400Regular/NotoEmoji_400Regular.ttf'],
  },
];

export function fontsFor(text: string): Buffer[] {
  const special = specialLetters(text);
  const needed = fallbacks.filter(({ letters }) => letters.test(special)).flatMap(({ files }) => files);
  return [...always, ...needed].map((file) => readFileSync(require.resolve(`@expo-google-fonts/${file}`)));
}

/** Letters that none of the fonts above can show. For these only, the machine's own fonts are tried. */
const covered =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}]*$/u;

export function needsSystemFonts(text: string): boolean {
  return !covered.test(specialLetters(text));
}

/**
 * Each letter once, without those that every font has: few remain, and classes of letters are slow to search for in
 * long texts.
 */
function specialLetters(text: string): string {
  return [...new Set(text.match(/[^ -~]/gu))].join('');
}

export const systemFontFolders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  '/System/Library/Fonts',
  '/Library/Fonts',
];
