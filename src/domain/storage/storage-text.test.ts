import { expect, test } from 'vitest';
import { storageText } from './storage-text.ts';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [999_000, '999 kB'],
  [999_001, '1.0 MB'],
  [2_400_000, '2.4 MB'],
  [999_949_000, '999.9 MB'],
  [999_960_000, '1.0 GB'],
  [200_000_000_000, '200.0 GB'],
  [1_500_000_000_000, '1.5 TB'],
  [2_000_000_000_000_000, '2000.0 TB'],
])('%d bytes are %s', (bytes, text) => expect(storageText(bytes)).toBe(text));
