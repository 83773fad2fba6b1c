/**
 * A drawn signature: SVG path data in a box of 600 by 200. It comes from strangers and is shown in other people's pages
 * and PDFs, so only the letters M, L and C and numbers inside the box pass: `M12 80L40.5 61.2`.
 */
export const signatureBox = { width: 600, height: 200 } as const;
/** A long name with a flourish has about 4,000. */
export const longestDrawing = 30_000;

const numbersOf = { M: 2, L: 2, C: 6 } as const;
type Letter = keyof typeof numbersOf;
type Step = { letter: Letter; numbers: number[] };

/**
 * Matches one token after the other, so that the time grows only with the length: a letter, a number, or a separator.
 */
const token = /([MLC])|(\d{1,3}(?:\.\d{1,3})?)(?![\d.])|[ ,]+/y;
/** A drawing less wide than this is a tap, not a name. */
const LEAST_EXTENT = 12;

/** The reason why a drawing is refused, in words; undefined when it is accepted. */
export function drawingFault(path: string): string | undefined {
  if (path.length > longestDrawing) return `must have at most ${longestDrawing} characters`;
  const steps = readSteps(path);
  if (steps === undefined || steps[0]?.letter !== 'M') {
    return 'must be path data that starts with M and has only M, L, C and numbers of at most three decimals';
  }
  const odd = steps.find(({ letter, numbers }) => numbers.length === 0 || numbers.length % numbersOf[letter] !== 0);
  if (odd !== undefined) return `gives ${odd.letter} ${odd.numbers.length} numbers`;
  const numbers = steps.flatMap((step) => step.numbers);
  const across = extentOf(numbers.filter((_, at) => at % 2 === 0));
  const down = extentOf(numbers.filter((_, at) => at % 2 === 1));
  if (across.most > signatureBox.width || down.most > signatureBox.height) {
    return `must stay inside ${signatureBox.width} by ${signatureBox.height}`;
  }
  const draws = steps.some((step) => step.letter !== 'M' || step.numbers.length > numbersOf.M);
  const isTap = across.size < LEAST_EXTENT && down.size < LEAST_EXTENT;
  return !draws || isTap ? 'must be a line that is drawn, not a dot' : undefined;
}

function readSteps(path: string): Step[] | undefined {
  const steps: Step[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < path.length) {
    const [, letter, number] = token.exec(path) ?? [''];
    if (token.lastIndex === 0) return undefined;
    if (letter !== undefined) steps.push({ letter: letter as Letter, numbers: [] });
    if (number !== undefined) steps.at(-1)?.numbers.push(Number(number));
  }
  return steps;
}

function extentOf(values: number[]): { most: number; size: number } {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return { most, size: most - least };
}
