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
  ...(
    [
      ['Bengali', 'noto-sans-bengali', 'NotoSansBengali'],
      ['Devanagari', 'noto-sans-devanagari', 'NotoSansDevanagari'],
      ['Gujarati', 'noto-sans-gujarati', 'NotoSansGujarati'],
      ['Gurmukhi', 'noto-sans-gurmukhi', 'NotoSansGurmukhi'],
      ['Tamil', 'noto-sans-tamil', 'NotoSansTamil'],
      ['Thai', 'noto-sans-thai', 'NotoSansThai'],
    ] as const
  ).map(([script, name, file]) => ({
    letters: new RegExp(`\\p{Script=${script}}`, 'u'),
    files: [`${name}/400Regular/${file}_400Regular.ttf`, `${name}/600SemiBold/${file}_600SemiBold.ttf`],
  })),
  // One weight of each of these two has 6 to 10 MB.
  { letters: /\p{Script=Hangul}/u, files: ['noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'] },
  {
    letters: /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Bopomofo}|[\u3000-\u303f\uff00-\uffef]/u,
    files: ['noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'],
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
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Tamil}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]*$/u;

export function needsSystemFonts(text: string): boolean {
  return !covered.test(specialLetters(text));
}

/** Letters of scripts that have a font nearly always, in the first try; those that Inter has for certain, in the second. */
const shown = [
  new RegExp(covered.source.replace('^[', '[^').replace(']*$', ']'), 'gu'),
  /[^\n -~\u00a0-\u024f\u0370-\u03ff\u0400-\u045f\u2010-\u2027\u2030-\u203a\u200b\u20ac]/gu,
];

/** How often `spellUnshown` can be tried. */
export const spellings = shown.length;

/** `ᚠ` → `[U+16A0]`: a letter without a font is named by its number, so that the PDF is tagged and readers lose nothing. */
export function spellUnshown(text: string, attempt: number): string {
  return text.replace(shown[attempt] ?? /$^/u, (letter) => `[U+${hex(letter)}]`);
}

function hex(letter: string): string {
  return (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
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
