/** How likely a pattern is to confuse a reader of QR codes: the four penalty rules of ISO/IEC 18004. Loops by index: eight
 * patterns are looked at in a process that is too young for its code to have become fast. */

export function penaltyOf(dark: boolean[][]): number {
  const columns = dark.map((_, x) => dark.map((row) => row[x] === true));
  let penalty = squares(dark) + imbalance(dark);
  for (const line of dark) penalty += runs(line) + finderLike(line);
  for (const line of columns) penalty += runs(line) + finderLike(line);
  return penalty;
}

/** Five or more of one colour in a row. */
function runs(line: boolean[]): number {
  let penalty = 0;
  let length = 0;
  for (let at = 0; at < line.length; at++) {
    length = at > 0 && line[at - 1] === line[at] ? length + 1 : 1;
    if (length === 5) penalty += 3;
    else if (length > 5) penalty += 1;
  }
  return penalty;
}

/** What looks like a finder pattern, with light beside it: eleven modules, read as the bits of a number. */
const [finder, reversed] = [0b10111010000, 0b00001011101];

function finderLike(line: boolean[]): number {
  let found = 0;
  let bits = 0;
  for (let at = 0; at < line.length; at++) {
    bits = ((bits << 1) & 0b11111111111) | (line[at] ? 1 : 0);
    if (at >= 10 && (bits === finder || bits === reversed)) found += 1;
  }
  return 40 * found;
}

/** Two by two of one colour. */
function squares(dark: boolean[][]): number {
  let found = 0;
  for (let y = 1; y < dark.length; y++) {
    const [above = [], row = []] = [dark[y - 1], dark[y]];
    for (let x = 1; x < row.length; x++) {
      const isDark = row[x];
      if (row[x - 1] === isDark && above[x] === isDark && above[x - 1] === isDark) found += 1;
    }
  }
  return 3 * found;
}

/** Distance from half dark, in steps of five per cent. */
function imbalance(dark: boolean[][]): number {
  let count = 0;
  for (const row of dark) for (let x = 0; x < row.length; x++) if (row[x]) count += 1;
  return 10 * Math.floor(Math.abs(count / dark.length ** 2 - 0.5) * 20);
}
