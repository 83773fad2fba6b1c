import { describe, expect, test } from 'vitest';
import type { ReportDocument } from '../../report-document.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { assembleReport } from '../assemble-report.ts';

describe('since the previous visit', () => {
  const visit = sampleReport({ typeCode: 8 });
  const last = visit.lastVisit;
  if (last === null) throw new Error('The sample has no visit before it.');
  const [damp, sealant] = last.actions;
  if (damp === undefined || sealant === undefined) throw new Error('That visit recorded no actions.');
  const since = (change: Partial<typeof last>) =>
    assembleReport({ ...visit, lastVisit: { ...last, ...change } }).lastVisit;

  test('shows each earlier action with its outcome, and a link to the new one', () => {
    expect(since({})?.actions).toMatchObject([
      {
        about: 'Living Room · Damp and ventilation',
        action: 'Open vents, wipe down, review in four weeks',
        responsibility: 'Tenant',
        now: { text: 'A1', to: 'action-1' },
      },
      {
        about: 'Bathroom · Sealant',
        action: 'Monitor',
        responsibility: 'Agent',
        now: { text: 'Not recorded again', to: null },
      },
    ]);
  });

  test('recognises an action by the same words for the same item of the same room, whatever their case', () => {
    const nowOf = (change: Partial<typeof damp>) => since({ actions: [{ ...damp, ...change }] })?.actions[0]?.now.to;
    expect(nowOf({ room: ' living room', action: `${damp.action.toUpperCase()} ` })).toBe('action-1');
    expect(nowOf({ room: 'Cellar' })).toBeNull();
    expect(nowOf({ item: 'General' })).toBeNull();
    expect(nowOf({ action: 'Open vents' })).toBeNull();
  });

  test('says above them which visit it was and how many come again', () => {
    const visitWas = 'The visit before this one was the Routine Inspection KT-2026-00377 on Tue 4 Aug 2026.';
    expect(since({})?.intro).toBe(`${visitWas} It recorded 2 actions; 1 of them is recorded again at this visit.`);
    expect(since({ actions: [damp, damp] })?.intro).toBe(
      `${visitWas} It recorded 2 actions; 2 of them are recorded again at this visit.`,
    );
    expect(since({ actions: [sealant] })?.intro).toBe(`${visitWas} It recorded 1 action; it is not recorded again.`);
    expect(since({ actions: [damp] })?.intro).toBe(
      `${visitWas} It recorded 1 action; it is recorded again at this visit.`,
    );
    expect(since({ actions: [sealant, sealant] })?.intro).toBe(
      `${visitWas} It recorded 2 actions; none of them is recorded again.`,
    );
    expect(since({ actions: [] })).toMatchObject({ intro: `${visitWas} It recorded no actions.`, actions: [] });
    expect(since({ ref: null, conductedAt: null, actions: [] })?.intro).toBe(
      'The visit before this one was the Routine Inspection. It recorded no actions.',
    );
  });
});

