import { describe, expect, test } from 'vitest';
import type { Photo } from '../../report-room.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { assembleReport } from '../assemble-report.ts';

const photo = (id: number, caption: string | null = null): Photo => ({
  id,
  path: null,
  caption,
  takenAt: '2027-02-03T09:41:00Z',
  uploadedAt: null,
  sha256: null,
});
const plain = { originId: null, actions: [], files: [] };
const hall = {
  ...plain,
  id: 1,
  name: 'Hall',
  blockType: 'DETAILED' as const,
  optionSet: null,
  photos: [photo(2)],
  items: [{ ...plain, id: 11, name: 'Door', description: null, condition: null, photos: [photo(3, 'Lock'), photo(4)] }],
};
const document = { ...sampleReport(), meters: [], cover: null, photos: [photo(1, 'Street')], rooms: [hall] };

describe('a photograph', () => {
  const view = assembleReport(document);
  const [room] = view.rooms;
  const all = [...view.outside.photos, ...(room?.overview ?? []), ...(room?.photos ?? [])];

  test('is described in words for readers who cannot see it', () => {
    expect(all.map(({ alt }) => alt)).toEqual([
      'Photograph P-001: Property. Street',
      'Photograph H-001: Hall',
      'Photograph H-002: Hall, Door. Lock',
      'Photograph H-003: Hall, Door',
    ]);
  });

  test('has its subject and its time, also where its page begins within the room', () => {
    expect(all.map(({ about, caption, taken }) => [about, caption, taken])).toEqual([
      [null, 'Street', '3 Feb 2027, 09:41'],
      ['Hall', null, '3 Feb 2027, 09:41'],
      ['Hall · 1.1 Door', 'Lock', '3 Feb 2027, 09:41'],
      ['Hall · 1.1 Door', null, '3 Feb 2027, 09:41'],
    ]);
  });

  test('is named at its item by its number, and consecutive ones are named together', () => {
    expect(room?.items[0]?.photos.map(({ text }) => text)).toEqual(['H-002 to 003']);
    expect(room?.items[0]?.photos[0]?.to).toBe(room?.photos[0]?.label);
  });
});

describe('the picture of the front page', () => {
  test('keeps the number and the time it has in the report', () => {
    const { cover } = assembleReport({ ...document, cover: { ...photo(1), path: 'front.jpg' } });
    expect(cover.photo).toMatchObject({
      src: 'front.jpg',
      number: 'P-001',
      taken: '3 Feb 2027, 09:41',
      label: null,
      alt: '14b Larkspur Gardens, seen on the day',
    });
  });

  test('has none when it is not one of the report', () => {
    const { cover } = assembleReport({ ...document, cover: { ...photo(99), path: 'front.jpg' } });
    expect(cover.photo).toMatchObject({ src: 'front.jpg', number: '', taken: null });
    expect(assembleReport(document).cover.photo).toBeNull();
  });
});
