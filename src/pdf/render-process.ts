/** The child process: one document in, one file out, then it ends. */
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';
import type { RenderedFile, RenderMessage, RenderRequest } from './render-in-child.ts';

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

async function renderTo({ document, file }: RenderRequest): Promise<RenderedFile> {
  const { renderReport } = await import('./render-report.ts');
  const { pdf, ...facts } = await renderReport(document, {
    onProgress: (progress) => void report({ type: 'progress', progress }),
  });
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
