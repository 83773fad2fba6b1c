/** When the keys rest: what takes the focus waits for that, or it gets letters that were meant for something else. */

let pressedAt = Number.NEGATIVE_INFINITY;
/** Letters of Chinese, Japanese and Korean are put together over several keys. */
let isComposing = false;

function note(): void {
  pressedAt = performance.now();
}
// Some on-screen keyboards report no keys, only their effects.
for (const kind of ['keydown', 'input'] as const) window.addEventListener(kind, note, { capture: true });
for (const kind of ['compositionstart', 'compositionend'] as const)
  window.addEventListener(kind, () => (isComposing = kind === 'compositionstart'), { capture: true });

function restsIn(restMs: number): number {
  return isComposing ? restMs : Math.max(0, pressedAt + restMs - performance.now());
}

/** No key was pressed for so long. */
export function doKeysRest(restMs: number): boolean {
  return restsIn(restMs) === 0;
}

/** Calls back once, when no key was pressed for so long; returns how to call it off. */
export function whenKeysRest(restMs: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function look(): void {
    timer = setTimeout(() => (doKeysRest(restMs) ? call() : look()), restsIn(restMs));
  }
  look();
  return () => clearTimeout(timer);
}

const writing = new Set(['Backspace', 'Delete', 'Dead', 'Process', 'Unidentified']);

/** Whether this key writes: a letter, a digit, a sign, or one that takes them away. */
export function isWritingKey(event: KeyboardEvent): boolean {
  // AltGr, which writes @ and € on many keyboards, is Ctrl and Alt to Windows.
  const isCommand = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
  return !isCommand && (event.key.length === 1 || writing.has(event.key));
}
