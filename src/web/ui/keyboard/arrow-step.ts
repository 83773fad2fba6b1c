/** -1 or 1 for an arrow key by itself, which leads through pictures. With Alt or Cmd it leads the browser back. */
import type { KeyboardEvent } from 'react';

export function arrowStep({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): -1 | 1 | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : undefined;
}
