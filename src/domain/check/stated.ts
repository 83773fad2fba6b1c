/** It says that the words after it are not there. */
const denial = /\b(?:no(?! longer| power)|without|free of|free from|nothing)\b/;

/** Each part up to where it denies something: `no scratches, chips or stains` states nothing. */
export function statedIn(parts: readonly string[]): string[] {
  let isDenying = false;
  return parts.map((part) => {
    const [said = '', ...denied] = part.split(denial);
    const isGoingOn = isDenying && /\bn?or\b/.test(part);
    isDenying = denied.length > 0 || (isDenying && !isGoingOn && !part.includes(' '));
    return isGoingOn || (isDenying && denied.length === 0) ? '' : said.trim();
  });
}
