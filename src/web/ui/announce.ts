/** Says a sentence to people who cannot see the screen; the page holds one region for it. */

let region: HTMLElement | undefined;

function findRegion(): HTMLElement {
  // A modal dialog makes the rest of the page inert, and with it a region outside of the dialog.
  const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (region?.parentElement === home) return region;
  region?.remove();
  region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  home.append(region);
  return region;
}

export function announce(sentence: string): void {
  const element = findRegion();
  // The same sentence twice is only read again when the text changes in between.
  element.textContent = element.textContent === sentence ? `${sentence}\u00a0` : sentence;
}
