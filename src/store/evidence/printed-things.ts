/** Takes what is printed of a report apart into things with fields, so that two versions of it can be compared. */
import { answerWords, type Answer, type Condition } from '#domain/condition.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { type ContactTypeCode, contactTypes } from '#domain/message/contact-type.ts';
import type { AttachmentRow, ItemNode, RoomNode } from '../reports/report-rows.ts';
import type { ReportTree } from '../reports/report-tree.ts';
import { firmThings } from './firm-things.ts';
import type { KeyHandover, PrintedFacts, PrintedMeter } from './printed-facts.ts';
import { type Thing, yesOrNo } from './thing.ts';

const numberText = (number: number | null) => (number === null ? null : String(number));

/** In the order of the report, each with a key of its own. */
export function thingsOf(facts: PrintedFacts): Thing[] {
  const seen = new Map<string, number>();
  return listThings(facts).map((thing) => {
    // Two disclaimers may have one title, and a meter two readings of one moment.
    const count = (seen.get(thing.key) ?? 0) + 1;
    seen.set(thing.key, count);
    return count === 1 ? thing : { ...thing, key: `${thing.key} (${count})` };
  });
}

function listThings(facts: PrintedFacts): Thing[] {
  const { tree, earlier, visitBefore, inspection } = facts;
  const own = { prefix: '', place: [], subjects: [`inspection:${inspection.id}`] };
  return [
    inspectionThing(facts),
    ...fieldThings(inspection.shownCustomFields, 'inspection', own.subjects),
    propertyThing(facts),
    ...fieldThings(inspection.propertyShownCustomFields, 'property', ['property']),
    ...contactThings(facts),
    ...facts.meters.flatMap((meter) => meterThings(meter)),
    ...(facts.keyHandovers ?? []).map((handover) => handoverThing(handover)),
    ...treeThings(tree, own),
    ...(earlier === null
      ? []
      : treeThings(earlier.tree, { prefix: 'earlier ', place: ['The earlier report'], subjects: [] })),
    ...(visitBefore === null
      ? []
      : treeThings(visitBefore.tree, { prefix: 'visit ', place: ['The visit before'], subjects: [] }).filter(
          ({ kind }) => kind === 'action',
        )),
    ...firmThings(facts),
  ];
}

function inspectionThing({ inspection, reviewer, earlier, clerkSignature }: PrintedFacts): Thing {
  return {
    key: 'inspection',
    kind: 'inspection',
    place: [],
    parent: null,
    subjects: [`inspection:${inspection.id}`],
    fields: {
      title: inspection.title,
      type: inspectionTypes[inspection.type],
      ref: inspection.ref,
      conduct_date: inspection.conductDate ?? inspection.conductAt,
      started_at: inspection.startedAt,
      clerk: inspection.clerkName,
      typist: inspection.typistName,
      tenant: inspection.selfServicer?.name ?? null,
      reviewer,
      notes_report: inspection.notesReport,
      cover: numberText(inspection.coverFileId),
      clerk_signature: clerkSignature?.sha256 ?? null,
      earlier_report: earlier === null ? null : String(earlier.inspection.id),
    },
  };
}

function propertyThing({ inspection: { property } }: PrintedFacts): Thing {
  return {
    key: 'property',
    kind: 'property',
    place: [],
    parent: null,
    subjects: ['property'],
    fields: {
      line1: property.line1,
      line2: property.line2,
      city: property.city,
      county: property.county,
      postcode: property.postcode,
      country: property.country,
      uprn: property.uprn,
      ref: property.ref,
      type: property.type,
      detachment: property.detachment,
      furnished: property.furnished,
      no_of_beds: numberText(property.noOfBeds),
      no_of_baths: numberText(property.noOfBaths),
      no_of_garages: numberText(property.noOfGarages),
      parking: yesOrNo(property.parking),
      garden: yesOrNo(property.garden),
    },
  };
}

function fieldThings(
  fields: PrintedFacts['inspection']['shownCustomFields'],
  kind: 'inspection' | 'property',
  subjects: string[],
): Thing[] {
  return Object.entries(fields)
    .filter(([, { value }]) => value.trim() !== '')
    .map(([id, { name, value }]) => ({
      key: `${kind} field ${id}`,
      kind: 'custom_field',
      place: [name],
      parent: null,
      subjects,
      fields: { value },
    }));
}

