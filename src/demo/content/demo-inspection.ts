/** The demo company in types: its homes and inspections, each with its report and its evidence. */
import type { Day } from '#demo/calendar.ts';
import type { Dictation } from '#demo/dictations.ts';
import type { DemoPerson } from './company/people.ts';
import type { Appointment, Diary } from './diary/appointment.ts';
import type { InspectionWords } from './diary/inspection-words.ts';
import type { Milestones } from './diary/milestones.ts';
import type { DemoContact } from './portfolio/contacts.ts';
import type { DemoMeter } from './portfolio/meters.ts';
import type { DemoProperty } from './portfolio/properties.ts';
import type { DemoItem, DemoReport, DemoRoom } from './report/report.ts';
import type { TemplateKey } from './report/templates.ts';

export type DemoEvidence = {
  file: { photo: string } | { dictation: Dictation };
  /** Both null: it belongs to the report itself. */
  room: DemoRoom | null;
  item: DemoItem | null;
  description: string | null;
};

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
