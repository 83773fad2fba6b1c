/** The disclaimers that reports of one type carry: those for every type, and those of its own, in the firm's order. */
export type Disclaimer = { title: string; text: string };

export function disclaimersFor(
  type: number,
  all: readonly (Disclaimer & { typeIds?: readonly number[] })[],
): Disclaimer[] {
  return all
    .filter(({ typeIds = [] }) => typeIds.length === 0 || typeIds.includes(type))
    .map(({ title, text }) => ({ title, text }));
}
