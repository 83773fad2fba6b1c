/** How much memory the embedded PostgreSQL keeps its pages in. */
import { totalmem } from 'node:os';

const MB = 2 ** 20;

/**
 * An eighth of what there is, in MB: what a search reads then lies there, and need not be fetched from the system's cache
 * block by block. Only pages that were read take memory, so a small company's database takes little of it. PostgreSQL's
 * usual 128 MB are the least; 1 GB holds what the searches of a million inspections read.
 */
export function pageMemory(bytes: number): number {
  return Math.max(128, Math.min(1024, Math.floor(bytes / 8 / MB)));
}

/** A container may have less than its machine. Without a limit Node.js says 0, or more than any machine has. */
export function memoryAvailable(limit = process.constrainedMemory()): number {
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
