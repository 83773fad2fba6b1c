/** An e-mail's text as a page below the firm's logo: nothing but that text, its line breaks and its links. */

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

function linked(text: string): string {
  let page = '';
  let done = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = tail.test(found) ? found.slice(0, -1) : found;
    page += `${escaped(text.slice(done, index))}<a href="${escaped(link)}">${escaped(link)}</a>`;
    done = index + link.length;
  }
  return page + escaped(text.slice(done));
}

export function buildEmailPage(text: string, firm: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c2024;background:#ffffff">
<p style="margin:0 0 24px"><img src="cid:${logoName}" alt="${escaped(firm)}" height="48" style="height:48px;width:auto;max-width:100%"></p>
<div style="white-space:pre-wrap">${linked(text)}</div>
</body></html>`;
}