describe('how an inspection without a clerk on site was carried out', () => {
  const sessionOf = (typeCode: 1 | 150 | 231, change: Partial<ReportDocument['inspection']> = {}) => {
    const document = sampleReport({ typeCode });
    return assembleReport({ ...document, inspection: { ...document.inspection, ...change } }).session;
  };
  const labelled = (session: ReturnType<typeof sessionOf>) => session?.facts.map(({ label, value }) => [label, value]);

  test('says who did it, from when to when, and who reviewed it when', () => {
    const times = [
      ['Session began', 'Wed 3 Feb 2027, 09:34'],
      ['Session ended', 'Wed 3 Feb 2027, 12:02'],
      ['Reviewed by', 'Marcus Bell'],
      ['Review completed', 'Wed 3 Feb 2027, 14:20'],
    ];
    expect(labelled(sessionOf(150))).toEqual([['Completed by', 'Daniel Okafor'], ...times]);
    expect(labelled(sessionOf(231))).toEqual([['Shown by', 'Daniel Okafor'], ...times]);
    expect(sessionOf(231)?.notes[0]).toMatch(/remotely: nobody of the firm was at the property/);
    expect(sessionOf(150)?.notes[0]).toMatch(/by the occupier, without a clerk on site/);
  });

  test('says from which device it was sent in, where that is known', () => {
    expect(labelled(sessionOf(150, { device: 'Safari on iPhone' }))?.slice(0, 2)).toEqual([
      ['Completed by', 'Daniel Okafor'],
      ['Sent in from', 'Safari on iPhone'],
    ]);
    expect(labelled(sessionOf(150))).not.toContainEqual(['Sent in from', expect.anything()]);
  });

  test('does not claim a review before there is one', () => {
    const session = sessionOf(150, { reviewer: null });
    expect(labelled(session)?.map(([label]) => label)).toEqual(['Completed by', 'Session began', 'Session ended']);
    expect(session?.notes.at(-1)).toBe('It has not been reviewed yet.');
  });

  test('is shown for these two kinds alone', () => {
    expect(sessionOf(1)).toBeNull();
  });

  test('compares the times of the photographs with those of the session', () => {
    const document = sampleReport({ typeCode: 150 });
    const [first] = document.photos;
    if (first === undefined) throw new Error('The sample has no photographs.');
    const { startedAt, submittedAt } = document.inspection;
    const noteOf = (...taken: (string | null)[]) => {
      const photos = taken.map((takenAt, at) => ({ ...first, id: at, takenAt }));
      return assembleReport({ ...document, rooms: [], photos, cover: null }).session?.notes[1];
    };
    expect(noteOf(startedAt, submittedAt, '2027-02-03T09:34:11Z', '2027-02-03T12:02:01Z')).toBe(
      '2 of 4 photographs were taken during the session.',
    );
    expect(noteOf('2027-02-03T10:00:00Z', null)).toBe(
      '1 of 2 photographs was taken during the session; one carries no time.',
    );
    expect(noteOf('2027-02-02T10:00:00Z', null, null)).toBe(
      '0 of 3 photographs were taken during the session; 2 carry no time.',
    );
  });

  test('says that there are no photographs only where none are printed', () => {
    const document = sampleReport({ typeCode: 150 });
    const bare = { ...document, rooms: [], photos: [], cover: null };
    const notesOf = (meters: ReportDocument['meters']) => assembleReport({ ...bare, meters }).session?.notes.join(' ');
    expect(document.meters.some(({ photos }) => photos.length > 0)).toBe(true);
    expect(notesOf(document.meters)).toContain('No photographs of the rooms were sent with it. Those of the meters');
    expect(notesOf([])).toContain('No photographs were sent with it.');
  });

  test('names the rooms of which nothing is recorded', () => {
    const document = sampleReport({ typeCode: 231 });
    const [room] = document.rooms;
    if (room?.blockType !== 'DETAILED') throw new Error('The sample begins with no room of items.');
    const items = room.items.map((item) => ({ ...item, condition: null, photos: [] }));
    const loft = { ...room, name: 'Loft', items, photos: [] };
    expect(assembleReport({ ...document, rooms: [loft, room] }).session?.notes).toContain(
      'Not shown, or not answered: Loft.',
    );
    expect(assembleReport({ ...document, rooms: [room] }).session?.notes.join()).not.toContain('Not shown');
  });

  test('names the rooms without a photograph, if there are photographs at all', () => {
    const document = sampleReport({ typeCode: 150 });
    expect(assembleReport(document).session?.notes).toContain(
      'No photographs were taken of: Manuals, Furniture, Overall grading.',
    );
    const rooms = document.rooms.filter(({ name }) => name === 'Manuals');
    expect(assembleReport({ ...document, rooms }).session?.notes.join()).not.toContain('were taken of:');
  });
});
