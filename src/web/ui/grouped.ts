/** `1234` → `1,234`. Without `Intl`, whose first formatter costs a slow machine 50 ms. */
export const grouped = (count: number): string =>
  count < 1000 ? `${count}` : `${grouped(Math.trunc(count / 1000))},${String(count % 1000).padStart(3, '0')}`;
