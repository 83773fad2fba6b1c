/** Room names that the dialog offers: the firm's own, in the order in which its clerks walk. */
import { usualRooms } from '#domain/usual-things/wording.ts';

/**
 * Names without repetition, in the firm's order. An empty list of the firm stays empty.
 *
 * @param settings the account's settings, or undefined while they are not known
 * @param isLoading whether the settings are on their way: a list that would change under the hand is not shown.
 *   Without a line, and in a deployment without such settings, ours are offered.
 */
export function offeredRooms(
  settings: { rooms?: readonly string[] } | undefined,
  isLoading: boolean,
): readonly string[] {
  if (settings === undefined && isLoading) return [];
  return [...new Set(settings?.rooms ?? usualRooms)];
}
