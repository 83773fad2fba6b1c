/** On the way to the identity provider and back. */
import { type Html, html } from './html.ts';
import type { Page } from './send-page.ts';

/** Shown for a moment: the header `refresh` leads on, since a form may not be redirected to another site. */
export function leavingPage(url: URL): Page {
  return {
    title: 'Sign in with your firm’s account · Keyturn',
    body: html`<div class="card">
<h1>To your firm’s sign-in</h1>
<p class="lead">You go on to <strong>${url.host}</strong>.</p>
<p class="next"><a href="${url.href}">Go on</a></p>
</div>`,
  };
}

export function arrivingPage(address: string): Page {
  return {
    title: 'Signing in · Keyturn',
    body: html`<div class="card">
<h1>Signing in</h1>
<p class="next"><a href="${address}">Go on</a></p>
</div>`,
  };
}

export type NotSignedIn = {
  status: number;
  text: string;
  /** For the person's administrator. */
  detail?: string | undefined;
  /** Words of the provider at this host, which anybody may have put there. */
  quoted?: { host: string; words: string } | undefined;
  back: string;
};

export function notSignedInPage({ status, text, detail, quoted, back }: NotSignedIn): Page {
  return {
    title: 'Not signed in · Keyturn',
    status,
    body: html`<div class="card">
<h1>You are not signed in</h1>
<p class="lead" role="alert">${text}</p>
${detail === undefined ? undefined : html`<p class="small">For your administrator: ${detail}</p>`}
${
  quoted === undefined
    ? undefined
    : html`<p class="small">Answer of <strong>${quoted.host}</strong>, not of Keyturn:</p>
<blockquote class="quoted">${quoted.words}</blockquote>`
}
<p class="next"><a href="${back}">Back to the sign-in</a></p>
</div>`,
  };
}

export type Trial = {
  /** The provider's words, line by line. */
  said: [label: string, value: string][];
  /** The consequence for this person, or the reason for none. */
  outcome: string;
  isGood: boolean;
  back: string;
};

export function trialPage({ said, outcome, isGood, back }: Trial): Page {
  return {
    title: 'Trial of single sign-on · Keyturn',
    status: isGood ? 200 : 422,
    body: html`<div class="card">
<h1>${isGood ? 'Single sign-on works' : 'Single sign-on does not work yet'}</h1>
<p class="lead" role="${isGood ? 'status' : 'alert'}">${outcome}</p>
${listed(said)}
<p class="small">This was a trial: nobody was signed in or added.</p>
<p class="next"><a href="${back}">Back to the settings</a></p>
</div>`,
  };
}

function listed(said: [string, string][]): Html | undefined {
  if (said.length === 0) return undefined;
  return html`<h2 class="small">The provider said</h2>
<ul class="scopes said">
${said.map(([label, value]) => html`<li>${label}<span>${value}</span></li>\n`)}</ul>`;
}
