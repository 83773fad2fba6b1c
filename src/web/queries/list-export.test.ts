import { expect, test } from 'vitest';
import { exportOf } from './list-export.ts';

const read = () => Promise.resolve({ data: [], pagination: { perPage: 30, totalPages: 1, totalRecords: 0 } });

test('the file of a list is named after the list, or as its page says', () => {
  expect(exportOf('client_people', read).name).toBe('client-people');
  expect(exportOf('key_sets', read, 'keys').name).toBe('keys');
});
