import { describe, expect, test } from 'vitest';
import type { ReportDocument } from '../report-document.ts';
import type { TextRoom } from '../report-room.ts';
import { sampleReport } from '../testing/sample-report.ts';
import { assembleReport } from './assemble-report.ts';

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

  test('of a check out names the check in and the tenancy', () => {
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

test('the title of the file tells a report of changes from the whole', () => {
  expect(assembleReport(sampleReport({ typeCode: 5 })).meta.title).toBe('Check-out report: 14b Larkspur Gardens');
  expect(assembleReport(sampleReport({ typeCode: 5, kind: 'CHANGES' })).meta.title).toBe(
    'Changes · Check-out report: 14b Larkspur Gardens',
  );
});

describe('who and when on the front page', () => {
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

  test('who was present is what was written at this visit, not what was carried over', () => {
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
