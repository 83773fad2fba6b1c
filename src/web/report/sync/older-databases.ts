/** The databases in which earlier releases kept what waits; each is named for the deployment too. */
import { webConfig } from '#web/env.ts';

/** The editor's texts, in the earliest release. */
export const OLD_EDITS = 'keyturn-edits';
/** Everything that waited, by everybody who wrote on this device, in the release after it. */
export const LATER = 'keyturn-unsent';

export const olderName = (name: string): string => `${name} ${webConfig.apiUrl}`;

export async function isOlderThere(names: readonly string[]): Promise<boolean> {
  const wanted = new Set<string | undefined>(names.map(olderName));
  return (await indexedDB.databases()).some(({ name }) => wanted.has(name));
}
