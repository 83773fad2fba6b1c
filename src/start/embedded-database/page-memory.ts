/** Computes how much memory the embedded PostgreSQL keeps its pages in. */
import { totalmem } from 'node:os';

const MB = 2 ** 20;

/**
 * An eighth of the memory, in MB. Searches then find their pages there and need not fetch them block by block from the
 * system's cache. Only pages that were read take memory, so a small company's database takes little of it. PostgreSQL's
 * usual 128 MB are the least; 1 GB holds the pages that searches among a million inspections read.
 */
export function pageMemory(bytes: number): number {
  return Math.max(128, Math.min(1024, Math.floor(bytes / 8 / MB)));
}

/** A container may have less than its machine. Without a limit Node.js says 0, or more than any machine has. */
export function memoryAvailable(limit = process.constrainedMemory()): number {
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
