/**
 * Turns a phrase with choices into words:
 * `{red|blue}` picks one, `[2-9]` a number, `<walls>` takes the words of the property's decor.
 */
import type { Random } from '#demo/random.ts';

export type Slots = Readonly<Record<string, string>>;

export function say(phrase: string, random: Random, slots: Slots = {}): string {
  return phrase.replaceAll(/\{([^{}]*)\}|\[(\d+)-(\d+)\]|<(\w+)>/g, (_, choices, from, to, slot) => {
    if (choices !== undefined) return say(random.pick((choices as string).split('|')), random, slots);
    if (slot === undefined) return String(random.int(Number(from), Number(to)));
    const word = slots[slot as string];
    if (word === undefined) throw new Error(`Nothing is said about '${slot}' in '${phrase}'.`);
    return say(word, random, slots);
  });
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
