import { describe, expect, test } from 'vitest';
import { blockTypes } from '#domain/block-type.ts';
import { conditionFault } from '#domain/condition.ts';
import { inspectionStateCodes } from '#domain/inspection-state.ts';
import { inspectionTypeCodes } from '#domain/inspection-type.ts';
import { usualAbbreviations } from '#domain/usual-things/wording.ts';
import { addDays } from '#demo/calendar.ts';
import { optionSets } from './company/option-sets.ts';
import { clerksOf } from './company/people.ts';
import { actionWords, responsibilityWords } from './company/texts.ts';
import { buildDemoContent, readingDays } from './demo-content.ts';
import type { DemoContent } from './demo-inspection.ts';
import { hoursOn, isOff } from './diary/clerk-days.ts';
import { clients } from './portfolio/clients.ts';
import type { DemoRoom } from './report/report.ts';
import { templates } from './report/templates.ts';

/** A working day, the eve of a Sunday, the day the clocks change, and New Year. */
const moments = ['2027-03-24T10:20:00Z', '2026-11-21T11:00:00Z', '2027-03-28T08:00:00Z', '2027-01-01T00:30:00Z'];
const content = buildDemoContent(new Date(moments[0] ?? ''));

function texts({ inspections }: DemoContent): string[] {
  return inspections.flatMap(({ report }) =>
    report.rooms.flatMap(({ items }) =>
      items.flatMap(({ description, condition }) => [description, condition].filter((one) => typeof one === 'string')),
    ),
  );
}

test('is the same company for the same moment', () => {
  const again = buildDemoContent(new Date(moments[0] ?? ''));
  expect(texts(again)).toEqual(texts(content));
  expect(again.homes.map(({ property }) => property)).toEqual(content.homes.map(({ property }) => property));
  expect(again.inspections.map(({ milestones }) => milestones)).toEqual(
    content.inspections.map(({ milestones }) => milestones),
  );
});

describe.each(moments)('on %s', (moment) => {
  const made = moment === moments[0] ? content : buildDemoContent(new Date(moment));
  const appointments = made.inspections.map(({ appointment }) => appointment);
  const tomorrow = appointments.filter(({ day, state }) => day === addDays(made.today, 1) && state === 200);

  test('has 400 inspections of every type and in every state, from a year ago to six weeks ahead', () => {
    expect(appointments).toHaveLength(400);
    expect(new Set(appointments.map(({ type }) => type))).toEqual(new Set(inspectionTypeCodes));
    expect(new Set(appointments.map(({ state }) => state))).toEqual(new Set(inspectionStateCodes));
    const days = appointments.flatMap(({ day }) => day ?? []).toSorted();
    expect(days[0]?.localeCompare(addDays(made.today, -375))).toBe(1);
    expect(days.at(-1)?.localeCompare(addDays(made.today, 50))).toBe(-1);
    expect(appointments.some(({ cancelled }) => cancelled)).toBe(true);
  });

  test('tomorrow has risks: unconfirmed, without keys, overlapping, a check out without its source', () => {
    expect(tomorrow.length).toBeGreaterThanOrEqual(5);
    expect(tomorrow.some(({ confirmed }) => !confirmed)).toBe(true);
    expect(tomorrow.some(({ hasKeys }) => !hasKeys)).toBe(true);
    expect(tomorrow.some((one) => tomorrow.some((other) => one !== other && overlaps(one, other)))).toBe(true);
    const checkOuts = made.inspections.filter(
      ({ appointment }) => tomorrow.includes(appointment) && appointment.type === 5,
    );
    expect(checkOuts.some(({ source }) => source === null)).toBe(true);
  });

  test('otherwise clerks are where they can be: no overlaps in the past, within hours, never on leave', () => {
    const past = appointments.filter(
      ({ day, clerkKey, type }) => day !== null && day < made.today && clerkKey !== null && type < 100,
    );
    for (const one of past) {
      const clerk = clerksOf(made.people).find(({ key }) => key === one.clerkKey);
      const hours = clerk === undefined || one.day === null ? undefined : hoursOn(clerk, one.day);
      expect(hours, `${one.clerkKey} on ${one.day}`).toBeDefined();
      expect((one.from ?? 0) + one.minutes).toBeLessThanOrEqual(hours?.to ?? 0);
      expect(past.filter((other) => other !== one && overlaps(one, other))).toEqual([]);
    }
    const ahead = appointments.filter(({ day, state }) => day !== null && day > made.today && state === 200);
    const away = ahead.filter((one) =>
      clerksOf(made.people).some((clerk) => clerk.key === one.clerkKey && one.day !== null && isOff(clerk, one.day)),
    );
    expect(away.length).toBeLessThanOrEqual(1);
  });

  test('nothing that has happened lies in the future, and steps follow each other', () => {
    for (const { milestones } of made.inspections) {
      const times = milestones.steps.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)).toBeLessThanOrEqual(made.now.getTime());
    }
  });

  test('queues are not empty: to type, to review, in hand', () => {
    const inState = (state: number) => appointments.filter((one) => one.state === state && !one.cancelled).length;
    expect(inState(310)).toBeGreaterThanOrEqual(3);
    expect(inState(350)).toBeGreaterThanOrEqual(4);
    expect(inState(300)).toBeGreaterThanOrEqual(2);
  });
});

