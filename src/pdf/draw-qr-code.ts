/** Draws a QR code as an SVG of one path, with the quiet zone that the standard asks for (ISO/IEC 18004, 9.1). */
import { encode } from 'uqr';

/** The capacity of version 10, of 57 modules. A larger code would be too fine to be read from paper at this size. */
const MOST_BYTES = 213;
const QUIET_MODULES = 4;

/** Null when the text is too long for a code that can be read. */
export function drawQrCode(text: string): string | null {
  if (Buffer.byteLength(text) > MOST_BYTES) return null;
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}
