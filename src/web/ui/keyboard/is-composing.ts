/**
 * Whether a key belongs to the putting together of a letter, as in Chinese, Japanese and Korean: its Enter takes the
 * letter and nothing else. In Safari the composition is over by then, and only the code tells.
 */
import type { KeyboardEvent } from 'react';

const composed = 229;

export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === composed;
}
