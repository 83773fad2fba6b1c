/** "May this application act for you?" */
import { REFRESH_IDLE_DAYS } from '#store/access/oauth-tokens.ts';
import type { Person } from '#store/access/sign-in.ts';
import type { AuthorizationRequest } from '../authorization-request.ts';
import { html } from './html.ts';
import { describeScopes } from './scope-words.ts';
import type { Page } from './send-page.ts';

export type ConsentPage = { action: string; proof: string; request: AuthorizationRequest; person: Person };

export function consentPage({ action, proof, request, person }: ConsentPage): Page {
  const { application, redirectUri, scopes } = request;
  const { host, protocol } = new URL(redirectUri);
  return {
    title: `Allow ${application.name}? · Keyturn`,
    redirectUri,
    body: html`<div class="card">
<h1>Allow ${application.name}?</h1>
<p class="lead"><strong>${application.name}</strong> wants to work for you at <strong>${person.company}</strong>.${application.description === null ? undefined : html` ${application.description}`}</p>
<ul class="scopes">
${describeScopes(scopes).map(({ what, may }) => html`<li>${what}<span>${may}</span></li>\n`)}</ul>
<form method="post" action="${action}">
<input type="hidden" name="proof" value="${proof}">
<div class="actions">
<button type="submit" name="decision" value="deny">Deny</button>
<button class="primary" type="submit" name="decision" value="allow">Allow</button>
</div>
</form>
<p class="small">It can never do more than you can, and does not learn your password. This lasts until it has not been used for ${String(REFRESH_IDLE_DAYS)} days, a year at most, and you can withdraw it at any time under My account. Either way you go back to ${host === '' ? protocol : host}.</p>
</div>
<div class="aside">
<p>Signed in as ${person.name}, ${person.email}</p>
<form method="post" action="${action}">
<input type="hidden" name="proof" value="${proof}">
<button class="link" type="submit" name="decision" value="switch">Use another account</button>
</form>
</div>`,
  };
}
