import { describe, expect, test } from 'vitest';
import type { ReportDocument } from '../../report-document.ts';
import type { TextRoom } from '../../report-room.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { assembleReport } from '../assemble-report.ts';

const viewOf = (change: Partial<ReportDocument['inspection']>, typeCode: 1 | 5 | 6 = 6) => {
  const document = sampleReport({ typeCode });
  return assembleReport({ ...document, inspection: { ...document.inspection, ...change } });
};

describe('the front page', () => {
  test.each(['Check Out', 'check-out report', 'Check Out / Move Out', ' '])(
    'has no title %j beside its type',
    (title) => {
      expect(viewOf({ title }, 5).cover.title).toBeNull();
    },
  );

  test.each(['Check out after the flood', '退房'])('has the title %j', (title) => {
    expect(viewOf({ title }, 5).cover.title).toBe(title);
  });

  test('names the check in and the tenancy on a check out', () => {
    const { facts } = assembleReport(sampleReport({ typeCode: 5 })).cover;
    expect(facts.map(({ label, value }) => ({ label, value }))).toEqual(
      expect.arrayContaining([
        { label: 'Check in', value: 'KT-2025-00102, Sat 1 Feb 2025' },
        { label: 'Since the check in', value: '2 years' },
        { label: 'Tenancy', value: 'Sat 1 Feb 2025 to Mon 1 Feb 2027, 2 years' },
        { label: 'Occupants', value: 'Two adults, no pets' },
        { label: 'Forwarding address', value: '3 Quay Cottages, Emsworth' },
      ]),
    );
  });
});

test('the title of the file distinguishes a report of changes from the whole', () => {
  expect(assembleReport(sampleReport({ typeCode: 5 })).meta.title).toBe('Check-out report: 14b Larkspur Gardens');
  expect(assembleReport(sampleReport({ typeCode: 5, kind: 'CHANGES' })).meta.title).toBe(
    'Changes · Check-out report: 14b Larkspur Gardens',
  );
});

describe('people and times on the front page', () => {
  const labelsOf = (document: ReportDocument) => assembleReport(document).cover.facts.map(({ label }) => label);

  test('before the visit there is an appointment, and nothing was carried out', () => {
    const document = sampleReport({ draft: true });
    expect(labelsOf(document)[0]).toBe('Carried out');
    expect(labelsOf({ ...document, inspection: { ...document.inspection, startedAt: null } })[0]).toBe('Appointment');
  });

  test('nobody of the office was there when a tenant carried it out', () => {
    expect(labelsOf(sampleReport({ typeCode: 150 }))).toContain('Handled by');
    expect(labelsOf(sampleReport({ typeCode: 231 }))).toContain('Clerk');
  });

  test('the people present are those of this visit, and not of the earlier report', () => {
    const present = (id: number, originId: number | null, condition: string): TextRoom => ({
      id,
      originId,
      name: 'Attendance',
      blockType: 'OVERVIEW',
      optionSet: null,
      items: [
        {
          id: id * 10,
          originId: originId === null ? null : originId * 10,
          name: 'Tenant',
          description: null,
          condition,
          actions: [],
          photos: [],
          files: [],
        },
      ],
      photos: [],
      files: [],
    });
    const base = sampleReport({ typeCode: 5 });
    const previous = base.previous && { ...base.previous, rooms: [present(1, null, 'Present: Daniel Okafor')] };
    const of = (condition: string) =>
      assembleReport({ ...base, contacts: [], previous, rooms: [present(2, 1, condition)] }).cover.facts.find(
        ({ label }) => label === 'Tenant present',
      )?.value;
    expect(of('Present: Daniel Okafor')).toBeUndefined();
    expect(of('Present: Maya Lindqvist')).toBe('Maya Lindqvist');
  });
});

describe('the foot of each page', () => {
  test('shortens a long address so that reference and version stay on its line', () => {
    const document = sampleReport({ typeCode: 6 });
    const property = {
      ...document.property,
      line1: 'The Old Royal Naval Victualling Yard Apartments, Building Seventeen',
    };
    const inspection = { ...document.inspection, ref: 'KT-2027-00418-SOUTHSEA', version: 1043 };
    const { text, initials } = assembleReport({ ...document, property, inspection }).footer;
    expect(initials).toBe(true);
    expect(text.length).toBeLessThanOrEqual(108);
    expect(text).toMatch(
      /^The Old Royal .*… {2}· {2}Inventory and check-in report .* KT-2027-00418-SOUTHSEA {2}· {2}v1043$/,
    );
  });
});

