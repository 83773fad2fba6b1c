import { describe, expect, test } from 'vitest';
import { propertyQuery, propertyUrl } from './property-search.ts';

const { read: readPropertySearch, write: writePropertySearch } = propertyUrl;

describe('the address of a property list', () => {
  test('is empty when nothing was chosen', () => {
    expect(writePropertySearch(readPropertySearch(new URLSearchParams())).toString()).toBe('');
  });

  test('comes back as it was written', () => {
    const text = 'page=3&per_page=50&address=harbour+lane&client=4%2C9&tag=HMO&sort=-address';
    expect(writePropertySearch(readPropertySearch(new URLSearchParams(text))).toString()).toBe(text);
  });

  test('survives what somebody typed into it', () => {
    const search = readPropertySearch(new URLSearchParams('page=-2&per_page=5000&client=x,3'));
    expect(search).toMatchObject({ page: 1, perPage: 100, clientIds: [3] });
  });

  test('asks the service for nothing that was not chosen', () => {
    expect(propertyQuery(readPropertySearch(new URLSearchParams('address=%20')))).toEqual({ page: 1, per_page: 30 });
  });
});
