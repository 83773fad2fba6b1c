/**
 * Whether the page that is open would come if it were loaded anew. A reload that comes too early leaves the browser's own page,
 * which does not come back.
 */
export async function isPageAnswered(timeout: number): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) } as const;
    return (await fetch(window.location.href, options)).ok;
  } catch {
    return false;
  }
}