describe('the parties', () => {
  const partiesOf = (change: Partial<ReportDocument> = {}) => assembleReport({ ...sampleReport(), ...change }).parties;

  test('are the contacts, with how they are reached, who was there and who signs', () => {
    const given = sampleReport().contacts.map((contact) =>
      contact.typeName === 'Agent' ? { ...contact, email: 'office@wells.example' } : contact,
    );
    const { contacts, hasAttendance } = partiesOf({ contacts: given });
    expect(hasAttendance).toBe(true);
    expect(contacts.map(({ type, name, reach, notes }) => [type, name, reach, notes])).toEqual([
      ['Tenant', 'Daniel Okafor', ['daniel@mail.example', '07700 900118'], 'Attended · Signs the report'],
      ['Tenant', 'Maya Lindqvist', ['maya@mail.example', '07700 900118'], 'Not present · Signs the report'],
      ['Landlord', 'Helen Marchbank', ['helen@mail.example'], ''],
      ['Agent', 'Harbour & Wells Estates', ['office@wells.example', '07700 900118'], ''],
    ]);
    const unknown = sampleReport().contacts.map((contact) => ({ ...contact, attended: null }));
    expect(partiesOf({ contacts: unknown }).hasAttendance).toBe(false);
  });

  test('are followed by who did what when, and by further particulars with days written out', () => {
    const particulars = [
      { label: 'Tenancy starts', value: '2027-02-03' },
      { label: 'Stopcock', value: 'Under the sink' },
    ];
    expect(partiesOf({ particulars }).facts.map(({ label, value }) => [label, value])).toEqual([
      ['Instructed by', 'Harbour & Wells Estates'],
      ['Clerk', 'Priya Raman'],
      ['Typist', 'Tom Ashdown'],
      ['Appointment', 'Wed 3 Feb 2027, 09:30'],
      ['Started', 'Wed 3 Feb 2027, 09:34'],
      ['Submitted', 'Wed 3 Feb 2027, 12:02'],
      ['Completed', 'Wed 3 Feb 2027, 14:20'],
      ['Tenancy starts', 'Wed 3 Feb 2027'],
      ['Stopcock', 'Under the sink'],
    ]);
    expect(assembleReport(sampleReport({ typeCode: 231 })).parties.facts).toContainEqual(
      expect.objectContaining({ label: 'Carried out by', value: 'Daniel Okafor' }),
    );
  });
});

describe('initials at the foot', () => {
  const initials = (options: Parameters<typeof sampleReport>[0], change: Partial<ReportDocument> = {}) =>
    assembleReport({ ...sampleReport(options), ...change }).footer.initials;

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 150, 231] as const)('are asked for in type %i, which is signed', (typeCode) => {
    expect(initials({ typeCode })).toBe(true);
  });

  test('are for the whole report when it is finished and somebody signs it', () => {
    expect(initials({ typeCode: 5, kind: 'CHANGES' })).toBe(false);
    expect(initials({ typeCode: 5, draft: true })).toBe(false);
    const contacts = sampleReport().contacts.map((contact) => ({ ...contact, signee: false }));
    expect(initials({ typeCode: 5 }, { contacts })).toBe(false);
  });
});

describe('the actions on the front page', () => {
  const actionsOf = (options: Parameters<typeof sampleReport>[0], change: Partial<ReportDocument> = {}) =>
    assembleReport({ ...sampleReport(options), ...change }).cover.actions;

  test('are shown for visits, with the person and the place', () => {
    expect(actionsOf({ typeCode: 8 })?.rows[0]).toMatchObject({
      number: 'A1',
      text: expect.stringMatching(/^Open vents, wipe down, review in four weeks: \S/),
      where: 'Living Room · Damp and ventilation',
      who: 'Tenant',
    });
    expect(actionsOf({ typeCode: 5 })).toBeNull();
    expect(actionsOf({ typeCode: 8, kind: 'ACTIONS' })).toBeNull();
    expect(actionsOf({ typeCode: 8 }, { rooms: [] })).toBeNull();
  });

  test('are six at most, followed by how many more there are', () => {
    const { rooms } = sampleReport({ typeCode: 5 });
    const actions = actionsOf({ typeCode: 8 }, { rooms });
    expect(actions?.rows.length).toBeLessThanOrEqual(6);
    expect((actions?.rows.length ?? 0) + (actions?.more ?? 0)).toBe(13);
  });
});

describe('the property on the front page', () => {
  const shapeOf = (change: Partial<ReportDocument['property']>) => {
    const document = sampleReport();
    const property = { ...document.property, ...change };
    return assembleReport({ ...document, property }).cover.facts.find(({ label }) => label === 'Property')?.value;
  };

  test('is described by kind, rooms and what belongs to it', () => {
    expect(shapeOf({})).toBe('Mid terrace house, 1 bedroom, 1 bathroom, garden, part furnished');
    expect(shapeOf({ beds: 3, baths: 2, garages: 1, parking: true, garden: false, detachment: null })).toBe(
      'House, 3 bedrooms, 2 bathrooms, 1 garage, parking, part furnished',
    );
    expect(shapeOf({ beds: 0, baths: null, garages: null, garden: false, furnished: null })).toBe(
      'Mid terrace house, studio',
    );
    expect(shapeOf({ beds: null, baths: 0, garden: false, furnished: null, detachment: null, type: null })).toBe(
      undefined,
    );
  });
});

describe('a banner on the front page', () => {
  test('says who carried it out when nobody of the office was on site', () => {
    const bannerOf = (typeCode: 1 | 150 | 231, selfServicer: string | null = 'Daniel Okafor') => {
      const document = sampleReport({ typeCode });
      return assembleReport({ ...document, inspection: { ...document.inspection, selfServicer } }).cover.banner;
    };
    expect(bannerOf(150)).toBe('Completed by Daniel Okafor, without a clerk on site');
    expect(bannerOf(150, null)).toBe('Completed by the tenant, without a clerk on site');
    expect(bannerOf(231)).toBe('Carried out remotely, live with Daniel Okafor');
    expect(bannerOf(1)).toBeNull();
  });
});

test('the front page lists the people who attended, and says No when nobody did', () => {
  const { contacts } = sampleReport();
  const presentOf = (attended: (boolean | null)[]) =>
    assembleReport({
      ...sampleReport(),
      contacts: contacts.map((contact, at) => ({ ...contact, attended: attended[at] ?? null })),
    }).cover.facts.find(({ label }) => label === 'Tenant present')?.value;
  expect(presentOf([true, false])).toBe('Daniel Okafor');
  expect(presentOf([true, true])).toBe('Daniel Okafor, Maya Lindqvist');
  expect(presentOf([false, null])).toBe('No');
  // The landlord was there, which says nothing of the tenants.
  expect(presentOf([null, null, true])).toBeUndefined();
});
