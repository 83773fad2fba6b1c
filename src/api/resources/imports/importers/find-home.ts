/** The property that each row belongs to: by its reference, or by its address. */
import { isFlatAt, plainPostcode, propertyKey } from '#domain/import/property-key.ts';
import type { Store } from '#store/build-store.ts';
import type { PropertyThere } from '#store/imports/find-there.ts';
import type { ReadRow } from './importer.ts';

export type HousedRow = ReadRow & { homeId: number | undefined; home: PropertyThere | undefined };

const unknown = 'Import properties first, or correct it.';
/** A house may have a hundred flats. */
const MOST_NAMED = 4;

export async function findHomes(store: Store, accountId: number, rows: ReadRow[]): Promise<HousedRow[]> {
  const refs = rows.flatMap(({ cells }) => cells['property_ref']?.trim() ?? []);
  const postcodes = rows.flatMap(({ cells }) => cells['property_postcode'] ?? []);
  const [byRef, byAddress] = await Promise.all([
    refs.length === 0 ? [] : store.thingsThere.listPropertiesByRef(accountId, [...new Set(refs)]),
    postcodes.length === 0
      ? []
      : store.thingsThere.listPropertiesAt(accountId, [...new Set(postcodes.map(plainPostcode))]),
  ]);
  return rows.map((row) => {
    const { found, fault } = homeOf(row, byRef, byAddress);
    return {
      ...row,
      homeId: found?.id,
      home: found,
      faults: fault === undefined ? row.faults : [...row.faults, fault],
    };
  });
}

function homeOf({ cells }: ReadRow, byRef: PropertyThere[], byAddress: PropertyThere[]) {
  const [ref, line1, postcode] = ['property_ref', 'property_line1', 'property_postcode'].map((name) =>
    cells[name]?.trim(),
  );
  if (ref !== undefined) {
    const found = byRef.filter((one) => one.ref?.toLowerCase() === ref.toLowerCase());
    return oneOf(
      found,
      'property_ref',
      `with the reference “${ref}”`,
      'Leave it empty, and type the address and postcode.',
    );
  }
  if (line1 === undefined && postcode === undefined)
    return { fault: { field: 'property_ref', detail: 'is needed, or the address and postcode of the property' } };
  if (line1 === undefined) return { fault: { field: 'property_line1', detail: 'is needed beside the postcode' } };
  if (postcode === undefined) return { fault: { field: 'property_postcode', detail: 'is needed beside the address' } };
  const key = propertyKey({ line1, postcode });
  const found = byAddress.filter((one) => propertyKey(one) === key);
  const isThere = (one: PropertyThere) => plainPostcode(one.postcode) === plainPostcode(postcode);
  const flats = found.length > 0 ? [] : byAddress.filter((one) => isThere(one) && isFlatAt(one, line1));
  if (flats.length > 0) return { fault: { field: 'property_line1', detail: withoutFlat(line1, flats) } };
  return oneOf(found, 'property_line1', `“${line1}, ${postcode}”`, withReference(found));
}

/** As the cell has to say it: whoever reads this chooses one, and types it there. */
function withoutFlat(line1: string, flats: PropertyThere[]): string {
  const names = flats.slice(0, MOST_NAMED).map((one) => `“${[one.line1, one.line2].filter(Boolean).join(', ')}”`);
  const rest = flats.length - names.length;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return `“${line1}” leaves out the flat. Type the address with it: ${names.join(', ')}${more}.`;
}

/** The way out where several stand at one address. */
function withReference(found: PropertyThere[]): string {
  const refs = found.flatMap(({ ref }) => ref ?? []);
  if (refs.length < found.length) return 'Give each of them a reference, then type that of the one that is meant.';
  const names = refs.slice(0, MOST_NAMED).map((ref) => `“${ref}”`);
  const more = refs.length > MOST_NAMED ? ` and ${refs.length - MOST_NAMED} more` : '';
  return `Type the property reference of the one that is meant: ${names.join(', ')}${more}.`;
}

/** `wayOut`: what to do where several are found. */
function oneOf(found: PropertyThere[], field: string, named: string, wayOut: string) {
  if (found.length === 0) return { fault: { field, detail: `There is no property ${named}. ${unknown}` } };
  if (found.length > 1) return { fault: { field, detail: `There are ${found.length} properties ${named}. ${wayOut}` } };
  return { found: found[0] };
}