function contactThings({ contacts }: PrintedFacts): Thing[] {
  return contacts.map(({ id, type, name, email, phone, signee }) => ({
    key: `contact ${id}`,
    kind: 'contact',
    place: [name],
    parent: null,
    subjects: [`inspection_contact:${id}`],
    fields: { name, type: contactTypes[type as ContactTypeCode] ?? null, email, phone, signee: yesOrNo(signee) },
  }));
}

function meterThings({ id, type, location, supplier, serialNo, readings, attachments }: PrintedMeter): Thing[] {
  const place = [`${type}, ${location}`];
  const parent = { key: `meter ${id}`, name: place.join() };
  const subjects = [`meter:${id}`];
  return [
    {
      key: parent.key,
      kind: 'meter',
      place,
      parent: null,
      subjects,
      fields: { type, location, supplier, serial_no: serialNo },
    },
    ...readings.map(({ reading, date, serialNo: device }) => ({
      key: `reading ${id} ${date}`,
      kind: 'reading',
      place: [...place, date],
      parent: null,
      subjects,
      fields: { reading, serial_no: device },
    })),
    ...attachments.map((row) => attachmentThing(row, { prefix: '', place, subjects }, parent)),
  ];
}

function handoverThing({ tag, holds, keyCount, direction, holder, holderName, at }: KeyHandover): Thing {
  return {
    key: `handover ${tag} ${at}`,
    kind: 'key_handover',
    place: ['Keys', tag],
    parent: null,
    subjects: ['property'],
    fields: { holds, quantity: String(keyCount), direction, holder, name: holderName, at },
  };
}

type Around = { prefix: string; place: string[]; subjects: string[] };

function treeThings({ rooms, attachments }: ReportTree, around: Around): Thing[] {
  const report = { key: `${around.prefix}report`, name: 'The report' };
  return [
    ...attachments.map((row) => attachmentThing(row, around, report)),
    ...rooms.flatMap((room) => roomThings(room, around, report)),
  ];
}

function roomThings(room: RoomNode, around: Around, report: Thing['parent']): Thing[] {
  const key = `${around.prefix}room ${room.id}`;
  const inside = {
    prefix: around.prefix,
    place: [...around.place, room.name],
    subjects: [`room:${room.id}`, ...around.subjects],
  };
  const parent = { key, name: room.name };
  return [
    {
      key,
      kind: 'room',
      place: inside.place,
      parent: report,
      subjects: inside.subjects,
      fields: { name: room.name, option_set: room.optionSet?.options.join(', ') ?? null },
    },
    ...room.attachments.map((row) => attachmentThing(row, inside, parent)),
    ...room.items.flatMap((item) => itemThings(item, room, inside, parent)),
  ];
}

function itemThings(item: ItemNode, room: RoomNode, around: Around, parent: Thing['parent']): Thing[] {
  const key = `${around.prefix}item ${item.id}`;
  const inside = {
    prefix: around.prefix,
    place: [...around.place, item.name],
    subjects: [`item:${item.id}`, ...around.subjects],
  };
  const own = { key, name: item.name };
  return [
    {
      key,
      kind: 'item',
      place: inside.place,
      parent,
      subjects: inside.subjects,
      fields: {
        name: item.name,
        description: item.description,
        condition: conditionText(room.blockType, item.condition),
      },
    },
    ...item.actions.map(({ id, action, responsibility, comments }) => ({
      key: `${around.prefix}action ${id}`,
      kind: 'action',
      place: inside.place,
      parent: own,
      subjects: inside.subjects,
      fields: { action, responsibility, comments },
    })),
    ...item.attachments.map((row) => attachmentThing(row, inside, own)),
  ];
}

function conditionText(blockType: string, condition: Condition): string | null {
  if (condition === null || typeof condition === 'string') return condition;
  if (typeof condition === 'number')
    return blockType === 'CHECKLIST' ? answerText(condition as Answer) : String(condition);
  return Object.entries(condition)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([question, answer]) => `${question}: ${answerText(answer)}`)
    .join('; ');
}

const answerText = (answer: Answer): string => (answer === null ? 'Not answered' : answerWords[answer]);

function attachmentThing(row: AttachmentRow, around: Around, parent: Thing['parent']): Thing {
  return {
    key: `${around.prefix}attachment ${row.id}`,
    kind: row.type === 'IMAGE' ? 'photograph' : 'file',
    place: around.place,
    parent,
    subjects: [`attachment:${row.id}`, ...around.subjects],
    fields: {
      description: row.description,
      filename: row.filename,
      taken_at: row.takenAt,
      rotation: row.rotation === 0 ? null : `${row.rotation}°`,
      sha256: row.sha256,
    },
  };
}
