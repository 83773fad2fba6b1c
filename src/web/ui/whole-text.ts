/** Shows text that is cut off as a tip: `onPointerEnter={tellWholeText}` on the element that cuts it. */
import type { PointerEvent } from 'react';

export function tellWholeText({ currentTarget: element }: PointerEvent<HTMLElement>): void {
  element.title = element.scrollWidth > element.clientWidth ? element.innerText.replaceAll('\n', ', ') : '';
}
