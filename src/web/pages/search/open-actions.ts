/**
 * The actions of the page that is open: the buttons, tabs and links at its head. They say themselves what they do, so that
 * nothing has to be registered here and nothing can be forgotten.
 */
import { MousePointerClick } from 'lucide-react';
import type { PaletteEntry } from './palette-entry.ts';

const selector = ':is(#content, [data-page-bar]) :is([data-page-actions] :is(button, a[href]), nav a[href])';

/** Read when the palette opens: the page stays as it is below it. */
export function openActions(): PaletteEntry[] {
  const seen = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const label = (element.getAttribute('aria-label') ?? element.textContent).trim();
    const isOff = element.matches(':disabled, [aria-disabled="true"], [aria-current="page"]');
    if (label === '' || isOff || seen.has(label) || !element.checkVisibility()) return [];
    seen.add(label);
    return [
      {
        id: `here-${label}`,
        group: 'On this page',
        label,
        icon: MousePointerClick,
        // After the palette has given the focus back.
        press: () => requestAnimationFrame(() => element.click()),
      },
    ];
  });
}
