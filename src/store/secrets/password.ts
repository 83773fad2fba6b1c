/** Passwords at rest: argon2id with OWASP's parameters (19 MiB, two passes), and codes drawn by chance, which need less. */
import { hash, verify } from '@node-rs/argon2';

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Ten codes are hashed at once, and nobody goes through 2^59 of them at a thousand a second: a salt and one way are enough. */
const parametersOfCodes = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), parameters);
}

/** Verified against for e-mails nobody has, so that the time of the answer does not tell them apart. */
let nobodysHash: Promise<string> | undefined;

export async function isPassword(password: string, phc: string | null): Promise<boolean> {
  nobodysHash ??= hash('a password nobody has', parameters);
  const matches = await verify(phc ?? (await nobodysHash), normal(password));
  return matches && phc !== null;
}

export function hashCode(code: string): Promise<string> {
  return hash(code, parametersOfCodes);
}

let noCodesHash: Promise<string> | undefined;

/** As with passwords, also where there is no such code. */
export async function isCode(code: string, phc: string | null): Promise<boolean> {
  noCodesHash ??= hash('a code nobody has', parametersOfCodes);
  const matches = await verify(phc ?? (await noCodesHash), code);
  return matches && phc !== null;
}

/** Keyboards differ in how they compose é; NIST SP 800-63B asks for one form. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
