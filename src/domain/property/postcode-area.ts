/** Areas of postcodes as people write them: `PO`, `PO4`, `PO4 8`, or one whole; several by commas. */

export const MOST_AREAS = 20;

/**
 * A pattern for small postcodes without spaces, which those in any of the areas match; undefined for a text that names
 * none. Without a space `PO4` is all before the space of a postcode, so it is not PO40; `SW1` is SW1A as well.
 */
export function areaPattern(text: string): string | undefined {
  const areas = text
    .split(',')
    .map((area) => area.trim())
    .filter((area) => area !== '');
  if (areas.length === 0 || areas.length > MOST_AREAS) return undefined;
  const patterns = areas.map(patternOf);
  return patterns.includes(undefined) ? undefined : `^(${patterns.join('|')})`;
}

function patternOf(area: string): string | undefined {
  if (!/^(?:[a-z]{1,2}|[a-z]{0,2}[0-9][a-z0-9]{0,5})(?: {1,2}[a-z0-9]{1,3})?$/i.test(area)) return undefined;
  const [outward = '', inward] = area.toLowerCase().split(/ {1,2}/);
  if (inward !== undefined) return outward + inward;
  if (/^[a-z]+$/.test(outward)) return `${outward}[0-9]`;
  if (/^[a-z]{1,2}[0-9][a-z0-9]?$/.test(outward)) return `${outward}[a-z]?[0-9][a-z][a-z]$`;
  return outward;
}
