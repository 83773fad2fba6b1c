import { describe, expect, test } from 'vitest';
import { hostileReport } from '#testing/pdf/hostile-report.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { assembleReport } from './assemble-report.ts';

describe('the sections of a report', () => {
  const ids = (options: Parameters<typeof sampleReport>[0]) =>
    assembleReport(sampleReport(options)).sections.map(({ id }) => id);

  test('follow the order of the trade in an inventory', () => {
    expect(ids({ typeCode: 1 })).toEqual([
      'summary',
      'parties',
      'notes',
      'disclaimers',
      'glossary',
      'meters',
      'keys',
      'alarms',
      'manuals',
      'outside',
      'rooms',
      'comments',
      'declaration',
      'evidence',
    ]);
  });

  test('begin with the changes in a check out', () => {
    expect(ids({ typeCode: 5 }).slice(0, 3)).toEqual(['summary', 'changes', 'parties']);
    expect(ids({ typeCode: 5 })).toContain('actions');
  });

  test('begin with the actions to do in a routine visit', () => {
    expect(ids({ typeCode: 8 })).toEqual([
      'summary',
      'firstActions',
      'lastVisit',
      'parties',
      'notes',
      'disclaimers',
      'glossary',
      'meters',
      'keys',
      'alarms',
      'manuals',
      'outside',
      'rooms',
      'comments',
      'declaration',
      'evidence',
    ]);
  });

  test('leave out empty ones', () => {
    const bare = {
      ...sampleReport(),
      rooms: [],
      meters: [],
      alarms: [],
      photos: [],
      notes: null,
      disclaimers: [],
      contacts: [],
      comments: [],
      signatures: [],
      deliveries: [],
    };
    expect(assembleReport(bare).sections.map(({ id }) => id)).toEqual(['summary', 'parties', 'evidence']);
  });

  test('are only those that belong to a report of changes or of actions', () => {
    expect(ids({ typeCode: 5, kind: 'CHANGES' })).toEqual(['summary', 'parties', 'changes', 'declaration', 'evidence']);
    expect(ids({ typeCode: 5, kind: 'ACTIONS' })).toEqual(['summary', 'parties', 'worksheet']);
  });
});

describe('the changes report', () => {
  const view = assembleReport(sampleReport({ kind: 'CHANGES', typeCode: 5 }));

  test('has only rows that differ, each with was and now', () => {
    const [hall, living] = view.changes?.rooms ?? [];
    expect(hall?.items.map(({ name }) => name)).toEqual(['Walls', 'Flooring']);
    expect(hall?.items[0]).toMatchObject({
      before: 'Good order: two filled patches RHS of door',
      now: 'As check in; five scuffs at 90 cm along LHS; one 3 cm gouge by stairs',
      chip: { word: 'Changed' },
    });
    expect(living?.items.at(-1)).toMatchObject({ name: 'Ceiling fan', chip: { word: 'Missing' }, now: null });
    expect(view.rooms).toEqual([]);
  });

  test('puts the pictures of then and now beside each other', () => {
    const walls = view.changes?.rooms[0]?.items[0];
    expect(walls?.photosBefore[0]).toMatchObject({ label: null, era: { word: 'At check in' } });
    expect(walls?.photosBefore[0]?.number).toMatch(/^EH-\d{3} \(at check in\)$/);
    expect(walls?.photosNow[0]).toMatchObject({ era: { word: 'At check out' } });
  });

  test('indexes only the pictures it shows', () => {
    const { photos, lastPhotos } = view.evidence;
    const indexed = [...photos, ...lastPhotos].flatMap(({ rows }) => rows.map(({ number }) => number));
    const shown = view.changes?.rooms.flatMap(({ items }) =>
      items.flatMap(({ photosNow }) => photosNow.map(({ number }) => number)),
    );
    expect(new Set(indexed)).toEqual(new Set(shown));
  });

  test('cannot be made without an earlier report', () => {
    expect(() => assembleReport(sampleReport({ kind: 'CHANGES', typeCode: 1 }))).toThrow('initialized from');
  });
});

