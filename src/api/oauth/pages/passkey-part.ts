/** The part of a page that offers a new passkey. Its script shows it where the browser knows passkeys. */
import { type Html, html } from './html.ts';

export function passkeyInstead(words: Html, action: string): Html {
  return html`<div class="instead" data-of-passkeys hidden>
<p>${words}</p>
<button class="wide" type="button" data-passkey="new">${action}</button>
</div>`;
}
