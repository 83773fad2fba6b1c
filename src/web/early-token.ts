/**
 * Asks for the access token while the rest of the app is still being loaded; the build gives this file, and what it
 * needs, a script of their own. Where a sign-in is just being completed there is nothing to ask for yet;
 * nor where nobody signs in.
 */
import { signedInPath } from '#contract/oauth.ts';
import { currentToken } from './session/access-token.ts';

/** Pages that need no account: `/r/…`, `/s/…`, `/t/…`. */
const isPublic = /^\/[rst]\//.test(window.location.pathname);

if (window.location.pathname !== signedInPath && !isPublic) {
  // Whoever needs the token asks again, and is told then why there is none.
  currentToken().catch(() => undefined);
}
