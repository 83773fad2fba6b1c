/** For a Keyturn that is started to be tried: it must not work on what the shell, or a file .env, names for real work. */
import { readFileSync } from 'node:fs';

const everySetting = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(
  /^(?:# )?([A-Z_]+)=/gm,
);

/** Every setting, empty: what is in the environment counts more than .env, and empty counts as unset. */
export const unsetSettings: Record<string, string> = Object.fromEntries(
  Array.from(everySetting, ([, name = '']) => [name, '']),
);
