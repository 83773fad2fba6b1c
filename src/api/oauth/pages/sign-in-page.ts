/** E-mail and password. */
import { KEPT_DAYS } from '#domain/people/session-life.ts';
import { html } from './html.ts';
import type { Page } from './send-page.ts';

export type SignInPage = {
  action: string;
  proof: string;
  redirectUri: string;
  /** Set when somebody else's application sent the person here. */
  applicationName: string | undefined;
  email?: string;
  /** "Keep me signed in" is ticked. */
  isKept?: boolean;
  /** The back office has signed somebody out whom nobody saw for a while. */
  isIdle?: boolean;
  /** Our own origin, where passkeys are offered. */
  passkeysAt?: string | undefined;
  problem?: { status: number; text: string; ofFields: boolean };
};

export function signInPage({
  action,
  proof,
  redirectUri,
  applicationName,
  email,
  isKept = false,
  isIdle = false,
  passkeysAt,
  problem,
}: SignInPage): Page {
  const invalid = problem?.ofFields ? html` aria-invalid="true" aria-describedby="problem"` : undefined;
  const startWithPassword = email !== undefined;
  return {
    title: 'Sign in · Keyturn',
    status: problem?.status ?? 200,
    redirectUri,
    scriptFrom: passkeysAt,
    body: html`<div class="card">
<h1>Sign in</h1>
${applicationName === undefined ? undefined : html`<p class="lead">to go on to <strong>${applicationName}</strong></p>`}
${isIdle && problem === undefined ? html`<p class="lead" role="status">You were signed out, since nobody had used Keyturn for a while. Work that was not sent is kept on this device for you.</p>` : undefined}
${problem && html`<p class="notice" id="problem" role="alert">${problem.text}</p>`}
<form method="post" action="${action}">
<input type="hidden" name="proof" value="${proof}">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="255" value="${email ?? ''}"${invalid}${startWithPassword ? undefined : html` autofocus`}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1000"${invalid}${startWithPassword ? html` autofocus` : undefined}>
<label class="tick"><input name="keep" type="checkbox" value="yes"${isKept ? html` checked` : undefined}> <span>Keep me signed in<span class="small">For ${String(KEPT_DAYS)} days at most. Not on a computer that others use.</span></span></label>
<button class="primary wide" type="submit">Sign in</button>
<button class="wide" type="submit" name="with" value="firm" formnovalidate>Sign in with your firm’s account</button>
${
  passkeysAt === undefined
    ? undefined
    : html`<button class="wide" type="button" data-passkey="use" hidden>Use a passkey</button>
`
}</form>
<p class="small"><a href="/oauth/forgotten">Forgotten password?</a></p>
</div>`,
  };
}
