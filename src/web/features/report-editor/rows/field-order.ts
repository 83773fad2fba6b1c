/** From field to field, in the order of the page: the neighbours of the room with the focus are always mounted. */

const fields = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-field]')];

function focusField(field: HTMLElement): void {
  const target = field.matches('[role="radiogroup"]') ? field.querySelector<HTMLElement>('[tabindex="0"]') : field;
  target?.focus();
  if (target instanceof HTMLTextAreaElement) target.setSelectionRange(target.value.length, target.value.length);
}

/** The field that an element is, or is in. */
export function fieldOf(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>('[data-field]') : null;
}

const isCondition = ({ dataset }: HTMLElement): boolean => / condition( \d+)?$/.test(dataset['field'] ?? '');

/** A name that is there already is no place to write: letters typed on would be added to it. */
const isToWrite = (field: HTMLElement): boolean =>
  !(field instanceof HTMLTextAreaElement && field.dataset['field']?.endsWith(' name') && field.value.trim() !== '');

/** From a condition to the next item's: a person who goes through a room writes these alone. */
export function focusNext(from: HTMLElement): void {
  const all = fields();
  const after = all.slice(all.indexOf(from) + 1);
  const next = (isCondition(from) ? after.find(isCondition) : undefined) ?? after.find(isToWrite);
  if (next !== undefined) focusField(next);
  // After the last one comes the line for a new one.
  else from.closest('[data-room]')?.querySelector<HTMLElement>('[data-new-item]')?.focus();
}

/** From the line for a new item, when nothing was typed there. False at the end of the report. */
export function focusAfter(line: HTMLElement): boolean {
  const isLater = (field: HTMLElement) =>
    (line.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const after = fields().filter(isLater);
  const next = after.find(isCondition) ?? after.find(isToWrite);
  if (next !== undefined) focusField(next);
  return next !== undefined;
}
