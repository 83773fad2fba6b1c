/** The frame of the service's own pages, and the headers that keep them ours. They work without JavaScript. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { type Rgb, inkOf, lightInkOf, parseColour, writeColour } from '#domain/firm/brand-colour.ts';
import { Html, html } from './html.ts';

const css = readFileSync(new URL('./pages.css', import.meta.url), 'utf8');
const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
const styleHash = hashOf(css);
/** Our own file, so it is markup; its hash is all that the policy lets through. */
const style = new Html(`<style>${css}</style>`);

/** For people of a firm's customers: its name and colour instead of ours. */
export type FirmLook = { name: string; colour: string | null };

/** `scriptFrom`: the origin whose one script this page runs, where passkeys are offered. */
export type Page = {
  title: string;
  status?: number;
  body: Html;
  redirectUri?: string;
  scriptFrom?: string | undefined;
  firm?: FirmLook;
};

const ours = html`<p class="brand"><svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#0c616b"/><circle cx="12" cy="16" r="5" fill="none" stroke="#fff" stroke-width="3"/><path d="M17 16h9M22.5 16v4.5" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>Keyturn</p>`;

const firmBrand = ({ name }: FirmLook): Html =>
  html`<p class="brand"><span class="initial" aria-hidden="true">${Array.from(name)[0]?.toLocaleUpperCase('en-GB')}</span>${name}</p>`;

/** Shades of the firm's colour in which words can be read; none where it has no colour. No text of a person gets in. */
function coloursOf(firm: FirmLook | undefined): string {
  const colour = parseColour(firm?.colour ?? null);
  if (colour === undefined) return '';
  const ink = inkOf(colour);
  const hover = ink.map((part) => part * 0.86) as Rgb;
  const [ground, darker, light] = [ink, hover, lightInkOf(colour)].map(writeColour);
  return `:root{--accent:light-dark(${ground},${light});--accent-ground:${ground};--accent-ground-hover:${darker}}`;
}

export function sendPage(
  reply: FastifyReply,
  { title, status = 200, body, redirectUri, scriptFrom, firm }: Page,
): FastifyReply {
  const colours = coloursOf(firm);
  const page = html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${style}${colours === '' ? undefined : new Html(`<style>${colours}</style>`)}
</head>
<body>
<main>
${firm === undefined ? ours : firmBrand(firm)}
${body}
</main>
${scriptFrom === undefined ? undefined : html`<script src="/oauth/passkeys.js" defer></script>`}
</body>
</html>
`;
  return reply
    .code(status)
    .headers({
      'content-security-policy': contentPolicy(redirectUri, scriptFrom, colours),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      // Not no-referrer but at secret addresses: forms then say Origin: null, and cannot be told by it from another site's.
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      pragma: 'no-cache',
    })
    .type('text/html; charset=utf-8')
    .send(page.markup);
}

function contentPolicy(redirectUri: string | undefined, scriptFrom: string | undefined, colours: string): string {
  return [
    "default-src 'none'",
    `style-src ${styleHash}${colours === '' ? '' : ` ${hashOf(colours)}`}`,
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
