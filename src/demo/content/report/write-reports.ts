/** Writes the report of each inspection, oldest first, so that later ones can start from earlier ones. */
import { type InspectionTypeCode, types } from '#domain/inspection-type.ts';
import { states } from '#domain/inspection-state.ts';
import { addDays } from '#demo/calendar.ts';
import type { DemoContent, DemoInspection } from '#demo/content/demo-inspection.ts';
import { canBeDictated, dictations } from '#demo/dictations.ts';
import type { Random } from '#demo/random.ts';
import { writeCheckOut } from './check-out.ts';
import { templateForVisit, writeForm } from './form-report.ts';
import { type Visit, writeFullReport } from './full-report.ts';
import { handoverRoom, metersRoom } from './handover-rooms.ts';
import { dictated, halfWritten, unanswered } from './progress.ts';
import { carryOver, type DemoReport, type DemoRoom } from './report.ts';
import { templateFor, templateNamed } from './templates.ts';

export function writeReports(content: DemoContent, random: Random): void {
  for (const inspection of content.inspections) {
    writeOne(inspection, content, random.fork(inspection.appointment.key));
  }
  // The newest first: those are looked at.
  const waiting = content.inspections.filter(
    ({ appointment: one }) => one.state === states.processing && canBeDictated(one),
  );
  for (const [at, inspection] of waiting.toReversed().entries()) {
    const recordings = dictations.filter(({ visit }) => visit === at + 1);
    inspection.report = dictated(inspection.report, recordings);
  }
}

function writeOne(inspection: DemoInspection, content: DemoContent, random: Random): void {
  const { appointment } = inspection;
  if (appointment.cancelled) return;
  if (appointment.state < states.active) return prepare(inspection, content, random);
  const finished = writeFinished(inspection, visitOf(inspection, content), content, random);
  if (appointment.state === states.active) inspection.report = halfWritten(finished, random.fork('progress'));
  else inspection.report = finished;
}

function writeFinished(inspection: DemoInspection, visit: Visit, content: DemoContent, random: Random): DemoReport {
  const { type } = inspection.appointment;
  const source = sourceFor(inspection, content);
  switch (type) {
    case types.inventory:
    case types.inventoryAndCheckIn:
      return writeFullReport(visit, random, { handover: type === types.inventoryAndCheckIn });
    case types.checkIn:
    case types.update:
      if (source === undefined) return writeFullReport(visit, random, { handover: type === types.checkIn });
      inspection.source = { inspection: source };
      return continued(source.report, visit, type === types.checkIn, random);
    case types.checkOut:
      if (source !== undefined) inspection.source = { inspection: source };
      return writeCheckOut(visit, source?.report, random);
    default: {
      const template = templateForVisit(type, visit, random);
      inspection.source = { template };
      return writeForm(template, visit, random);
    }
  }
}

/** A check in on an inventory, or an amendment of it: the description stands; meters are read again. */
function continued(source: DemoReport, visit: Visit, handover: boolean, random: Random): DemoReport {
  const rooms = carryOver(source).rooms.map((one) => {
    if (one.blockType !== 'METERS') return one;
    const now = metersRoom(visit.meters, visit.day, random.fork('meters'));
    return {
      ...one,
      items: one.items.map((old, at) => ({ ...old, condition: now.items[at]?.condition ?? old.condition })),
    };
  });
  const amended = handover
    ? rooms
    : rooms.map((one) => (one.kind === 'kitchen' || one.kind === 'garden' ? amend(one, random.fork(one.name)) : one));
  return {
    rooms:
      handover && !rooms.some(({ name }) => name === 'Handover')
        ? [...amended, handoverRoom(visit.property, random)]
        : amended,
  };
}

function amend(room: DemoReport['rooms'][number], random: Random): DemoReport['rooms'][number] {
  const changed = new Set(random.some(room.items, 2));
  const words = [
    'Replaced since inventory. As new',
    'Repaired since inventory. Good order',
    'Cleaned since inventory. Good, clean',
  ];
  return {
    ...room,
    items: room.items.map((one) =>
      changed.has(one) && typeof one.condition === 'string' ? { ...one, condition: random.pick(words) } : one,
    ),
  };
}

/** Before the visit some reports are already laid out: from the check in, or from a template. */
function prepare(inspection: DemoInspection, content: DemoContent, random: Random): void {
  const { type, day, property } = inspection.appointment;
  if (type === types.checkOut) {
    const source = sourceFor(inspection, content);
    // Tomorrow's check outs are among the risks: nobody has chosen their source yet.
    if (source === undefined || day === addDays(content.today, 1) || !random.chance(0.75)) return;
    inspection.source = { inspection: source };
    inspection.report = {
      rooms: carryOver(source.report).rooms.filter(({ name }) => name !== 'Handover' && name !== 'Attendance'),
    };
    return;
  }
  if (type === types.checkIn || type === types.update || !random.chance(0.4)) return;
  const template =
    type === types.inventory || type === types.inventoryAndCheckIn
      ? templateFor(property)
      : templateForVisit(type, visitOf(inspection, content), random);
  inspection.source = { template };
  inspection.report = { rooms: templateNamed(template).report.rooms.map(fromTemplate) };
}

function fromTemplate(form: DemoRoom): DemoRoom {
  const room = unanswered(form);
  return { ...room, origin: form, items: room.items.map((one, at) => ({ ...one, origin: form.items[at] ?? null })) };
}

/** The finished report this one continues: the check in of the same tenancy, the inventory before a check in. */
function sourceFor({ appointment }: DemoInspection, { inspections }: DemoContent): DemoInspection | undefined {
  const wanted: InspectionTypeCode[] =
    appointment.type === types.checkIn
      ? [types.inventory]
      : [types.checkIn, types.inventoryAndCheckIn, types.inventory];
  return inspections
    .slice(0, appointment.key)
    .filter(({ appointment: one, report }) => {
      const sameTenancy =
        one.property.key === appointment.property.key &&
        (appointment.type === types.update || one.tenancy === appointment.tenancy);
      return (
        sameTenancy &&
        wanted.includes(one.type) &&
        one.state >= states.complete &&
        !one.cancelled &&
        report.rooms.length > 0
      );
    })
    .at(-1);
}

function visitOf({ appointment, tenants }: DemoInspection, { homes, today }: DemoContent): Visit {
  const home = homes[appointment.property.key];
  if (home === undefined) throw new Error(`There is no home ${appointment.property.key}.`);
  return {
    property: appointment.property,
    meters: home.meters,
    day: appointment.day ?? today,
    from: appointment.from ?? 600,
    tenants: tenants.map(({ name }) => name),
  };
}
