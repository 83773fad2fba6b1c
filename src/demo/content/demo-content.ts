/** The whole demo company as plain values, before it meets a database: the same for the same day and seed. */
import { states } from '#domain/inspection-state.ts';
import { isWholeHome } from '#domain/inspection-type.ts';
import { addDays, type Day, dayOf, londonOffset } from '#demo/calendar.ts';
import { type Random, seededRandom } from '#demo/random.ts';
import { buildPeople } from './company/people.ts';
import type { DemoContent, DemoHome, DemoInspection } from './demo-inspection.ts';
import { buildDiary } from './diary/diary.ts';
import { wordsOf } from './diary/inspection-words.ts';
import { milestonesOf } from './diary/milestones.ts';
import { buildPermanentContacts, buildTenants } from './portfolio/contacts.ts';
import { buildMeters } from './portfolio/meters.ts';
import { buildProperties, type DemoProperty } from './portfolio/properties.ts';
import { attachEvidence } from './report/evidence.ts';
import { writeReports } from './report/write-reports.ts';

const demoSeed = 'keyturn demo company';

export function buildDemoContent(now: Date): DemoContent {
  const random = seededRandom(demoSeed);
  const today = dayOf(now);
  const people = buildPeople(today);
  const properties = buildProperties(random.fork('properties'));
  const homes = properties.map((property) => buildHome(property, random.fork(`home/${property.key}`)));
  const diary = buildDiary(properties, people, today, minutesOfDay(now), random.fork('diary'));
  const inspections = diary.appointments.map((appointment) => {
    const own = random.fork(`inspection/${appointment.property.key}/${appointment.type}/${appointment.key}`);
    return {
      appointment,
      words: wordsOf(appointment, own.fork('words')),
      milestones: milestonesOf(appointment, diary, now, own.fork('milestones')),
      tenants: homes[appointment.property.key]?.tenants[appointment.tenancy] ?? [],
      report: { rooms: [] },
      source: null,
      evidence: [],
    } satisfies DemoInspection;
  });
  const content: DemoContent = { today, now, people, homes, diary, inspections };
  writeReports(content, random.fork('reports'));
  attachEvidence(content, random.fork('evidence'));
  return content;
}

function buildHome(property: DemoProperty, random: Random): DemoHome {
  return {
    property,
    meters: buildMeters(property, random.fork('meters')),
    permanent: buildPermanentContacts(property, random.fork('contacts')),
    tenants: [buildTenants(property, random.fork('tenants/0')), buildTenants(property, random.fork('tenants/1'))],
  };
}

function minutesOfDay(now: Date): number {
  return (now.getUTCHours() * 60 + now.getUTCMinutes() + londonOffset(now)) % 1440;
}

/** The days on which somebody read the meters of a property, oldest first; two from before the year. */
export function readingDays({ inspections, today }: DemoContent, propertyKey: number): Day[] {
  const visits = inspections.flatMap(({ appointment: { property, type, day, state, cancelled } }) =>
    property.key === propertyKey && isWholeHome(type) && state >= states.active && !cancelled && day !== null
      ? [day]
      : [],
  );
  return [addDays(today, -760 + propertyKey), addDays(today, -470 + propertyKey), ...new Set(visits)];
}
