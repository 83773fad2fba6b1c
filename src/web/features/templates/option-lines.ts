/** The options of a set, as somebody types them: one on each line. A line of a scale that is no number stays text, for the contract to refuse. */
export function linesOf(text: string, kind: 'questions' | 'scale'): (string | number)[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return kind === 'questions' ? lines : lines.map((line) => (/^-?\d+$/.test(line) ? Number(line) : line));
}
