import { expect, test } from 'vitest';
import { changeOf } from './firm-values.ts';

const latest = { colour: '#112233', phone: '01', website: 'https://theirs.example' };

test('a change of the brand keeps what others have saved beside it', () => {
  expect(changeOf({ name: 'Solent', brand_phone: '02' }, latest)).toEqual({
    name: 'Solent',
    brand: { colour: '#112233', phone: '02', website: 'https://theirs.example' },
  });
});

test('without a change of the brand none is sent', () => {
  expect(changeOf({ country: 'Scotland' }, latest)).toEqual({ country: 'Scotland' });
  expect(changeOf({}, latest)).toEqual({});
});
