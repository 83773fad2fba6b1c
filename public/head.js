/* Runs before the first paint and before any module, so that neither another theme nor another page's frame flashes. */
if (/^\/(?:[prst]\/|verify$)/.test(location.pathname)) document.documentElement.dataset.page = 'public';
try {
  const theme = localStorage.getItem('keyturn-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  /* Storage is blocked: the system's scheme it is. */
}
/*
 * The service saw the session's cookie: the token is requested while the first script is still on its way, with the words of
 * src/web/session, which takes the answer over. The tabs' lock comes too late to be asked first, behind the first paint: a mark
 * that is there at once keeps two tabs that open together from sending one cookie twice, and the lock is held until the answer.
 * Without an answer the first script asks itself.
 */
if (document.querySelector('meta[name="keyturn-session"]') !== null) {
  const mark = 'keyturn-renewal';
  const longestMs = 10_000;
  try {
    const age = Date.now() - Number(localStorage.getItem(mark) ?? 0);
    if (age < 0 || age > longestMs) {
      localStorage.setItem(mark, String(Date.now()));
      const headers = { 'x-keyturn-session': '1' };
      const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'in-cookie' });
      const answer = fetch('/session/token', { method: 'POST', headers, body });
      const forget = () => localStorage.removeItem(mark);
      answer.then(forget, forget);
      window.keyturnRenewal = answer;
      navigator.locks.request('keyturn-session', { ifAvailable: true }, () => answer).catch(() => undefined);
    }
  } catch {
    /* Storage is blocked, and with it the mark. */
  }
}
