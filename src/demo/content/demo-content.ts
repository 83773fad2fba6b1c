/** The whole demo company as plain values, before it meets a database: the same for the same day and seed. */
import { states } from '#domain/inspection-state.ts';
import { isWholeHome } from '#domain/inspection-type.ts';
import { addDays, type Day, dayOf, londonOffset } from '#demo/calendar.ts';
import { type Random, seededRandom } from '#demo/random.ts';
import { buildPeople, type DemoPerson } from './company/people.ts';
import { type Appointment, buildDiary, type Diary } from './diary/diary.ts';
import { type InspectionWords, wordsOf } from './diary/inspection-words.ts';
import { type Milestones, milestonesOf } from './diary/milestones.ts';
import { buildPermanentContacts, buildTenants, type DemoContact } from './portfolio/contacts.ts';
import { buildMeters, type DemoMeter } from './portfolio/meters.ts';
import { buildProperties, type DemoProperty } from './portfolio/properties.ts';
import { attachEvidence, type DemoEvidence } from './report/evidence.ts';
import type { DemoReport } from './report/report.ts';
import type { TemplateKey } from './report/templates.ts';
import { writeReports } from './report/write-reports.ts';

export type DemoInspection = {
  appointment: Appointment;
  words: InspectionWords;
  milestones: Milestones;
  tenants: DemoContact[];
  report: DemoReport;
  /** The origin of the report: a template, an earlier report or nothing. */
  source: { inspection: DemoInspection } | { template: TemplateKey } | null;
  evidence: DemoEvidence[];
};

export type DemoHome = {
  property: DemoProperty;
  meters: DemoMeter[];
  permanent: DemoContact[];
  /** By tenancy: the one that ends this year, and the one after. */
  tenants: DemoContact[][];
};

export type DemoContent = {
  today: Day;
  now: Date;
  people: DemoPerson[];
  homes: DemoHome[];
  diary: Diary;
  inspections: DemoInspection[];
};

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
