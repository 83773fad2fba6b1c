/** The environment, completed by a file .env in the working directory. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** A variable that is already set keeps its value, so that `PORT=8081 npm start` works. */
export function readEnvironment(): Record<string, string | undefined> {
  return existsSync('.env') ? { ...parseEnv(readFileSync('.env', 'utf8')), ...process.env } : process.env;
}
