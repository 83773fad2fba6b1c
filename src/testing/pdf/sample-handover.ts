/** Meters and alarms of a sample report, and its KEYS and MANUALS rooms. */
import { types } from '#domain/inspection-type.ts';
import type { ReportDocument } from '#pdf/report-document.ts';
import type { RoomSource } from './sample-rooms.ts';

export function sampleHandover({ photo, typeCode }: RoomSource): Pick<ReportDocument, 'meters' | 'alarms'> {
  const isLater = typeCode === types.checkOut;
  const date = '2027-02-03T09:41:00Z';
  const meter = { supplier: 'Southern Grid', date, isRegister: false, photos: [] };
  const before = (reading: string) => (isLater ? { reading, date: '2025-02-01T10:12:00Z' } : null);
  return {
    meters: [
      {
        ...meter,
        type: 'Electricity',
        location: 'Hall cupboard',
        serialNo: 'E14B 20871',
        reading: '48213.6',
        previous: before('41975.2'),
        photos: [photo('Electricity meter')],
      },
      {
        ...meter,
        type: 'Night',
        location: 'Hall cupboard',
        serialNo: 'E14B 20871',
        reading: '12044.0',
        previous: before('10982.5'),
        isRegister: true,
      },
      {
        ...meter,
        type: 'Gas',
        location: 'External box, LHS of door',
        serialNo: 'G4A 118820',
        supplier: 'Wessex Gas',
        reading: '06120',
        previous: before('05213'),
        photos: [photo('Gas meter')],
      },
      {
        ...meter,
        type: 'Water',
        location: 'Pavement stop tap',
        serialNo: null,
        supplier: null,
        reading: 'No access: lid seized',
        date: null,
        previous: null,
      },
    ],
    alarms: [
      { name: 'Smoke alarm', location: 'Entrance Hall', result: 'Tested, sounded. Replace by 2031', itemId: null },
      { name: 'Smoke alarm', location: 'Landing', result: 'Tested, no sound', itemId: null },
      { name: 'CO alarm', location: 'Living Room', result: 'Tested, sounded', itemId: null },
      { name: 'Heat detector', location: 'Kitchen', result: 'Present, not tested: too high', itemId: null },
    ],
  };
}
