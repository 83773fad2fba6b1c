/** Puts a text that came from elsewhere into a field; the caret of who stands in it stays between the same letters. */
type TextElement = HTMLTextAreaElement | HTMLInputElement;

export function showText(element: TextElement, text: string): void {
  const { value, selectionStart, selectionEnd } = element;
  element.value = text;
  if (document.activeElement !== element) return;
  element.setSelectionRange(placeIn(value, text, selectionStart ?? 0), placeIn(value, text, selectionEnd ?? 0));
}

/** A caret before the change stays, one after it moves along, one within it goes to its end. */
export function placeIn(before: string, after: string, at: number): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (at <= start) return at;
  return Math.max(at, before.length - end) + after.length - before.length;
}
