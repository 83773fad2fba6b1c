/** The texts of a report that help is given with, and what counts as typing there. */
export type Text = HTMLTextAreaElement;
/** A text as somebody has just left it. */
export type Left = { field: Text; text: string; caret: number };

/** A name is nobody's sentence. */
export const isText = (target: EventTarget | null): target is Text =>
  target instanceof HTMLTextAreaElement && / (?:description|condition)$/.test(target.dataset['field'] ?? '');

export function placeOf({ dataset }: Text): { itemId: number; field: 'description' | 'condition' } {
  const [id, field] = (dataset['field'] ?? '').split(' ');
  return { itemId: Number(id), field: field as 'description' | 'condition' };
}

export const isTyped = (event: Event): boolean =>
  event instanceof InputEvent &&
  !event.isComposing &&
  (event.inputType === 'insertText' || event.inputType === 'insertLineBreak');

export const isPlain = ({ ctrlKey, altKey, metaKey, shiftKey, isComposing }: KeyboardEvent): boolean =>
  !ctrlKey && !altKey && !metaKey && !shiftKey && !isComposing;

export const leftIn = (field: Text): Left => ({ field, text: field.value, caret: field.selectionEnd });

export const isStill = (left: Left | undefined, field: EventTarget | null): boolean =>
  left !== undefined &&
  left.field === field &&
  left.field.value === left.text &&
  left.field.selectionStart === left.caret &&
  left.field.selectionEnd === left.caret;
