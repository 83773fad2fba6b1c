/** Sends a case's requests to a contender, and measures their cost. */
import type { Database } from '#store/database/database.ts';
import { type Asked, writeRequest } from './cases.ts';
import type { Filled } from './fill.ts';
import type { Loaded } from './load.ts';
import { type Contender, cpuBetween, readCpu, type Sender } from './processes.ts';

export type Arena = { database: Database; filled: Filled; sender: Sender };
export type Round = Loaded & { perSecond: number; cpu: number };

type Loading = { name: string; connections: number; seconds: number; requests: string[] };

export async function load(
  { database, sender }: Arena,
  contender: Contender,
  { name, ...how }: Loading,
): Promise<Round> {
  const before = await readCpu(database.pool, contender);
  const loaded = await sender.send({ port: contender.port, ...how });
  const cpu = cpuBetween(before, await readCpu(database.pool, contender)) / loaded.answers;
  if (loaded.failures > 0) throw new Error(`${name}: ${loaded.failures} failures, such as\n${loaded.firstFailure}`);
  return { ...loaded, perSecond: loaded.answers / loaded.seconds, cpu };
}

/** Each request comes from another person, again and again until everybody has sent one. */
export function writeAsPeople(asked: Asked[], { tokens }: Filled): string[] {
  const often = Math.ceil(tokens.length / asked.length);
  const all = Array.from({ length: often }, () => asked).flat();
  return all.map((one, at) => writeRequest(one, tokens[(one.person ?? at) % tokens.length]));
}

export async function ask(
  { port }: Contender,
  { method, path, body, encoding }: Asked,
  token?: string,
): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'accept-encoding': encoding ?? 'identity',
      'content-type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
