/* Runs before the first paint and before any module, so that neither another theme nor another page's frame flashes. */
if (/^\/[rst]\//.test(location.pathname)) document.documentElement.dataset.page = 'public';
try {
  const theme = localStorage.getItem('keyturn-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  /* Storage is blocked: the system's scheme it is. */
}
/*
 * The service saw the session's cookie: the token is requested while the first script is still on its way, and with the lock and
 * the words of src/web/session, which takes the answer over. Without an answer it asks itself.
 */
if (document.querySelector('meta[name="keyturn-session"]') !== null) {
  window.keyturnRenewal = new Promise((resolve) => {
    const renew = (lock) => {
      const headers = { 'x-keyturn-session': '1' };
      const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'in-cookie' });
      const answer = lock === null ? undefined : fetch('/session/token', { method: 'POST', headers, body });
      resolve({ answer });
      return answer;
    };
    navigator.locks.request('keyturn-session', { ifAvailable: true }, renew).catch(() => resolve({}));
  });
}