describe('the report of an update', () => {
  const report = sampleReport({ typeCode: 4 });
  const view = assembleReport(report);

  test('has each line once: amended, not amended, or in the section of its kind', () => {
    const amended = (view.changes?.rooms ?? []).flatMap(({ items }) => items.map(({ label }) => label));
    const rooms = [...(view.unchanged?.rooms ?? []), ...view.keys, ...view.manuals];
    const others = rooms.flatMap(({ items }) => items.map(({ label }) => label));
    const labels = [...amended, ...others].filter((label) => label !== null);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.length).toBe(report.rooms.reduce((sum, room) => sum + room.items.length, 0));
    expect(view.rooms).toEqual([]);
  });

  test('follows words that point back with the words of the earlier report', () => {
    const items = (view.unchanged?.rooms ?? []).flatMap((room) => room.items);
    expect(items.find(({ name }) => name === 'Hob')?.now).toBe('As check in: Good, clean: light scratches');
    expect(items.find(({ name }) => name === 'Skirting')?.now).toBe('Good order: L/S throughout');
  });

  test('names its rooms without amendments in the contents', () => {
    expect(view.contents.map(({ title }) => title)).toContain('1  Entrance Hall');
  });
});

describe('the actions report', () => {
  test('is a worksheet by responsibility, with a picture each', () => {
    const { worksheet, summary } = assembleReport(sampleReport({ kind: 'ACTIONS', typeCode: 5 }));
    expect(worksheet.map(({ responsibility, count }) => [responsibility, count])).toEqual([
      ['Tenant', 10],
      ['Landlord', 2],
      ['Agent', 1],
    ]);
    expect(worksheet[0]?.actions[0]).toMatchObject({
      number: 'A1',
      room: 'Entrance Hall',
      picture: { number: 'EH-003' },
    });
    expect(summary.counts.map(({ value }) => value)).toEqual(['13', '6']);
  });
});

describe('the list of what needs attention', () => {
  test('names failures before doubts and links to where they stand', () => {
    const { attention } = assembleReport(sampleReport()).summary;
    expect(attention.map(({ text, tone }) => [tone, text])).toEqual([
      ['bad', 'Smoke alarm, Landing: Tested, no sound'],
      ['bad', 'Safety checklist · Blind cords secured: No'],
      ['bad', 'Overall grading · Garden: 1 of 5: Very poor'],
      ['warn', 'Heat detector, Kitchen: Present, not tested: too high'],
      ['warn', 'Water meter was not read: No access: lid seized'],
      ['warn', 'Furniture · Desk lamp · Undamaged: No; Working: No'],
      ['warn', 'Furniture · Bookcase · Clean: No'],
    ]);
    expect(attention[1]?.to).toMatch(/^item-/);
  });

  test('includes a meter that ran backwards', () => {
    const report = sampleReport({ typeCode: 5 });
    const meters = report.meters.map((meter, at) => (at === 0 ? { ...meter, reading: '41000.0' } : meter));
    const { attention } = assembleReport({ ...report, meters }).summary;
    expect(attention.map(({ text }) => text)).toContain(
      'Electricity E14B 20871 meter reads 41000.0, less than 41975.2 before',
    );
  });

  test.each([
    ['41000.0 kWh', true],
    ['41,000', true],
    ['41975.2', false],
    ['41975.3 kWh', false],
  ])('recognises a meter that reads %s after 41975.2 as one that ran backwards: %s', (reading, isSaid) => {
    const report = sampleReport({ typeCode: 5 });
    const meters = report.meters.slice(0, 1).map((meter) => ({ ...meter, reading }));
    const { attention } = assembleReport({ ...report, meters }).summary;
    expect(attention.some(({ text }) => text.startsWith(`Electricity E14B 20871 meter reads ${reading}, less`))).toBe(
      isSaid,
    );
  });
});

describe('the statements of the summary', () => {
  test('are about the whole, without the questions that every room asks', () => {
    const labels = assembleReport(sampleReport({ typeCode: 3 })).summary.statements.map(({ label }) => label);
    expect(labels).toContain('Overall condition');
    expect(labels).not.toContain('General');
  });
});

