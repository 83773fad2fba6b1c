/* Runs before the first paint, so that neither another theme nor another page's frame flashes. */
if (/^\/[rst]\//.test(location.pathname)) document.documentElement.dataset.page = 'public';
try {
  const theme = localStorage.getItem('keyturn-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  /* Storage is blocked: the system's scheme it is. */
}
