/** Draws a QR code (ISO/IEC 18004, byte mode, error correction M, versions 1 to 10) as an SVG of one path. */
import { encodeBytes } from './qr-codewords.ts';
import { applyMask, drawFunctionPatterns, drawFormat, masks, type Modules, placeCodewords } from './qr-modules.ts';
import { penaltyOf } from './qr-penalty.ts';

/** Null when the text is longer than version 10 holds (213 bytes). */
export function drawQrCode(text: string): string | null {
  const encoded = encodeBytes(Buffer.from(text, 'utf8'));
  if (encoded === null) return null;
  const modules = buildModules(encoded.version, encoded.codewords);
  const size = modules.dark.length;
  const quiet = 2;
  const path = modules.dark
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  const box = `${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}

/** The rows of the code, for tests and other renderings. */
export function buildQrModules(text: string): boolean[][] | null {
  const encoded = encodeBytes(Buffer.from(text, 'utf8'));
  return encoded === null ? null : buildModules(encoded.version, encoded.codewords).dark;
}

/** The standard's choice: the mask whose result is least likely to confuse a reader. */
function buildModules(version: number, codewords: number[]): Modules {
  const unmasked = drawFunctionPatterns(version);
  placeCodewords(unmasked, codewords);
  const candidates = masks.map((_, mask) => {
    const modules = { ...unmasked, dark: unmasked.dark.map((row) => row.slice()) };
    applyMask(modules, mask);
    drawFormat(modules, mask);
    return { modules, penalty: penaltyOf(modules.dark) };
  });
  const best = candidates.reduce((least, one) => (one.penalty < least.penalty ? one : least));
  return best.modules;
}
