/** Small shapings of text that several sections need. */

/** `One.\n\nTwo` → `['One.', 'Two']` */
export function paragraphs(text: string | null): string[] {
  return (text ?? '')
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Without what is null or empty. */
export function filled(words: (string | null | undefined)[]): string[] {
  return words.filter((word): word is string => word !== null && word !== undefined && word !== '');
}
