/** A text field that was left empty, or holds only spaces, is null on the wire. */
export const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
