/** The environment, with what a file .env in the working directory adds to it. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** A variable that is set already keeps its value: `PORT=8081 npm start` is meant so. */
export function readEnvironment(): Record<string, string | undefined> {
  return existsSync('.env') ? { ...parseEnv(readFileSync('.env', 'utf8')), ...process.env } : process.env;
}
