/** The keys of the dock, heard while somebody types: those that foot pedals send, or others that the person chose on this device. */
import { readJson } from './kept-listening.ts';

export const commands = {
  play: 'Play and pause',
  back: 'Back 3 seconds',
  forward: 'Forward 3 seconds',
  replay: 'Hear this text again',
  slower: 'Slower',
  faster: 'Faster',
  previous: 'Recording before',
  next: 'Next recording',
  other: 'Recording of this place',
  silence: 'Skip silence',
  unanswered: 'Next unanswered item',
  letters: 'An item by its first letters',
  unclear: 'Mark an unclear word',
} as const;

export type Command = keyof typeof commands;
export type Keys = Record<Command, string>;

const usual: Keys = {
  play: 'F4',
  back: 'F7',
  forward: 'F8',
  replay: 'F6',
  slower: 'F9',
  faster: 'F10',
  previous: 'Shift F7',
  next: 'Shift F8',
  other: 'Shift F2',
  silence: 'Shift F4',
  unanswered: 'F2',
  letters: 'Shift F3',
  unclear: 'F3',
};

const keyOf = (owner: string): string => `keyturn-dock-keys ${owner}`;

export function readKeys(owner: string): Keys {
  const kept = readJson(keyOf(owner)).filter((entry): entry is [Command, string] => {
    const [command, keys] = entry as unknown[];
    return typeof command === 'string' && Object.hasOwn(commands, command) && typeof keys === 'string';
  });
  return { ...usual, ...Object.fromEntries(kept) };
}

/** The command that had them until now gets those of the other. */
export function changeKeys(keys: Keys, command: Command, to: string): Keys {
  const had = (Object.keys(keys) as Command[]).find((one) => keys[one] === to);
  return { ...keys, ...(had !== undefined && { [had]: keys[command] }), [command]: to };
}

export function keepKeys(owner: string, keys: Keys): void {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(Object.entries(keys)));
  } catch {
    // A full disk: they hold until the page goes.
  }
}

export const usualKeys = (): Keys => usual;

/** Nothing for a key that writes. */
export function pressedKeys({ key, ctrlKey, altKey, shiftKey, metaKey }: KeyboardEvent): string | undefined {
  const isFunction = /^F\d{1,2}$/.test(key) || key.startsWith('Media');
  if (!isFunction && !((ctrlKey || altKey) && key.length === 1)) return undefined;
  const name = key.length === 1 ? key.toUpperCase() : key;
  return [ctrlKey && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', metaKey && 'Meta', name].filter(Boolean).join(' ');
}
