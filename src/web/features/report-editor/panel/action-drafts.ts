/** Actions that somebody has begun to write: another row is looked at meanwhile, and the form is there again afterwards. */
import type { ActionDraft } from '../commands/action-commands.ts';

/** `of`: the action that is changed, or a new one. */
export type Begun = { of: number | 'new'; draft: ActionDraft };

const begun = new Map<string, Begun>();
/** Two accounts may count to the same item. */
const keyOf = (owner: string, itemId: number): string => `${owner}/${itemId}`;

export const findBegun = (owner: string, itemId: number): Begun | undefined => begun.get(keyOf(owner, itemId));

export function keepBegun(owner: string, itemId: number, what: Begun): void {
  begun.set(keyOf(owner, itemId), what);
}

export function letGoOfBegun(owner: string, itemId: number): void {
  begun.delete(keyOf(owner, itemId));
}
