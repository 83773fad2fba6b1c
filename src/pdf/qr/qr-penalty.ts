/** How likely a pattern is to confuse a reader of QR codes: the four penalty rules of ISO/IEC 18004. */

export function penaltyOf(dark: boolean[][]): number {
  const columns = dark.map((_, x) => dark.map((row) => row[x] === true));
  const lines = [...dark, ...columns];
  return lines.reduce((sum, line) => sum + runs(line) + finderLike(line), 0) + squares(dark) + imbalance(dark);
}

/** Five or more of one colour in a row. */
function runs(line: boolean[]): number {
  let penalty = 0;
  let length = 0;
  for (const [at, isDark] of line.entries()) {
    length = at > 0 && line[at - 1] === isDark ? length + 1 : 1;
    if (length === 5) penalty += 3;
    else if (length > 5) penalty += 1;
  }
  return penalty;
}

/** What looks like a finder pattern, with light beside it: eleven modules, read as the bits of a number. */
const finders = [0b10111010000, 0b00001011101];

function finderLike(line: boolean[]): number {
  let found = 0;
  let bits = 0;
  for (const [at, isDark] of line.entries()) {
    bits = ((bits << 1) & 0b11111111111) | Number(isDark);
    if (at >= 10 && finders.includes(bits)) found += 1;
  }
  return 40 * found;
}

/** Two by two of one colour. */
function squares(dark: boolean[][]): number {
  let found = 0;
  for (const [y, row] of dark.entries()) {
    const below = dark[y + 1];
    for (const [x, isDark] of row.entries()) {
      if (row[x + 1] === isDark && below?.[x] === isDark && below[x + 1] === isDark) found += 1;
    }
  }
  return 3 * found;
}

/** Distance from half dark, in steps of five per cent. */
function imbalance(dark: boolean[][]): number {
  const modules = dark.flat();
  const share = modules.filter(Boolean).length / modules.length;
  return 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
