/** The frame of the authorization pages, and the headers that keep them ours. They work without JavaScript. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';

const css = readFileSync(new URL('./pages.css', import.meta.url), 'utf8');
const styleHash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
/** Our own file, so it is markup; its hash is all that the policy lets through. */
const style = new Html(`<style>${css}</style>`);

/** `scriptFrom`: the origin whose one script this page runs, where passkeys are offered. */
export type Page = {
  title: string;
  status?: number;
  body: Html;
  redirectUri?: string;
  scriptFrom?: string | undefined;
};

export function sendPage(
  reply: FastifyReply,
  { title, status = 200, body, redirectUri, scriptFrom }: Page,
): FastifyReply {
  const page = html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${style}
</head>
<body>
<main>
<p class="brand"><svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#0c616b"/><circle cx="12" cy="16" r="5" fill="none" stroke="#fff" stroke-width="3"/><path d="M17 16h9M22.5 16v4.5" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>Keyturn</p>
${body}
</main>
${scriptFrom === undefined ? undefined : html`<script src="/oauth/passkeys.js" defer></script>`}
</body>
</html>
`;
  return reply
    .code(status)
    .headers({
      'content-security-policy': contentPolicy(redirectUri, scriptFrom),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      // Not no-referrer: forms would then say Origin: null and could not be told from another site's.
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      pragma: 'no-cache',
    })
    .type('text/html; charset=utf-8')
    .send(page.markup);
}

function contentPolicy(redirectUri: string | undefined, scriptFrom: string | undefined): string {
  return [
    "default-src 'none'",
    `style-src ${styleHash}`,
    "img-src 'self'",
    "font-src 'self'",
    // Chromium holds a form's redirects to this too, so the application must be in it.
    `form-action 'self'${redirectUri === undefined ? '' : ` ${sourceOf(redirectUri)}`}`,
    ...(scriptFrom === undefined ? [] : [`script-src ${scriptFrom}/oauth/passkeys.js`, "connect-src 'self'"]),
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** `https://app.example/callback` → `https://app.example`; `com.example.app:/signed-in` → `com.example.app:` */
function sourceOf(redirectUri: string): string {
  const { protocol, origin, host } = new URL(redirectUri);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // Policies know no IPv6 addresses.
  return isWeb && !host.startsWith('[') ? origin : protocol;
}
