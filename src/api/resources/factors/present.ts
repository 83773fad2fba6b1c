/** Second factors between the wire and the store. */
import type { PasskeyRow } from '#store/factors/factor-store.ts';

export function presentPasskey({ id, name, isBackedUp, createdAt, lastUsedAt }: PasskeyRow) {
  return { id, name, is_backed_up: isBackedUp, created_at: createdAt, last_used_at: lastUsedAt };
}
