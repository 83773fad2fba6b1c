/** Choosing a password by a link, and asking for that link. */
import { longestPassword, shortestPassword } from '#domain/password.ts';
import { html } from './html.ts';
import { passkeyInstead } from './passkey-part.ts';
import type { Page } from './send-page.ts';

type Form = { proof: string; problem?: string | undefined };

type Forgotten = Form & { isServerSet: boolean; backOffice: string };

/** People come here from many applications; all can sign in to the back office. */
const wayBack = (backOffice: string) => html`<p class="next"><a href="${backOffice}">Back to sign in</a></p>`;

export function forgottenPage({ proof, problem, isServerSet, backOffice }: Forgotten): Page {
  if (!isServerSet) {
    return {
      title: 'Forgotten password · Keyturn',
      body: html`<div class="card">
<h1>Forgotten password</h1>
<p class="lead">No e-mail is sent from here. Ask an administrator of your firm for a link by which you choose a new password.</p>
<p class="small">Are you the only administrator? Whoever runs Keyturn for your firm has a command that makes such a link.</p>
${wayBack(backOffice)}
</div>`,
    };
  }
  return {
    title: 'Forgotten password · Keyturn',
    status: problem === undefined ? 200 : 403,
    body: html`<div class="card">
<h1>Forgotten password</h1>
<p class="lead">We send you a link by which you choose a new one.</p>
${problem === undefined ? undefined : html`<p class="notice" role="alert">${problem}</p>`}
<form method="post" action="/oauth/forgotten">
<input type="hidden" name="proof" value="${proof}">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="255" autofocus>
<button class="primary wide" type="submit">Send the link</button>
</form>
${wayBack(backOffice)}
</div>`,
  };
}

/** The same for every address: nobody learns here who signs in. */
export function sentPage(backOffice: string): Page {
  return {
    title: 'Look into your e-mails · Keyturn',
    body: html`<div class="card">
<h1>Look into your e-mails</h1>
<p class="lead">If somebody signs in with this address, a link is on its way to it. It works once, within 30 minutes.</p>
<p class="small">Nothing there after some minutes? Look where unwanted e-mail goes, or ask an administrator of your firm for a link.</p>
${wayBack(backOffice)}
</div>`,
  };
}

type PasswordForm = {
  proof: string;
  link: string;
  name: string;
  email: string;
  company: string;
  isFirst: boolean;
  problem?: { text: string; ofField: boolean } | undefined;
  /** Our own origin, where this link may add a passkey instead. */
  passkeysAt: string | undefined;
};

export function passwordPage(form: PasswordForm): Page {
  const { proof, problem, link, name, email, company, isFirst, passkeysAt } = form;
  const isWrong = problem?.ofField === true;
  return {
    title: 'Choose a password · Keyturn',
    status: problem === undefined ? 200 : 422,
    scriptFrom: passkeysAt,
    body: html`<div class="card">
<h1>Choose a password</h1>
<p class="lead">${isFirst ? `Welcome, ${name}. With it` : 'With it'} you sign in to <strong>${company}</strong> as ${email}.</p>
${problem === undefined ? undefined : html`<p class="notice" id="problem" role="alert">${problem.text}</p>`}
<form method="post" action="/oauth/password">
<input type="hidden" name="proof" value="${proof}">
<input type="hidden" name="link" value="${link}">
<input class="unseen" type="email" autocomplete="username" value="${email}" readonly tabindex="-1" aria-hidden="true">
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${String(shortestPassword)}" maxlength="${String(longestPassword)}" aria-describedby="${isWrong ? 'problem rules' : 'rules'}"${isWrong ? html` aria-invalid="true"` : undefined} autofocus>
<p class="small" id="rules">At least ${String(shortestPassword)} characters of any kind: three or four words that have nothing to do with each other are good.${isFirst ? undefined : ' You are signed out everywhere else.'}</p>
<button class="primary wide" type="submit">Set the password</button>
</form>
${passkeysAt === undefined ? undefined : passkeyInstead(html`Or no password at all: this device knows you by your fingerprint, your face or its PIN.${isFirst ? undefined : ' The password that you had ends, and you are signed out everywhere else.'}`, 'Use a passkey instead')}
</div>`,
  };
}

export function passkeySetPage(backOffice: string): Page {
  return {
    title: 'Your passkey is ready · Keyturn',
    body: html`<div class="card">
<h1>Your passkey is ready</h1>
<p class="lead">Choose “Use a passkey” where you sign in. In My account you can add one of another device, or a password.</p>
<p class="next"><a href="${backOffice}">Sign in</a></p>
</div>`,
  };
}

export function passwordSetPage(backOffice: string): Page {
  return {
    title: 'Your password is set · Keyturn',
    body: html`<div class="card">
<h1>Your password is set</h1>
<p class="lead">You can sign in with it now.</p>
<p class="next"><a href="${backOffice}">Sign in</a></p>
</div>`,
  };
}

/** Told only now, to whoever has the link: nobody else learns that the address is known. */
export function takenAddressPage({ email, company }: { email: string; company: string }): Page {
  return {
    title: 'One thing is left · Keyturn',
    body: html`<div class="card">
<h1>One thing is left</h1>
<p class="lead">Your password for <strong>${company}</strong> is set, but ${email} signs in to another firm here, and an address signs in to one firm.</p>
<p>Ask an administrator of ${company} to give you another e-mail address. You sign in with that one and this password then.</p>
</div>`,
  };
}

export function spentLinkPage(backOffice: string): Page {
  return {
    title: 'This link has ended · Keyturn',
    status: 410,
    body: html`<div class="card">
<h1>This link has ended</h1>
<p class="lead">It works once: it was used, a later one took its place, it was withdrawn, or its time is over.</p>
<p>If you have chosen your password or your passkey with it, sign in.</p>
<p class="next"><a href="${backOffice}">Sign in</a></p>
<p class="next"><a href="/oauth/forgotten">Ask for another link</a></p>
</div>`,
  };
}
