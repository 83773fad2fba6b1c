/** Light, dark, or as the system has it. `public/head.js` applies the choice before the first paint. */

export type Theme = 'system' | 'light' | 'dark';

const key = 'keyturn-theme';

export function readTheme(): Theme {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(key);
    delete document.documentElement.dataset['theme'];
  } else {
    localStorage.setItem(key, theme);
    document.documentElement.dataset['theme'] = theme;
  }
}
