/** After a right password: the code of an authenticator app, setting one up, and the recovery codes that come with it. */
import { renderSVG } from 'uqr';
import { Html, html } from './html.ts';
import { passkeyInstead } from './passkey-part.ts';
import type { Page } from './send-page.ts';

type Step = {
  action: string;
  proof: string;
  pending: string;
  redirectUri: string;
  email: string;
  problem?: { status: number; text: string } | undefined;
};

const hidden = ({ proof, pending }: Step): Html => html`<input type="hidden" name="proof" value="${proof}">
<input type="hidden" name="pending" value="${pending}">`;

const notice = ({ problem }: Step): Html | undefined =>
  problem && html`<p class="notice" id="problem" role="alert">${problem.text}</p>`;

const codeField = ({ problem }: Step): Html => html`<label for="code">Code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="10"${problem === undefined ? undefined : html` aria-invalid="true" aria-describedby="problem"`} autofocus>`;

const another = ({ action, email }: Step): Html => html`<div class="aside">
<p>Signing in as ${email}</p>
<p><a href="${action}">Start again</a></p>
</div>`;

export function codePage(step: Step): Page {
  return {
    title: 'Your code · Keyturn',
    status: step.problem?.status ?? 200,
    redirectUri: step.redirectUri,
    body: html`<div class="card">
<h1>Enter your code</h1>
<p class="lead">Open your authenticator app and type the six digits that it shows for Keyturn.</p>
${notice(step)}
<form method="post" action="${step.action}">
${hidden(step)}
${codeField(step)}
<button class="primary wide" type="submit">Sign in</button>
</form>
<details>
<summary>The app is not at hand</summary>
<form method="post" action="${step.action}">
${hidden(step)}
<label for="recovery">Recovery code</label>
<input id="recovery" name="recovery" autocomplete="off" autocapitalize="none" spellcheck="false" required maxlength="30" aria-describedby="recovery-words">
<p class="small" id="recovery-words">One of the ten that you kept when you set the app up. It works once. Without any, ask an administrator of your firm.</p>
<button class="wide" type="submit">Sign in with the recovery code</button>
</form>
</details>
</div>
${another(step)}`,
  };
}

/** For a role that may not sign in with a password alone. */
export function setUpPage(step: Step & { secret: string; uri: string; passkeysAt: string | undefined }): Page {
  return {
    title: 'Set up a second step · Keyturn',
    status: step.problem?.status ?? 200,
    redirectUri: step.redirectUri,
    scriptFrom: step.passkeysAt,
    body: html`<div class="card">
<h1>Set up a second step</h1>
<p class="lead">Your firm asks for more than a password. Read this with an authenticator app on your telephone, and type the six digits that it shows.</p>
${notice(step)}
<div class="qr" role="img" aria-label="QR code for an authenticator app">${qrCode(step.uri)}</div>
<p class="small">No camera? Type this key into the app:</p>
<p class="key"><code>${grouped(step.secret)}</code></p>
<form method="post" action="${step.action}">
${hidden(step)}
${codeField(step)}
<button class="primary wide" type="submit">Go on</button>
</form>
${step.passkeysAt === undefined ? undefined : passkeyInstead(html`Or let this device know you: by your fingerprint, your face or its PIN, and from then on without the password.`, 'Add a passkey instead')}
</div>
${another(step)}`,
  };
}

export function recoveryCodesPage({ action, codes }: { action: string; codes: string[] }): Page {
  return {
    title: 'Keep these codes · Keyturn',
    body: html`<div class="card">
<h1>Keep these codes</h1>
<p class="lead">Should you lose your telephone, each of them signs you in once. Print them or write them down: they are not shown again.</p>
<ul class="codes" aria-label="Recovery codes">
${codes.map((code) => html`<li><code>${code}</code></li>\n`)}</ul>
<p class="next"><a href="${action}">I have kept them</a></p>
</div>`,
  };
}

/** `JBSWY3DPEHPK` → `JBSW Y3DP EHPK` */
function grouped(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** Drawn here from a text of ours, so it is markup. */
function qrCode(text: string): Html {
  return new Html(renderSVG(text, { border: 4 }));
}
