/** Reports that follow a template: mid-terms, surveys, void checks, risk assessments, tenants' own reports. */
import { type InspectionTypeCode, types } from '#domain/inspection-type.ts';
import type { Answer } from '#domain/condition.ts';
import { optionSets } from '#demo/content/company/option-sets.ts';
import { addDays, type Day } from '#demo/calendar.ts';
import { remarks, sayOverview, sayRemark } from '#demo/content/wording/overview.ts';
import type { RoomKind } from '#domain/usual-things/room-items.ts';
import type { Random } from '#demo/random.ts';
import type { Visit } from './full-report.ts';
import { metersRoom } from './handover-rooms.ts';
import { type DemoItem, type DemoReport, type DemoRoom, item } from './report.ts';
import { type TemplateKey, templateNamed } from './templates.ts';

export function templateForVisit(type: InspectionTypeCode, visit: Visit, random: Random): TemplateKey {
  if (type === types.routine) return visit.property.tags.includes('damp watch') ? 'damp' : 'midTerm';
  if (type === types.riskAssessment)
    return visit.property.shape.type === 'HMO'
      ? random.pick(['fire', 'hhsrs'] as const)
      : random.pick(['legionella', 'hhsrs'] as const);
  if (type === types.selfService || type === types.live)
    return random.pick(['tenantMoveIn', 'tenantAnnual', 'tenantMoveOut'] as const);
  return random.pick(['void', 'entry', 'damp'] as const);
}

export function writeForm(template: TemplateKey, visit: Visit, random: Random): DemoReport {
  const rooms = templateNamed(template).report.rooms.map((form) => {
    const forRoom = random.fork(form.name);
    if (form.blockType === 'METERS') return { ...metersRoom(visit.meters, visit.day, forRoom), origin: form };
    return { ...fillRoom(placed(form, template, visit), { template, day: visit.day }, forRoom), origin: form };
  });
  return { rooms };
}

/** A form names typical rooms; a visit walks the property's own. */
function placed(form: DemoRoom, template: TemplateKey, { property }: Visit): DemoRoom {
  const walked = property.rooms.filter(({ kind }) => !['loft', 'cupboard', 'bins', 'parking'].includes(kind));
  if (form.name === 'Rooms' && template === 'midTerm')
    return { ...form, items: walked.map(({ name }) => item(name, null, null)) };
  if (form.name === 'Room by room')
    return {
      ...form,
      items: walked
        .filter(({ kind }) => kind !== 'garden' && kind !== 'exterior' && kind !== 'communal')
        .map(({ name }) => item(name, null, null)),
    };
  return form;
}

function fillRoom(form: DemoRoom, { template, day }: { template: TemplateKey; day: Day }, random: Random): DemoRoom {
  // Rooms of the form keep its texts; rooms of the property were added on the way.
  const known = new Map(
    templateNamed(template)
      .report.rooms.flatMap(({ items }) => items)
      .map((one) => [one, one]),
  );
  return {
    ...form,
    items: form.items.map((one) => ({ ...fillItem(form, one, { day, random }), origin: known.get(one) ?? null })),
  };
}

function fillItem(form: DemoRoom, one: DemoItem, { day, random }: { day: Day; random: Random }): DemoItem {
  switch (form.blockType) {
    case 'SIMPLIFIED':
      return { ...one, condition: answers(form.optionSet, random) };
    case 'CHECKLIST':
      return {
        ...one,
        condition: random.weigh<Answer>([
          [1, 12],
          [0, 1],
          [2, 1],
        ]),
      };
    case 'SCALE':
      return {
        ...one,
        condition: random.weigh<number>([
          [1, 4],
          [2, 5],
          [3, 3],
          [4, 1],
        ]),
      };
    case 'OVERVIEW':
      if (one.condition !== null) return one;
      if (form.name === 'Owner and target date') return { ...one, condition: sayOwner(day, random) };
      if (remarks[one.name] !== undefined) return { ...one, condition: sayRemark(one.name, random) };
      return { ...one, ...sayOverview(kindByName(one.name), random) };
    default:
      return one;
  }
}

/** Questions that are good news when answered with yes; the others when answered with no. */
const good =
  /clean|free of|ventilated|undamaged|working|works|used|clear|control|below|above|place|unobstructed|tested/i;

function answers(optionSet: string | null, random: Random): Record<string, Answer> {
  const questions = optionSets.find(({ key }) => key === optionSet)?.options ?? [];
  return Object.fromEntries(
    questions.map((question) => {
      const well = random.chance(0.86);
      const positive = good.test(String(question));
      const answer: Answer = random.chance(0.04) ? 2 : well === positive ? 1 : 0;
      return [String(question), answer];
    }),
  );
}

/** `Landlord, by 14 December 2026` */
function sayOwner(day: Day, random: Random): string {
  const by = new Date(`${addDays(day, random.pick([14, 28, 60]))}T12:00:00Z`);
  const words = by.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${random.pick(['Landlord', 'Landlord', 'Agent', 'Tenant'])}, by ${words}`;
}

function kindByName(name: string): RoomKind | null {
  if (/kitchen/i.test(name)) return 'kitchen';
  if (/bathroom|wc/i.test(name)) return 'bathroom';
  if (/shower|en suite/i.test(name)) return 'shower';
  if (/bedroom/i.test(name)) return 'bedroom';
  if (/garden/i.test(name)) return 'garden';
  if (/communal/i.test(name)) return 'communal';
  if (/balcony/i.test(name)) return 'balcony';
  if (/garage/i.test(name)) return 'garage';
  return /exterior/i.test(name) ? 'exterior' : null;
}
