/** Words outside of reports and inspections in which a person may be named: what the firm writes about homes, clients, staff and work. */
import { naming, type Words, withoutNames } from './erased-words.ts';
import { heldBy, type Place, underHold } from './place.ts';

type Named = { what: string; table: string; words: Words; hasVersion?: true } & Pick<Place, 'key' | 'isHeld'>;

const namedPlaces: Named[] = [
  {
    what: 'notes of properties',
    table: 'properties',
    words: { texts: ['notes', 'ref', 'type', 'uprn'], lists: ['tags'], json: ['custom_fields'] },
    hasVersion: true,
    isHeld: heldBy.property('t.id'),
  },
  {
    what: 'meters',
    table: 'meters',
    words: { texts: ['type', 'location', 'supplier', 'reading', 'serial_no'] },
    hasVersion: true,
    isHeld: heldBy.property('t.property_id'),
  },
  {
    what: 'readings of meters',
    table: 'meter_readings',
    words: { texts: ['reading', 'serial_no'] },
    isHeld: `exists (select from meters m where m.account_id = $1 and m.id = t.meter_id and ${heldBy.property('m.property_id')})`,
  },
  { what: 'notes of clients', table: 'clients', words: { texts: ['notes', 'ref'] }, hasVersion: true },
  { what: 'time off of staff', table: 'users', words: { json: ['time_off'] }, hasVersion: true },
  { what: 'names of templates', table: 'templates', words: { texts: ['name'] }, hasVersion: true },
  { what: 'versions of templates that name them', table: 'template_versions', words: { json: ['contents'] } },
  {
    what: 'lists of answers',
    table: 'option_sets',
    words: { texts: ['name'], json: ['options'] },
    hasVersion: true,
  },
  {
    what: 'sets of keys',
    table: 'key_sets',
    words: { texts: ['tag', 'holds', 'place', 'holder_name'] },
    hasVersion: true,
    isHeld: heldBy.property('t.property_id'),
  },
  {
    what: 'movements of keys',
    table: 'key_movements',
    words: { texts: ['holder_name', 'place', 'note'] },
    isHeld: `exists (select from key_sets k where k.account_id = $1 and k.id = t.key_set_id and ${heldBy.property('k.property_id')})`,
  },
  { what: 'references of certificates', table: 'certificates', words: { texts: ['ref'] }, hasVersion: true },
  { what: 'names of recurring visits', table: 'recurring_visits', words: { texts: ['name'] }, hasVersion: true },
  { what: 'custom fields', table: 'custom_fields', words: { texts: ['name'], lists: ['options'] } },
  {
    what: 'names and headings of imports',
    table: 'imports',
    words: { texts: ['name', 'failure'], json: ['columns'] },
  },
  {
    what: 'rows of imports that name them',
    table: 'import_rows',
    words: { texts: ['key', 'duplicate_label', 'note'], json: ['cells', 'faults', 'before'] },
    key: null,
  },
  {
    what: 'reasons for which many inspections were cancelled at once',
    table: 'bulk_changes',
    words: { texts: ['reason', 'failure'] },
  },
  {
    what: 'what inspections were before they were changed at once',
    table: 'bulk_change_rows',
    words: { texts: ['note'], json: ['before'] },
    key: null,
  },
  { what: 'saved views that look for them', table: 'saved_views', words: { json: ['views'] }, key: null },
];

const firmsOwn = 'These are the firm’s own texts: change them by hand in the settings.';

const keptPlaces: Place[] = [
  {
    what: 'addresses of properties',
    table: 'properties',
    where: naming({ texts: ['line1', 'line2', 'city', 'county', 'country', 'postcode'] }),
    words: { texts: ['line1', 'line2', 'city', 'county', 'country', 'postcode'] },
    why: 'Homes are found by their addresses: change them by hand.',
  },
  {
    what: 'reasons for holding properties',
    table: 'legal_holds',
    where: naming({ texts: ['reason'] }),
    words: { texts: ['reason'] },
    key: null,
    why: underHold,
  },
  {
    what: 'reasons for holding inspections',
    table: 'inspection_holds',
    where: naming({ texts: ['reason'] }),
    words: { texts: ['reason'] },
    key: null,
    why: underHold,
  },
  {
    what: 'texts in the settings',
    table: 'accounts',
    where: naming({ texts: ['name'], json: ['settings'] }),
    words: { texts: ['name'], json: ['settings'] },
    key: null,
    why: firmsOwn,
  },
  {
    what: 'names and descriptions of applications',
    table: 'applications',
    where: naming({ texts: ['name', 'description'] }),
    words: { texts: ['name', 'description'] },
    why: firmsOwn,
  },
];

export const recordPlaces: readonly Place[] = [
  ...namedPlaces.map(({ what, table, words, hasVersion, ...rest }) => ({
    what,
    table,
    where: naming(words),
    words,
    set: `${withoutNames(words)}${hasVersion ? ', version = version + 1' : ''}`,
    ...rest,
  })),
  ...keptPlaces,
];
