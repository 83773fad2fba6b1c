/**
 * The actions of the page that is open: the buttons, tabs and links at its head, those of its parts that are marked as
 * such, and what their menus hold. They say themselves what they do, so that nothing has to be registered here and nothing can be forgotten.
 */
import { MousePointerClick } from 'lucide-react';
import { choicesOf } from '#web/ui/overlay/menu.tsx';
import type { PaletteEntry } from './palette-entry.ts';

const selector =
  ':is(#content, [data-page-bar]) :is([data-page-actions] :is(button, a[href]), [data-page-action], nav a[href])';

/** Read when the palette opens: the page stays as it is below it. */
export function openActions(): PaletteEntry[] {
  const seen = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .flatMap(actionsOf)
    .filter(({ label }) => label !== '' && !seen.has(label) && seen.add(label));
}

function actionsOf(element: HTMLElement): PaletteEntry[] {
  const isOff = element.matches(':disabled, [aria-disabled="true"], [aria-current="page"]');
  // The rows of a menu that is open are read from the menu.
  if (isOff || !element.checkVisibility() || element.closest('[role="menu"]') !== null) return [];
  const label = (element.getAttribute('aria-label') ?? element.textContent).trim();
  return [
    entryOf(label, { press: () => element.click() }),
    ...choicesOf(element).map(({ label: choice, href, onChoose }) =>
      entryOf(choice, href === undefined ? { press: () => onChoose?.() } : { href }),
    ),
  ];
}

function entryOf(label: string, way: { href: string } | { press: () => void }): PaletteEntry {
  return {
    id: `here-${label}`,
    group: 'On this page',
    label,
    icon: MousePointerClick,
    // After the palette has given the focus back.
    ...('href' in way ? way : { press: () => requestAnimationFrame(way.press) }),
  };
}
