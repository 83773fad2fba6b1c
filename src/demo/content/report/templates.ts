/** The templates the company works with: its own for whole homes, and the usual ones for everything else. */
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import { types } from '#domain/inspection-type.ts';
import type { Shape } from '#domain/usual-things/rooms-of-home.ts';
import type { UsualRoom, UsualTemplate } from '#domain/usual-things/template-parts.ts';
import { roomsOfFullReport, type UsualFormKey, usualForms } from '#domain/usual-things/templates.ts';
import type { DemoProperty } from '#demo/content/portfolio/properties.ts';
import { type DemoReport, item, room } from './report.ts';

type HomeKey = 'unfurnishedFlat' | 'furnishedFlat' | 'house' | 'studentLet';
export type TemplateKey = HomeKey | UsualFormKey;

export type DemoTemplate = {
  key: TemplateKey;
  name: string;
  typeIds: InspectionTypeCode[];
  selfService: boolean;
  /** The default for self-service without a choice of its own. */
  system: boolean;
  report: DemoReport;
};

const plain = { baths: 1, garages: null, parking: false, balcony: false };
const flat: Shape = { ...plain, type: 'Apartment', detachment: null, beds: 2, garden: false };
const house: Shape = { ...plain, type: 'House', detachment: 'Mid Terrace', beds: 3, garden: true };
const student: Shape = { ...plain, type: 'HMO', detachment: 'Mid Terrace', beds: 4, garden: true };

/** With lines that have no answers: `writeForm` fills them in. */
function usual(key: TemplateKey, { rooms, typeIds, ...template }: UsualTemplate): DemoTemplate {
  const written = rooms.map(({ name, blockType, items, given, optionSet = null, kind = null }) =>
    room(
      name,
      blockType,
      items.map((line) => item(line, null, given?.[line] ?? null)),
      { optionSet, kind },
    ),
  );
  return { ...template, key, typeIds: [...typeIds], report: { rooms: written } };
}

function home(key: HomeKey, name: string, rooms: UsualRoom[]): DemoTemplate {
  const typeIds = [types.inventory, types.checkIn, types.inventoryAndCheckIn, types.update, types.checkOut];
  return usual(key, { name, typeIds, rooms, selfService: false, system: false });
}

const { hmoRoom, ...otherForms } = usualForms;

export const templates: readonly DemoTemplate[] = [
  home('unfurnishedFlat', 'Unfurnished flat', roomsOfFullReport(flat, false)),
  home('furnishedFlat', 'Furnished flat', roomsOfFullReport(flat, true)),
  home('house', 'House', roomsOfFullReport(house, false)),
  usual('hmoRoom', hmoRoom),
  home('studentLet', 'Student let', roomsOfFullReport(student, true)),
  ...Object.entries(otherForms).map(([key, form]) => usual(key as UsualFormKey, form)),
];

export function templateNamed(key: TemplateKey): DemoTemplate {
  const found = templates.find((one) => one.key === key);
  if (found === undefined) throw new Error(`There is no template ${key}.`);
  return found;
}

/** The template that a full report of this property would start from. */
export function templateFor(property: DemoProperty): TemplateKey {
  if (property.shape.type === 'HMO') return 'studentLet';
  if (property.shape.detachment !== null) return 'house';
  return property.furnished === 'Unfurnished' ? 'unfurnishedFlat' : 'furnishedFlat';
}
