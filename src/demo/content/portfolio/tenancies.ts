/** Tenancies as the diary tells of them: who lives in each home since when, who has given notice, and who has left. */
import { types } from '#domain/inspection-type.ts';
import { addMonths } from '#domain/schedule/calendar-day.ts';
import type { NoticeBy } from '#domain/property/tenancy.ts';
import { addDays, type Day } from '#demo/calendar.ts';
import type { DemoContent, DemoHome, DemoInspection } from '../demo-inspection.ts';

export type DemoTenancy = {
  home: DemoHome;
  /** The count of it at the home: 0 ends this year, and 1 comes after. */
  tenancy: 0 | 1;
  startsOn: Day;
  endsOn: Day | null;
  noticeGivenOn: Day | null;
  noticeBy: NoticeBy | null;
  leavesOn: Day | null;
  /** Visits that were booked for its end. */
  checkOut: DemoInspection | undefined;
  nextCheckIn: DemoInspection | undefined;
};

const isCheckIn = (type: number) => type === types.checkIn || type === types.inventoryAndCheckIn;

export function buildTenancies(content: DemoContent): DemoTenancy[] {
  return content.homes.flatMap((home) => ofHome(home, content));
}

function ofHome(home: DemoHome, { inspections, today }: DemoContent): DemoTenancy[] {
  const { key } = home.property;
  const find = (tenancy: number, isIt: (type: number) => boolean) =>
    inspections.find(
      ({ appointment: one }) =>
        one.property.key === key && one.tenancy === tenancy && isIt(one.type) && one.day !== null && !one.cancelled,
    );
  const checkOut = find(0, (type) => type === types.checkOut);
  const checkIn = find(1, isCheckIn);
  const startsOn = find(0, isCheckIn)?.appointment.day ?? addDays(today, -190 - ((key * 53) % 540));
  const first: DemoTenancy = {
    home,
    tenancy: 0,
    startsOn,
    endsOn: null,
    ...leaving(key, checkOut?.appointment.day ?? noticeWithoutVisit(key, today)),
    checkOut,
    nextCheckIn: checkIn,
  };
  const next = checkIn?.appointment.day ?? null;
  if (checkOut === undefined || next === null || next > today) return [first];
  const endsOn = key % 3 === 0 ? null : addDays(addMonths(next, 12), -1);
  const nobody = { noticeGivenOn: null, noticeBy: null, leavesOn: null };
  const second = { home, tenancy: 1 as const, startsOn: next, endsOn, ...nobody };
  return [first, { ...second, checkOut: undefined, nextCheckIn: undefined }];
}

/** Some have given notice, and nobody has booked their check out yet. */
const noticeWithoutVisit = (key: number, today: Day): Day | null =>
  key % 13 === 6 ? addDays(today, 9 + ((key * 7) % 30)) : null;

function leaving(key: number, leavesOn: Day | null) {
  if (leavesOn === null) return { noticeGivenOn: null, noticeBy: null, leavesOn };
  const noticeBy: NoticeBy = key % 6 === 0 ? 'landlord' : 'tenant';
  return { noticeGivenOn: addDays(leavesOn, noticeBy === 'tenant' ? -61 : -122), noticeBy, leavesOn };
}

export type DemoCertificate = {
  home: DemoHome;
  kind: 'gas' | 'eicr' | 'epc';
  issuedOn: Day;
  expiresOn: Day;
  ref: string;
};

/** Gas is looked at each year, wires every five, and an energy certificate lasts for ten. */
const lasting = [
  { kind: 'gas', years: 1, ref: 'CP12', step: 37 },
  { kind: 'eicr', years: 5, ref: 'EICR', step: 211 },
  { kind: 'epc', years: 10, ref: 'EPC', step: 431 },
] as const;

export function buildCertificates({ homes, today }: DemoContent): DemoCertificate[] {
  return homes.flatMap((home) => {
    const { key } = home.property;
    // Some homes are all electric.
    const kinds = key % 7 === 3 ? lasting.slice(1) : lasting;
    return kinds.map(({ kind, years, ref, step }) => {
      const expiresOn = addDays(today, ((key * step + 17) % (years * 365)) - 6);
      const issuedOn = addMonths(expiresOn, -12 * years);
      return { home, kind, issuedOn, expiresOn, ref: `${ref}-${issuedOn.slice(0, 4)}-${1000 + key * 7}` };
    });
  });
}
