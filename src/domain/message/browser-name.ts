/**
 * A browser in words, such as `Firefox on Windows`, from what it says of itself. Browsers have frozen the rest of that
 * line, so family and system are all that it still tells; a program that writes another's line has that one's name.
 */

/** In this order: each of them claims to be those after it. */
const families: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];
/** No browser's line is longer; nobody reads on in what a program has made up. */
const LONGEST = 512;

const find = (known: readonly [RegExp, string][], text: string) => known.find(([pattern]) => pattern.test(text))?.[1];

export function browserName(userAgent: string | null | undefined): string {
  const text = (userAgent ?? '').slice(0, LONGEST);
  const family = find(families, text) ?? 'Another program';
  const system = find(systems, text);
  return system === undefined ? family : `${family} on ${system}`;
}
