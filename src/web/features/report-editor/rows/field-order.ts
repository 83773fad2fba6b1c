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

/** From a written condition to the next item's: a person who goes through a room writes these alone. */
export function focusNext(from: HTMLElement): void {
  const isCondition = ({ dataset }: HTMLElement) => dataset['field']?.endsWith(' condition') === true;
  const isColumn = from instanceof HTMLTextAreaElement && isCondition(from);
  const all = fields();
  const after = all.slice(all.indexOf(from) + 1);
  const next = isColumn ? after.find(isCondition) : after[0];
  if (next !== undefined) focusField(next);
  // After the last one comes the line for a new one.
  else from.closest('[data-room]')?.querySelector<HTMLElement>('[data-new-item]')?.focus();
}
