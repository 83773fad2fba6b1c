/** Passwords at rest: argon2id with OWASP's parameters (19 MiB, two passes), and codes drawn by chance, which need less. */
import { hash, verify } from '@node-rs/argon2';
import { madeOnce } from '../made-once.ts';

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Ten codes are hashed at once, and nobody goes through 2^59 of them at a thousand a second: a salt and one way are enough. */
const parametersOfCodes = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), parameters);
}

/** Verified against for e-mails nobody has, so that the time of the answer does not tell them apart. */
const nobodysHash = madeOnce(() => hash('a password nobody has', parameters));

export async function isPassword(password: string, phc: string | null): Promise<boolean> {
  const matches = await verify(phc ?? (await nobodysHash()), normal(password));
  return matches && phc !== null;
}

export function hashCode(code: string): Promise<string> {
  return hash(code, parametersOfCodes);
}

const noCodesHash = madeOnce(() => hash('a code nobody has', parametersOfCodes));

/** As with passwords, also where there is no such code. */
export async function isCode(code: string, phc: string | null): Promise<boolean> {
  const matches = await verify(phc ?? (await noCodesHash()), code);
  return matches && phc !== null;
}

/** Keyboards differ in how they compose é; NIST SP 800-63B asks for one form. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
