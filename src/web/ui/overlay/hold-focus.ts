/** Remembers who has the focus, and gives it back: when that is gone, to what stands nearest to where it stood. */
export function holdFocus(): () => void {
  const holder = document.activeElement;
  const around = elementsAround(holder);
  return () => {
    const near = holder?.isConnected === true ? holder : findFirst(around.filter((one) => one.isConnected));
    if (near instanceof HTMLElement) near.focus();
  };
}

/** From the inside out, within the page. */
function elementsAround(element: Element | null): Element[] {
  const around = [];
  for (let one = element?.parentElement; one != null && !one.matches('main, body'); one = one.parentElement)
    around.push(one);
  return around;
}

function findFirst(elements: readonly Element[]): Element | undefined {
  const stops = 'button:not(:disabled), a[href], input, select, textarea';
  for (const one of elements) {
    const found = [...one.querySelectorAll(stops)].find((stop) => stop.checkVisibility());
    if (found !== undefined) return found;
  }
  return undefined;
}
