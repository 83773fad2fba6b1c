/** A server for time stamps, made of `openssl ts`, whose answers can be changed on their way. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const config = (folder: string) => `
[req]
distinguished_name = name
x509_extensions = certificate
prompt = no
[name]
CN = Time stamps of the tests
[certificate]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
subjectKeyIdentifier = hash
[tsa]
default_tsa = server
[server]
serial = ${join(folder, 'serial')}
crypto_device = builtin
default_policy = 1.2.3.4.1
digests = sha256
signer_digest = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
`;

export type TimeStampServer = Awaited<ReturnType<typeof startTimeStampServer>>;

export async function startTimeStampServer() {
  const folder = await mkdtemp(join(tmpdir(), 'keyturn-stamps-'));
  const [settings, key, certificate] = ['settings', 'key.pem', 'certificate.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(settings, config(folder));
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, '-days', '30'];
  await run('openssl', ['req', '-x509', '-config', settings, ...made]);

  const state = { asked: 0, change: (answer: Buffer): Buffer | null => answer };
  const answerTo = async (question: Buffer): Promise<Buffer> => {
    state.asked += 1;
    const [query, reply] = [join(folder, `${state.asked}.tsq`), join(folder, `${state.asked}.tsr`)];
    await writeFile(query, question);
    const by = ['-config', settings, '-signer', certificate, '-inkey', key];
    await run('openssl', ['ts', '-reply', ...by, '-queryfile', query, '-out', reply]);
    return readFile(reply);
  };
  const server = createServer(async (request, response) => {
    const answer = state.change(await answerTo(await buffer(request)));
    response.statusCode = answer === null ? 503 : 200;
    response.setHeader('content-type', 'application/timestamp-reply');
    response.end(answer ?? undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/tsr`,
    state,
    /** As openssl finds it; `of` is a hash in hex. Throws when it does not hold. */
    check: async (stamp: Buffer, of: string): Promise<string> => {
      const path = join(folder, 'checked.tst');
      await writeFile(path, stamp);
      const question = ['ts', '-verify', '-token_in', '-in', path, '-digest', of, '-CAfile', certificate];
      const { stdout, stderr } = await run('openssl', question);
      return `${stdout}${stderr}`;
    },
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
