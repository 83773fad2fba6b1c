/**
 * For a Keyturn that tests start: it must not work on the database and files that the shell, or a file .env, names for
 * real work.
 */
import { readFileSync } from 'node:fs';

const everySetting = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(
  /^(?:# )?([A-Z_]+)=/gm,
);

/** Every setting, empty: the environment counts more than .env, and empty counts as unset. */
export const unsetSettings: Record<string, string> = Object.fromEntries(
  Array.from(everySetting, ([, name = '']) => [name, '']),
);
