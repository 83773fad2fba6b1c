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

export function focusNext(from: HTMLElement): void {
  const all = fields();
  const next = all[all.indexOf(from) + 1];
  if (next !== undefined) focusField(next);
  // After the last one comes the line for a new one.
  else from.closest('[data-room]')?.querySelector<HTMLElement>('[data-new-item]')?.focus();
}