function overlaps(one: DemoContent['diary']['appointments'][number], other: typeof one): boolean {
  if (one.day !== other.day || one.clerkKey === null || one.clerkKey !== other.clerkKey) return false;
  const [from, otherFrom] = [one.from ?? 0, other.from ?? 0];
  return from < otherFrom + other.minutes && otherFrom < from + one.minutes;
}

describe('the wording', () => {
  test('identifies first and locates defects: nothing appears, nobody tells stories', () => {
    for (const text of texts(content)) {
      expect(text).not.toMatch(/appear|seems|looks like|we noticed|\bI\b/i);
      expect(text).not.toMatch(/[{}<>[\]]|undefined|null| {2}|\.$|;$/);
    }
  });

  test('joins defects with semicolons after one colon', () => {
    const detailed = content.inspections
      .flatMap(({ report }) => report.rooms)
      .filter(({ blockType }) => blockType === 'DETAILED');
    const conditions = detailed.flatMap(({ items }) =>
      items.flatMap(({ condition }) => (typeof condition === 'string' ? condition : [])),
    );
    expect(
      conditions.filter((one) =>
        /^(Good|Fair|As new|As check in|Excellent|Tested|Low|Past|Too|Present|Head|Replaced|Repaired|Cleaned)/.test(
          one,
        ),
      ),
    ).toHaveLength(conditions.length);
  });

  test('is varied: 400 reports do not read the same', () => {
    const different = new Set(texts(content));
    expect(different.size).toBeGreaterThan(1500);
  });

  test('abbreviations are listed once each', () => {
    expect(new Set(usualAbbreviations.map(({ short }) => short)).size).toBe(usualAbbreviations.length);
  });
});

describe('reports', () => {
  const rooms = content.inspections.flatMap(({ report }) => report.rooms);

  test('use every block type, and every condition fits its room', () => {
    expect(new Set(rooms.map(({ blockType }) => blockType))).toEqual(new Set(blockTypes));
    for (const room of rooms)
      for (const { condition } of room.items)
        expect(conditionFault(room.blockType, options(room), condition)).toBeUndefined();
  });

  test('actions are named in the words of the trade, and say who is responsible', () => {
    const actions = rooms.flatMap(({ items }) => items.flatMap((item) => item.actions));
    expect(actions.length).toBeGreaterThan(500);
    expect(actions.filter(({ action }) => !actionWords.includes(action))).toEqual([]);
    expect(actions.filter(({ responsibility }) => !responsibilityWords.includes(responsibility))).toEqual([]);
  });

  test('a check out carries the rooms and items of its check in over, locked, and says what changed', () => {
    const checkOuts = content.inspections.filter(
      ({ appointment, source }) =>
        appointment.type === 5 && appointment.state >= 350 && source !== null && 'inspection' in source,
    );
    expect(checkOuts.length).toBeGreaterThanOrEqual(2);
    for (const { report } of checkOuts) {
      const items = report.rooms.flatMap((room) => room.items);
      expect(items.every(({ locked, origin }) => locked && origin !== null)).toBe(true);
      expect(
        items.some(({ condition }) => typeof condition === 'string' && condition.startsWith('As check in; ')),
      ).toBe(true);
      expect(items.some(({ actions }) => actions.length > 0)).toBe(true);
    }
  });

  test('the thirteen templates ask without answering, and four more are for tenants', () => {
    expect(templates.filter(({ selfService }) => !selfService)).toHaveLength(13);
    expect(templates.filter(({ selfService }) => selfService)).toHaveLength(4);
    expect(templates.filter(({ system }) => system)).toHaveLength(1);
  });
});

function options(room: DemoRoom) {
  const set = optionSets.find(({ key }) => key === room.optionSet);
  return set === undefined ? null : { id: 1, ...set };
}

describe('people and places', () => {
  test('all telephone numbers are set aside for drama, all e-mails lead nowhere', () => {
    const contacts = content.homes.flatMap(({ permanent, tenants }) => [...permanent, ...tenants.flat()]);
    const phones = [...contacts, ...clients, ...content.people].flatMap(({ phone }) => phone ?? []);
    for (const phone of phones) expect(phone).toMatch(/^(07700 900\d{3}|020 7946 0\d{3}|0161 496 0\d{3})$/);
    const emails = [...contacts, ...clients, ...content.people].flatMap(({ email }) => email ?? []);
    for (const email of emails) expect(email).toMatch(/^[a-z.]+@([a-z]+\.example|example\.(com|net|org))$/);
  });

  test('120 properties at different addresses, where their postcodes say', () => {
    const addresses = content.homes.map(({ property }) => `${property.line1}, ${property.postcode}`);
    expect(new Set(addresses).size).toBe(120);
    for (const { property } of content.homes) {
      expect(property.postcode).toMatch(/^(PO|SO)\d{1,2} \d[A-Z]{2}$/);
      expect(Number(property.lat)).toBeGreaterThan(50.7);
      expect(Number(property.lat)).toBeLessThan(51);
      expect(property.postcode.startsWith('PO')).toBe(Number(property.lng) > -1.25);
    }
  });

  test('meters only grow', () => {
    for (const { property, meters } of content.homes) {
      const days = readingDays(content, property.key).toSorted();
      for (const meter of meters) {
        const readings = days.map((day) => Number(meter.readingOn(day)));
        expect(readings).toEqual(readings.toSorted((one, other) => one - other));
      }
    }
  });
});
