/** Reads what was typed in search of a property as the beginning of its address. */

export type TypedAddress = { line1: string; city: string; postcode: string };

const postcode = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\s*$/i;

/** `12 harbour lane, portsmouth po5 3lx` → its street, its town and its postcode. */
export function readAddress(typed: string): TypedAddress {
  const found = postcode.exec(typed)?.[0] ?? '';
  const rest = typed.slice(0, typed.length - found.length);
  const parts = rest
    .split(',')
    .map((part) => inCapitals(part.trim()))
    .filter(Boolean);
  const city = parts.length > 1 ? (parts.pop() ?? '') : '';
  return { line1: parts.join(', '), city, postcode: found.trim().toUpperCase() };
}

/** Only text that was typed without any. */
const inCapitals = (text: string) =>
  text === text.toLowerCase() ? text.replaceAll(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase()) : text;
