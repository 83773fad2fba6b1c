/** SHA-256 of a file's bytes, in hex: worked out on the device, so that the file stays there. */
export async function hashPdf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `%PDF-`, after a few bytes at most, as readers of PDFs take it. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 1024).text()).includes('%PDF-');
}

/** As people copy it: with spaces, colons, line breaks and capitals. Undefined when it is no SHA-256. */
export function readHash(text: string): string | undefined {
  const hash = text.replaceAll(/[\s:]/g, '').toLowerCase();
  return /^[0-9a-f]{64}$/.test(hash) ? hash : undefined;
}
