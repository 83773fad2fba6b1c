/** "May this application act for you?" */
import { REFRESH_IDLE_DAYS } from '#store/access/oauth-tokens.ts';
import { roleNames, roles, type ServiceRole, serviceRoles } from '#domain/role.ts';
import type { Person } from '#store/access/sign-in.ts';
import type { AuthorizationRequest } from '../authorization-request.ts';
import { html } from './html.ts';
import { describeScopes } from './scope-words.ts';
import type { Page } from './send-page.ts';

export type ConsentPage = {
  action: string;
  proof: string;
  request: AuthorizationRequest;
  person: Person;
  /** For who may let the application act as a service user: the role of the one that it has, and whether they prove first who they are. */
  service: { role: ServiceRole | undefined; needsProof: boolean } | undefined;
};

export function consentPage({ action, proof, request, person, service }: ConsentPage): Page {
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
${service === undefined ? undefined : serviceChoice(person, service)}<div class="actions">
<button type="submit" name="decision" value="deny">Deny</button>
<button class="primary" type="submit" name="decision" value="allow">Allow</button>
</div>
</form>
<p class="small">It can never do more than ${service === undefined ? 'you can' : 'you can, or the role of its service user'}, and does not learn your password. This lasts until it has not been used for ${String(REFRESH_IDLE_DAYS)} days, a year at most, and you can withdraw it at any time under My account${service === undefined ? undefined : ', or under Integrations'}. Either way you go back to ${host === '' ? protocol : host}.</p>
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

/** For an administrator. The role is asked for once it matters (pages.css), and without styles all along. */
function serviceChoice({ name, company }: Person, { role, needsProof }: NonNullable<ConsentPage['service']>) {
  const has = role === undefined ? undefined : ' It has one now, whose role becomes the one chosen here.';
  const proof = needsProof ? ' You sign in once more for that, and then choose it again.' : undefined;
  return html`<fieldset>
<legend>For whom is it to work?</legend>
<label class="tick"><input type="radio" name="as" value="person" checked><span>For me<span class="small">As ${name}, for as long as you work here.</span></span></label>
<label class="tick"><input type="radio" name="as" value="service"><span>For ${company}, as a service user<span class="small">It acts under its own name, cannot sign in, and goes on when you leave.${has}${proof}</span></span></label>
<div class="role">
<label for="role">Role of the service user</label>
<select id="role" name="role">
${serviceRoles.map((one) => roleOption(one, role ?? roles.manager))}</select>
</div>
</fieldset>
`;
}

function roleOption(role: ServiceRole, chosen: ServiceRole) {
  const name = roleNames[role];
  const words = name[0]?.toUpperCase() + name.slice(1);
  return html`<option value="${String(role)}"${role === chosen ? html` selected` : undefined}>${words}</option>\n`;
}
