/** Proofs that sealed versions are in the log of their account: whoever has one needs neither the log nor its other entries. */
import type { Executor } from '../database/database.ts';
import {
  append,
  emptyLog,
  hashEntry,
  type LogHead,
  proveConsistency,
  proveInclusion,
  rootOf,
  rootOfLeaves,
} from './merkle-log.ts';
import { entryOf, type SealedRow } from './seal-report.ts';
import type { TreeHead } from './tree-heads.ts';
import type { VersionKey } from './version-rows.ts';

type VersionProof = VersionKey & {
  /** The canonical JSON that is the entry of the version. */
  entry: string;
  position: number;
  /** The hash of the entry, in hex. */
  leaf: string;
  /** The hashes beside the way to the root, from the leaf upwards. */
  path: string[];
  /** The log when it was sealed, and the hashes by which that one is found in this one. */
  head: TreeHead & { consistency: string[] };
};
export type ProvenLog = LogHead & { root: string; proofs: VersionProof[] };

type Entry = Pick<SealedRow, 'inspectionId' | 'number' | 'position' | 'occasion' | 'sealedAt' | 'sha256'>;

/** Proves all versions of these reports, in the log as it is now. */
export async function proveVersions(
  db: Executor,
  accountId: number,
  inspectionIds: readonly number[],
): Promise<ProvenLog> {
  const [head = emptyLog] = await db.rows<LogHead>(
    'evidence.head-of-log',
    'select size, subtrees from report_logs where account_id = $1',
    [accountId],
  );
  const entries = await db.rows<Entry>(
    'evidence.entries',
    `select inspection_id as "inspectionId", number, position, occasion, sealed_at as "sealedAt", sha256
     from report_versions where account_id = $1 and position < $2 order by position`,
    [accountId, head.size],
  );
  const leaves = entries.map((entry) => hashEntry(entryOf(entry)));
  const root = rootOf(head);
  if (rootOf(leaves.reduce(append, emptyLog)) !== root)
    throw new Error(`the log of account ${accountId} is not what its head says: an entry was altered or taken away`);
  const wanted = entries.filter(({ inspectionId }) => inspectionIds.includes(inspectionId));
  const proofs = wanted.map((entry) => ({
    inspectionId: entry.inspectionId,
    number: entry.number,
    entry: entryOf(entry),
    position: entry.position,
    leaf: leaves[entry.position] ?? '',
    path: proveInclusion(leaves, entry.position),
    head: headAt(leaves, entry.position + 1),
  }));
  return { ...head, root, proofs };
}

const headAt = (leaves: string[], size: number): VersionProof['head'] => ({
  size,
  root: rootOfLeaves(leaves.slice(0, size)),
  consistency: proveConsistency(leaves, size),
});
