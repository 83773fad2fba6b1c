/** The page that opens an account. Every fault stands at its field. */
import { timeZoneNames } from '#domain/firm/time-zone-names.ts';
import { longestPassword, shortestPassword } from '#domain/password.ts';
import { type Html, html } from '../oauth/pages/html.ts';
import type { Page } from '../oauth/pages/send-page.ts';

export const setUpFields = ['firm', 'time_zone', 'name', 'email', 'password'] as const;
export type SetUpField = (typeof setUpFields)[number];
export type SetUpValues = Record<SetUpField, string>;
export type SetUpFaults = Partial<Record<SetUpField, string>>;

type Field = { name: SetUpField; label: string; faults: SetUpFaults; note?: string };

/** `control` is given what every control of the page carries. */
function field({ name, label, faults, note }: Field, control: (attributes: Html) => Html): Html {
  const fault = faults[name];
  const described = [
    ...(fault === undefined ? [] : [`${name}-fault`]),
    ...(note === undefined ? [] : [`${name}-note`]),
  ];
  const attributes = html`id="${name}" name="${name}" required${described.length === 0 ? undefined : html` aria-describedby="${described.join(' ')}"`}${fault === undefined ? undefined : html` aria-invalid="true"`}${isFirst(name, faults) ? html` autofocus` : undefined}`;
  return html`<label for="${name}">${label}</label>
${control(attributes)}
${fault === undefined ? undefined : html`<p class="fault" id="${name}-fault">${fault}</p>`}
${note === undefined ? undefined : html`<p class="small" id="${name}-note">${note}</p>`}
`;
}

/** The first field, or the first that has a fault. */
const isFirst = (name: SetUpField, faults: SetUpFaults): boolean =>
  name === (setUpFields.find((each) => faults[each] !== undefined) ?? setUpFields[0]);

/** `isFirst`: there is no firm here yet; otherwise the demo company is. */
export function setUpPage(
  values: SetUpValues,
  { isFirst, faults = {} }: { isFirst: boolean; faults?: SetUpFaults },
): Page {
  const hasFaults = Object.keys(faults).length > 0;
  const text = (given: Omit<Field, 'faults'>, more: Html): Html =>
    field({ ...given, faults }, (attributes) => html`<input ${attributes} ${more}>`);
  const isPassword = `At least ${shortestPassword} characters of any kind: three or four words that have nothing to do with each other are good.`;
  return {
    title: 'Set up your firm · Keyturn',
    status: hasFaults ? 422 : 200,
    body: html`<div class="card">
<h1>Set up your firm</h1>
<p class="lead">${isFirst ? 'Nobody uses this Keyturn yet. You become its first administrator, and invite the others then.' : 'Your firm stands beside the demo company, and neither sees the other. You become its administrator, and invite the others then.'}</p>
${hasFaults ? html`<p class="notice" role="alert">Please look at the marked fields again.</p>` : undefined}
<form method="post">
${text({ name: 'firm', label: 'Name of the firm' }, html`autocomplete="organization" maxlength="200" value="${values.firm}"`)}
${field({ name: 'time_zone', label: 'Time zone', faults, note: 'Days and times of all inspections are meant in it.' }, (attributes) => html`<select ${attributes}>${timeZones.map((zone) => option(zone, values.time_zone))}</select>`)}
${text({ name: 'name', label: 'Your name' }, html`autocomplete="name" maxlength="200" value="${values.name}"`)}
${text({ name: 'email', label: 'Your e-mail', ...(!isFirst && { note: 'Another one than in the demo company: it signs you in to your firm.' }) }, html`type="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="255" value="${values.email}"`)}
${text({ name: 'password', label: 'Your password', note: isPassword }, html`type="password" autocomplete="new-password" minlength="${String(shortestPassword)}" maxlength="${String(longestPassword)}"`)}
<button class="primary wide" type="submit">Set up</button>
</form>
</div>`,
  };
}

/** Most firms have the first; the others follow by their names. */
const timeZones = ['Europe/London', ...timeZoneNames.filter((zone) => zone !== 'Europe/London')];

/** `America/New_York` → `America/New York` */
const option = (zone: string, chosen: string): Html =>
  html`<option value="${zone}"${zone === chosen ? html` selected` : undefined}>${zone.replaceAll('_', ' ')}</option>`;

export function endedSetUpPage(backOffice: string): Page {
  return {
    title: 'This link has ended · Keyturn',
    status: 410,
    body: html`<div class="card">
<h1>This link has ended</h1>
<p class="lead">A firm has been set up here, or the link was copied in part. The person who starts Keyturn sees the whole of it, while there is none.</p>
<p class="next"><a href="${backOffice}">Sign in</a></p>
</div>`,
  };
}
