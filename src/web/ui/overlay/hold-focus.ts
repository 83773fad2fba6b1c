/** Remembers who has the focus, and gives it back: when that is gone, to what stands nearest to where it stood. */
export function holdFocus(): () => void {
  const holder = document.activeElement;
  const around = placesAround(holder);
  return () => {
    const near = holder?.isConnected === true ? holder : findFirst(around.filter((place) => place.isConnected));
    if (near instanceof HTMLElement) near.focus();
  };
}

/** From the inside out, within the page. */
function placesAround(element: Element | null): Element[] {
  const around = [];
  for (let place = element?.parentElement; place != null && !place.matches('main, body'); place = place.parentElement)
    around.push(place);
  return around;
}

function findFirst(places: readonly Element[]): Element | undefined {
  const stops = 'button:not(:disabled), a[href], input, select, textarea';
  for (const place of places) {
    const found = [...place.querySelectorAll(stops)].find((stop) => stop.checkVisibility());
    if (found !== undefined) return found;
  }
  return undefined;
}