describe('details', () => {
  test('a meter that the clerk wrote up is not listed twice', () => {
    const report = sampleReport();
    const item = {
      id: 1,
      originId: null,
      name: 'Gas',
      description: 'Serial G4A 118820',
      condition: '06120',
      actions: [],
      photos: [],
      files: [],
    };
    const room = {
      id: 1,
      originId: null,
      name: 'Meters',
      blockType: 'METERS' as const,
      optionSet: null,
      items: [item],
      photos: [],
      files: [],
    };
    const { meters } = assembleReport({ ...report, rooms: [...report.rooms, room] });
    expect(meters.rows.map(({ type }) => type)).toEqual(['Electricity', 'Night', 'Water']);
    expect(meters.rooms).toHaveLength(1);
  });

  test('a meter without a serial number is not listed twice either: its kind and place identify it', () => {
    const report = sampleReport();
    const plain = { id: 1, originId: null, optionSet: null, actions: [], photos: [], files: [] };
    const item = { ...plain, name: 'Water', description: 'Pavement stop tap. Serial no. not seen', condition: '01013' };
    const other = { ...item, id: 2, name: 'Heat', description: 'Hall' };
    const room = { ...plain, name: 'Meters', blockType: 'METERS' as const, items: [item, other] };
    const { meters } = assembleReport({ ...report, rooms: [...report.rooms, room] });
    expect(meters.rows.map(({ type }) => type)).toEqual(['Electricity', 'Night', 'Gas']);
  });

  test('a cancelled inspection says so on its first page', () => {
    const report = sampleReport();
    const inspection = { ...report.inspection, cancelledAt: '2027-02-02T09:00:00Z' };
    const view = assembleReport({ ...report, inspection: { ...inspection, startedAt: null }, signatures: [] });
    expect(view.cover.banner).toBe('Cancelled on Tue 2 Feb 2027, 09:00, not completed');
    expect(view.mark).toMatchObject({ across: 'CANCELLED', cover: null });
    expect(view.cover.facts[0]?.label).toBe('Appointment');
    expect(view.sections.map(({ id }) => id)).not.toContain('declaration');
    expect(assembleReport(report)).toMatchObject({ cover: { banner: null }, mark: null });
  });

  test('check outs can leave open who is responsible', () => {
    const view = assembleReport({ ...sampleReport({ typeCode: 5 }), showResponsibility: false });
    expect(
      view.rooms.flatMap(({ items }) => items.flatMap(({ actions }) => actions.map(({ who }) => who))),
    ).not.toContain('Tenant');
  });

  test('every link leads somewhere, whatever the texts say', () => {
    const view = assembleReport(hostileReport({ typeCode: 5 }));
    const text = JSON.stringify(view);
    const labels = new Set([...text.matchAll(/"label":"([^"]*)"/g)].map(([, label]) => label));
    const targets = [...text.matchAll(/"to":"([^"]*)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(50);
    expect(targets.filter((target) => !labels.has(target))).toEqual([]);
  });
});

describe('the counts of the summary', () => {
  const report = sampleReport({ kind: 'CHANGES', typeCode: 5 });
  const { previous } = report;
  if (previous === null) throw new Error('The sample has no earlier report.');
  const question = { ...report.rooms[0]?.items[0], id: 9_999_001, originId: null, name: 'Guide given' };
  const handover = { ...report.rooms[0], id: 9_999_000, blockType: 'CHECKLIST', name: 'Handover', items: [question] };
  const asked = { ...previous, rooms: [...previous.rooms, handover as (typeof previous.rooms)[number]] };

  test('match the sentence above them, including questions no longer asked', () => {
    const view = assembleReport({ ...report, previous: asked });
    const counts = new Map(view.summary.counts.map(({ label, value }) => [label.toLowerCase(), Number(value)]));
    expect(counts.get('left out')).toBe(1);
    const differing = [...counts].filter(([label]) => label !== 'unchanged').reduce((sum, [, value]) => sum + value, 0);
    expect(view.changes?.intro).toMatch(new RegExp(`^${differing} items of `));
  });

  test('are the same in the summary of the whole report as in its list of changes', () => {
    const view = assembleReport({ ...report, kind: 'FULL', previous: asked });
    const tile = view.summary.counts.find(({ label }) => label === 'Items differ');
    expect(view.changes?.intro).toMatch(
      new RegExp(`^${tile?.value} items of \\d+ differ from the .* report: \\d+ changed, .*1 left out`),
    );
  });

  test('include only the rooms that have numbers', () => {
    const view = assembleReport({ ...report, kind: 'FULL' });
    const numbered = view.rooms.filter(({ number }) => number !== null);
    expect(view.summary.counts[0]).toMatchObject({ value: String(numbered.length), label: 'Rooms' });
    expect(numbered.length).toBeLessThan(report.rooms.length);
  });
});
