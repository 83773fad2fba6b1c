/** The names under which a pool's connections prepare statements. */
import { createHash } from 'node:crypto';

/**
 * A prepared statement keeps some 100 kB in each connection for good. There are hundreds of thousands of combinations
 * of filters and orders: after this many they have no name, and are planned each time.
 */
const MOST_COMBINATIONS = 500;

/** '' for a statement that is planned each time. */
export type StatementName = (name: string) => string;

/** For a pooler: the next statement may be another server's, which has not prepared it. */
export const noStatementNames: StatementName = () => '';

/** For one pool: it counts the combinations that its connections were asked for. */
export function buildStatementNames(): StatementName {
  const combinations = new Set<string>();

  const isOneTooMany = (name: string): boolean => {
    if (!name.includes('+') || combinations.has(name)) return false;
    if (combinations.size >= MOST_COMBINATIONS) return true;
    combinations.add(name);
    return false;
  };

  return (name) => (isOneTooMany(name) ? '' : withinLength(name));
}

/** PostgreSQL cuts statement names off at 63 bytes; two long names must not become one. */
function withinLength(name: string): string {
  return name.length <= 63
    ? name
    : `${name.slice(0, 40)} ${createHash('sha1').update(name).digest('hex').slice(0, 20)}`;
}
