/** Phrases that finished reports share. */
import type { Grade } from './grade.ts';

/** `name`: in small letters; without one, said of several items. Without a grade, said under several or none. The commonest first. */
export type Learnt = { name?: string; grade?: Grade; phrases: string[] };
