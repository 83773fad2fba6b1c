/** Claim sheets of a believable dispute, for tests and for looking at. */
import type { ClaimSheet, ClaimSheets, ClaimSide } from '#pdf/claims/claim-sheets.ts';
import type { Photo } from '#pdf/report-room.ts';

export function sampleClaims(photoPaths: string[] = []): ClaimSheets {
  let count = 0;
  const photo = (caption: string | null): Photo => {
    const at = count++;
    return {
      id: at + 1,
      path: photoPaths[at % Math.max(1, photoPaths.length)] ?? null,
      caption,
      takenAt: new Date(Date.UTC(2027, 1, 3, 9, 35, 4) + at * 47_000).toISOString(),
      uploadedAt: null,
      sha256: (at * 2654435761).toString(16).padStart(8, '0').repeat(8).slice(0, 64),
    };
  };
  const sheets = sheetsWith(photo);
  return {
    kind: 'CLAIMS',
    timeZone: 'Europe/London',
    printedAt: '2027-02-10T09:00:00Z',
    brand: { company: 'Solent & Wick Lettings', colour: '#17626b' },
    address: '14b Larkspur Gardens, Southsea, PO5 2QT',
    facts: [
      { label: 'Check-in', value: 'Inventory & Check In, KT-2025-00102, Sat 1 Feb 2025' },
      { label: 'Check-out', value: 'Check Out, KT-2027-00418, Wed 3 Feb 2027' },
    ],
    columns: { before: 'At check in', now: 'At check out' },
    count: sheets.length,
    sheets,
  };
}

function sheetsWith(photo: (caption: string | null) => Photo): ClaimSheet[] {
  const side = (description: string, condition: string, captions: (string | null)[], morePhotos = 0): ClaimSide => ({
    description,
    condition,
    photos: captions.map(photo),
    morePhotos,
  });
  return [
    {
      number: 1,
      itemNumber: 4,
      room: 'Kitchen',
      item: 'Oven',
      change: 'Differs',
      before: side('Bosch built-in electric oven, 2 shelves, 1 tray', 'Clean: light scratching to base', [
        'Oven, open',
      ]),
      now: side(
        'Bosch built-in electric oven, 2 shelves, 1 tray',
        'Baked-on grease to door glass, base, shelves; tray missing',
        ['Grease to door glass'],
        3,
      ),
      actions: [{ action: 'Clean oven; supply tray', responsibility: 'Tenant', comments: 'Contractor booked' }],
      comments: [
        {
          at: '2027-02-04T18:05:00Z',
          from: 'Daniel Okafor',
          role: 'Tenant',
          text: 'The tray was already missing when we moved in; please see my e-mail of 3 February 2025.',
          reply: 'The check-in photograph shows the tray in place.',
          repliedAt: '2027-02-05T09:00:00Z',
        },
      ],
      figures: { cost: '120.00', ageYears: 6, lifeYears: 10 },
    },
    {
      number: 2,
      itemNumber: 9,
      room: 'Living Room',
      item: 'Flooring',
      change: 'Differs',
      before: side('Beige twist-pile carpet, fitted 03/2021', 'Good: slight flattening in traffic area', [
        'Wide',
        null,
      ]),
      now: side('Beige twist-pile carpet, fitted 03/2021', 'Brown stain approx. 12 cm near window', ['Wide', 'Stain']),
      actions: [],
      comments: [],
      figures: { cost: null, ageYears: 5.9, lifeYears: null },
    },
    {
      number: 3,
      itemNumber: 12,
      room: 'Bedroom 1',
      item: 'Bedside lamp',
      change: 'Not in the earlier report',
      before: null,
      now: side('', '', []),
      actions: [],
      comments: [],
      figures: { cost: '30', ageYears: 9, lifeYears: 5 },
    },
  ];
}
