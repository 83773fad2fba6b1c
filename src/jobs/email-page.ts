/** An e-mail's text as a page in the firm's looks: its logo, a line of its colour, that text with its line breaks and links. */
import { inkOf, parseColour, writeColour } from '#domain/firm/brand-colour.ts';
import { logoSize } from '#domain/firm/logo-size.ts';

/** By which the page names the attached picture. */
export const logoName = 'logo';

const address = /https?:\/\/[^\s<>"']+/g;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
/** A full stop after an address ends the sentence. */
const tail = /[.,;:!?)\]]$/;

function linked(text: string, colour: string): string {
  let page = '';
  let done = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = tail.test(found) ? found.slice(0, -1) : found;
    page += `${escaped(text.slice(done, index))}<a href="${escaped(link)}" style="color:${colour}">${escaped(link)}</a>`;
    done = index + link.length;
  }
  return page + escaped(text.slice(done));
}

export type Looks = {
  firm: string;
  /** Any text; one that is no colour counts as none. */
  colour: string | null;
  /** The size of the attached picture in pixels; without one the firm is in words. */
  logo: { width: number; height: number } | null;
};

/** CSS pixels: as mail programs show e-mails, on a phone too. */
const room = { line: 48, highest: 88, widest: 280 };
const house = '#0a5c66';

export function buildEmailPage(text: string, { firm, colour, logo }: Looks): string {
  const brand = parseColour(colour);
  const ink = brand === undefined ? house : writeColour(inkOf(brand));
  const line = brand === undefined ? '' : ` style="border-top:4px solid ${writeColour(brand)};padding-top:20px"`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(firm)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c2024;background:#ffffff">
<div${line}>${logo === null ? '' : picture(firm, logoSize(logo, room))}<div style="white-space:pre-wrap">${linked(text, ink)}</div></div>
</body></html>`;
}

/** Old mail programs go by the attributes, others by the style. */
const picture = (firm: string, { width, height }: { width: number; height: number }) =>
  `<p style="margin:0 0 24px"><img src="cid:${logoName}" alt="${escaped(firm)}" width="${width}" height="${height}" style="width:${width}px;height:${height}px;max-width:100%"></p>`;
