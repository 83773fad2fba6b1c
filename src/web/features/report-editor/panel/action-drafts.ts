/** Actions that somebody has begun to write: another row is looked at meanwhile, and the form is there again afterwards. */
import type { ActionDraft } from '../commands/action-commands.ts';

/** `of`: the action that is changed, or a new one. */
export type Begun = { of: number | 'new'; draft: ActionDraft };

const begun = new Map<number, Begun>();

export const findBegun = (itemId: number): Begun | undefined => begun.get(itemId);

export function keepBegun(itemId: number, what: Begun): void {
  begun.set(itemId, what);
}

export function letGoOfBegun(itemId: number): void {
  begun.delete(itemId);
}
