/** An appointment of the demo company, and its diary of them. */
import type { InspectionStateCode } from '#domain/inspection-state.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import type { Day } from '#demo/calendar.ts';
import type { DemoPerson } from '#demo/content/company/people.ts';
import type { DemoProperty } from '#demo/content/portfolio/properties.ts';

export type Appointment = {
  /** Position in the diary, oldest first. */
  key: number;
  property: DemoProperty;
  type: InspectionTypeCode;
  tenancy: number;
  /** Null: wanted, but no day agreed. */
  day: Day | null;
  /** Minutes after midnight; null: on that day, at a time to be agreed. */
  from: number | null;
  minutes: number;
  clerkKey: string | null;
  state: InspectionStateCode;
  cancelled: boolean;
  confirmed: boolean;
  hasKeys: boolean;
};

export type Diary = { today: Day; nowMinutes: number; people: readonly DemoPerson[]; appointments: Appointment[] };
