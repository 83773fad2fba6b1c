/**
 * A page of the browser app as it is sent: with this deployment's addresses, a nonce, and a policy that names that
 * nonce.
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The settings that `src/web/env.ts` reads. */
export type PageConfig = {
  apiUrl: string;
  /** The OAuth paths of `contract/oauth.ts` are appended to it. */
  authUrl: string;
  publicUrl: string;
  clientId: string;
};

type Visit = {
  path: string;
  /**
   * Whether the session's cookie came along. If so, the app will be needed, and `src/web/boot.ts` starts it without
   * waiting.
   */
  hasSession: boolean;
};
export type WebPage = { render: (visit: Visit) => { html: string; policy: string } };

/** The files that `vite.config.ts` writes beside the pages. */
type FirstFiles = { address: string; now: string[]; soon: string[] }[];

const configScript = /<script type="application\/json" id="keyturn-config">.*?<\/script>/s;
/** `public/head.js`, which the build writes into the page: the policy names it by its hash, and no other. */
const headScript = /<script>(.*?)<\/script>/s;
const styleLinks = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+)">/g;

export function buildWebPage(directory: string, name: string, config: PageConfig): WebPage {
  const html = readFileSync(join(directory, name), 'utf8');
  if (!configScript.test(html)) throw new Error(`${name} has no place for the configuration.`);
  const [before = '', after = ''] = html.replaceAll(styleLinks, '').split(configScript);
  const styles = [...html.matchAll(styleLinks)].map(([, file = '']) => file);
  const head = headScript.exec(html)?.[1];
  const scripts =
    head === undefined ? "'self'" : `'self' 'sha256-${createHash('sha256').update(head).digest('base64')}'`;
  const usual = writeTags(directory, { now: styles, soon: [] });
  const configTag = `<script type="application/json" id="keyturn-config">${asScriptText(config)}</script>`;
  const first = readFirstFiles(directory).map(({ address, now, soon }) => ({
    address: new RegExp(address),
    write: writeTags(directory, { now: [...styles, ...now], soon }),
  }));
  const { apiUrl, authUrl } = config;
  const elsewhere = [...new Set([apiUrl, authUrl].map((url) => new URL(url).origin))]
    .filter((origin) => origin !== config.publicUrl)
    .join(' ');
  return {
    render: ({ path, hasSession }) => {
      const nonce = randomBytes(16).toString('base64');
      const { write = usual } = (hasSession && first.find(({ address }) => address.test(path))) || {};
      // Vite's loader reads the nonce from here, for the style sheets of chunks that are loaded later.
      const nonceTag = `<meta property="csp-nonce" nonce="${nonce}">`;
      return {
        html:
          before +
          (hasSession ? sessionTag : '') +
          nonceTag +
          configTag +
          after.replace('</head>', () => `${write(nonce)}</head>`),
        policy: writePolicy({ nonce, scripts, elsewhere }),
      };
    },
  };
}

/** Stands before the script of `public/head.js`, which reads it. */
const sessionTag = '<meta name="keyturn-session" content="seen">';

/** The files that the address needs, so that the browser requests them before the first script is there. */
function readFirstFiles(directory: string): FirstFiles {
  const path = join(directory, 'first-files.json');
  // A build from before this list existed.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FirstFiles) : [];
}

/**
 * React starts at once. All other scripts start when the request for the token has left (`src/web/boot.ts`): a browser opens six
 * lines to one server, and six scripts on them would let that wait for a second. Styles stand in the page itself: they arrive
 * while the browser makes the document, when nothing else is on the line. Vite's loader takes those that are named for loaded.
 */
function writeTags(directory: string, { now, soon }: Omit<FirstFiles[number], 'address'>): (nonce: string) => string {
  const write = (kind: string, file: string) => `<link rel=${kind} crossorigin href="/${file}">`;
  const styles = now.filter((file) => file.endsWith('.css'));
  const text = styles.map((file) => readFileSync(join(directory, file), 'utf8')).join('');
  if (/<\/style/i.test(text)) throw new Error('A style sheet would end the element that it stands in.');
  const scripts = [
    ...now.filter((file) => !file.endsWith('.css')).map((file) => write('"modulepreload"', file)),
    ...soon.map((file) => write('"keyturn-soon"', file)),
  ].join('');
  const named = styles.map((file) => write('"stylesheet" disabled', file)).join('');
  return (nonce) => `${scripts}<style nonce="${nonce}">${text}</style>${named}`;
}

function writePolicy({ nonce, scripts, elsewhere }: Record<'nonce' | 'scripts' | 'elsewhere', string>): string {
  const rules = {
    'default-src': "'self'",
    'script-src': scripts,
    'worker-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'connect-src': `'self' ${elsewhere}`,
    'img-src': `'self' data: blob: ${elsewhere}`,
    'media-src': `'self' blob: ${elsewhere}`,
    // PDFs are shown in a frame, from a blob or a signed link.
    'frame-src': `'self' blob: ${elsewhere}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ');
}

/** JSON in which nothing can end the element or open a comment. */
function asScriptText(config: PageConfig): string {
  return JSON.stringify(config).replaceAll('<', '\\u003c');
}
