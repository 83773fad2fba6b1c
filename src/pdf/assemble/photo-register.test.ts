import { describe, expect, test } from 'vitest';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { gatherNumbers, registerPhotos, roomCodes } from './photo-register.ts';

describe('photograph numbers', () => {
  test('begin with the initials of the room, and later rooms take more letters', () => {
    expect(
      roomCodes(['Kitchen', 'Entrance Hall', 'Bedroom 1', 'Bedroom 2', 'Bathroom', 'Balcony', 'Box Room']),
    ).toEqual(['K', 'EH', 'B1', 'B2', 'B', 'BA', 'BR']);
  });

  test('differ however many rooms share a name, and exist for names without Latin letters', () => {
    const codes = roomCodes([...Array<string>(70).fill('Bedroom'), 'مطبخ', '']);
    expect(new Set(codes).size).toBe(72);
    expect(codes.slice(-2)).toEqual(['R71', 'R72']);
  });

  test('leave P to the property and M to its meters', () => {
    expect(roomCodes(['Pantry', 'Master'])).toEqual(['PA', 'MA']);
  });

  test('count within the room, its overview first', () => {
    const report = sampleReport();
    const numbers = registerPhotos(report).all.map(({ number }) => number);
    expect(numbers.slice(0, 7)).toEqual(['P-001', 'P-002', 'M-001', 'M-002', 'EH-001', 'EH-002', 'EH-003']);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('stay the same in one room when another gets a photograph', () => {
    const report = sampleReport();
    const kitchen = () =>
      registerPhotos(report)
        .all.filter(({ number }) => number.startsWith('K-'))
        .map(({ photo }) => photo.id);
    const before = kitchen();
    report.rooms[0]?.photos.push({
      id: 5000,
      path: null,
      caption: null,
      takenAt: null,
      uploadedAt: null,
      sha256: null,
    });
    expect(kitchen()).toEqual(before);
  });

  test('are gathered when they are consecutive', () => {
    const { all } = registerPhotos(sampleReport({ photosPerItem: 3 }));
    const hall = all.filter(({ number }) => number.startsWith('EH-'));
    const [first, second, third, , fifth] = hall;
    expect(first && second && third && fifth && gatherNumbers([first, second, third, fifth])).toEqual([
      { text: 'EH-001 to 003', to: first?.label },
      { text: 'EH-005', to: fifth?.label },
    ]);
  });
});
