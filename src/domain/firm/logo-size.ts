/** The size of a firm's logo where it is shown: wide ones one line high, square and tall ones higher, so that all can be read. */
type Size = { width: number; height: number };
/** In any unit: the height of a wide logo, and what no logo goes beyond. */
type Room = { line: number; highest: number; widest: number };

/** From here on a logo is wide: three times as wide as it is high. */
const WIDE = 3;

export function logoSize({ width, height }: Size, { line, highest, widest }: Room): Size {
  const ratio = width / height;
  // One that is narrower takes as much room as a wide one, until it would be too high.
  const wanted = Math.min(highest, Math.max(line, line * Math.sqrt(WIDE / ratio)));
  const high = Math.min(wanted, widest / ratio);
  return { width: Math.round(high * ratio), height: Math.round(high) };
}
