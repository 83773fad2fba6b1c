/** The child process: one document in, one file out, then it ends. */
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';
import type { RenderedFile, RenderMessage, RenderRequest, ParentAnswer } from './render-in-child.ts';

/** Resolves when the parent has the message, because messages on their way are lost when this process ends. */
function report(message: RenderMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined || !process.connected) resolve();
    else process.send(message, () => resolve());
  });
}

process.once('message', async (request: RenderRequest) => {
  try {
    await report({ type: 'done', result: await renderTo(request) });
  } catch (error) {
    process.exitCode = 1;
    await report({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
  if (process.connected) process.disconnect();
});

// Without its parent nobody reads the file.
process.once('disconnect', () => process.exit());

async function renderTo({ document, file, signing }: RenderRequest): Promise<RenderedFile> {
  const { renderReport } = await import('./render-report.ts');
  const { pdf: plain, ...facts } = await renderReport(document, {
    onProgress: (progress) => void report({ type: 'progress', progress }),
  });
  const pdf = signing === undefined ? plain : await sign(plain, signing);
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(handle, pdf);
    // The file is on the disk before it gets its name: a power cut must not leave a name without a file.
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return { ...facts, bytes: pdf.byteLength, sha256: createHash('sha256').update(pdf).digest('hex') };
}

async function sign(
  pdf: Uint8Array,
  { certificate, chain, isStamped, ...facts }: NonNullable<RenderRequest['signing']>,
): Promise<Uint8Array> {
  const { signPdf } = await import('./sign-pdf.ts');
  return signPdf(pdf, {
    ...facts,
    certificate: Buffer.from(certificate, 'base64'),
    chain: chain.map((one) => Buffer.from(one, 'base64')),
    sign: async (attributes) => (await askParent('sign', attributes)) ?? Buffer.alloc(0),
    stamp: isStamped ? (imprint) => askParent('stamp', imprint) : undefined,
  });
}

/** The parent has the key, and the network. */
function askParent(type: 'sign' | 'stamp', bytes: Uint8Array): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    process.once('message', ({ answer }: ParentAnswer) =>
      resolve(answer === null ? null : Buffer.from(answer, 'base64')),
    );
    void report({ type, bytes: Buffer.from(bytes).toString('base64') });
  });
}
