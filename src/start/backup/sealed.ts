/**
 * Backups that nobody reads without an identity, in the format of age (age-encryption.org/v1), which other tools open
 * as well. The recipient, which only seals, may stand in a script; the identity, which opens, is kept elsewhere.
 */
import { open, readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { StartFault } from '../start-fault.ts';

const HEAD = 'age-encryption.org/v1\n';

type Bytes = AsyncIterable<Uint8Array>;

/** For a pipeline: what goes in is sealed to all these recipients, each of whom can open it. */
export function sealTo(recipients: string[]): (source: Bytes) => Bytes {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch (error) {
      throw new StartFault(noRecipient(recipient), { cause: error });
    }
  }
  return async function* seal(source) {
    yield* await encrypter.encrypt(toStream(source));
  };
}

/** An identity, which opens, is never repeated: a log may keep these words. */
function noRecipient(given: string): string {
  const expected =
    'One of age is “age1” and 58 letters and digits, as npm run backup -- --new-identity FILE and age-keygen print it.';
  return given.startsWith('AGE-SECRET-KEY-')
    ? `--recipient was given an identity, which opens backups: give the recipient that belongs to it. ${expected}`
    : `--recipient ${given} is no recipient. ${expected}`;
}

export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD.length), 0, HEAD.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === HEAD;
  } finally {
    await handle.close();
  }
}

/** For a pipeline. The file holds an identity a line, as `age-keygen` writes it. */
export async function openWith(identityFile: string): Promise<(source: Bytes) => Bytes> {
  const text = await readFile(identityFile, 'utf8').catch((error: unknown) => {
    throw new StartFault(`The identity ${identityFile} cannot be read.`, { cause: error });
  });
  const decrypter = new Decrypter();
  try {
    const identities = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
    for (const identity of identities) decrypter.addIdentity(identity.trim());
    if (identities.length === 0) throw new Error('there is none');
  } catch (error) {
    throw new StartFault(`${identityFile} holds no identity: those of age begin with AGE-SECRET-KEY-.`, {
      cause: error,
    });
  }
  return async function* unseal(source) {
    yield* await decrypter.decrypt(toStream(source));
  };
}

/** The package speaks the streams of the web. */
const toStream = (source: Bytes) => Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>;

/** Into a new file, for its owner alone. Resolves to the recipient that belongs to it. */
export async function writeIdentity(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  try {
    await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code === 'EEXIST' ? 'it is there already' : (error as Error).message;
    throw new StartFault(`The identity was not written to ${file}: ${why}.`, { cause: error });
  }
  return recipient;
}
