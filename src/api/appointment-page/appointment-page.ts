/** The page on which a contact answers an appointment, in the name and colour of the firm. It works without JavaScript. */
import { inspectionTypes } from '#domain/inspection-type.ts';
import {
  answersOf,
  type AppointmentStanding,
  longestAnswerNote,
  standardAnswerChoice,
} from '#domain/message/appointment-answer.ts';
import { notificationWords } from '#domain/message/notification-words.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { ContactAnswer } from '#store/properties/contacts.ts';
import { ownTimesPart } from './own-times-part.ts';
import { type Html, html } from '../oauth/pages/html.ts';
import type { FirmLook, Page } from '../oauth/pages/send-page.ts';

export type Shown = {
  row: InspectionRow;
  account: AccountRow;
  standing: AppointmentStanding;
  /** The contact's whose link it is. */
  answer: ContactAnswer | null;
  mayAnswer: boolean;
  /** Moments that they may take; none where the firm does not let them. */
  times: string[];
};
export type Fault = 'note missing' | 'moved' | 'too many' | 'not allowed' | 'no longer free';
/** `wanted`: the time that somebody else has. */
export type Entered = { fault: Fault; note?: string; wanted?: string };

export const firmLook = ({ name, settings }: Pick<AccountRow, 'name' | 'settings'>): FirmLook => ({
  name,
  colour: settings.brand?.colour ?? null,
});

export function appointmentPage(shown: Shown, { fault, note = '' }: Partial<Entered> = {}): Page {
  const { row, account, standing } = shown;
  const words = wordsOf(row, account);
  return {
    title: `${words.type} · ${account.name}`,
    status: fault === undefined ? 200 : statusOf[fault],
    firm: firmLook(account),
    body: html`<div class="card">
<h1>${words.type}</h1>
<dl class="facts">
<div><dt>When</dt><dd>${standing === 'unsettled' ? 'To be agreed' : `${words.date}, ${words.time}`}</dd></div>
<div><dt>Where</dt><dd>${words.address}</dd></div>
<div><dt>Who</dt><dd>${words.clerk}</dd></div>
<div><dt>Takes</dt><dd>about ${words.duration}</dd></div>
</dl>
${standing === 'open' ? answerPart(shown, words, { fault, note }) : html`<p class="notice calm" role="status">${sentenceOf[standing]}</p>`}
</div>
${officePart(account)}`,
  };
}

const statusOf: Readonly<Record<Fault, number>> = {
  'note missing': 422,
  moved: 409,
  'too many': 429,
  'not allowed': 403,
  'no longer free': 409,
};

const sentenceOf: Readonly<Record<Exclude<AppointmentStanding, 'open'>, string>> = {
  unsettled: 'The time of this visit is being agreed anew. You will be told when there is one.',
  begun: 'This visit has begun or is over, so it cannot be answered here any more.',
  cancelled: 'This visit has been cancelled. There is nothing left to do.',
};

const sentenceOfFault: Readonly<Record<Exclude<Fault, 'note missing' | 'no longer free'>, string>> = {
  moved: 'The visit was moved while this page was open. Please look at its time again.',
  'too many': 'You have answered many times already. Please write or call instead.',
  'not allowed': 'Another time cannot be asked for here. Please write or call instead.',
};

type Words = Record<'type' | 'date' | 'time' | 'address' | 'clerk' | 'duration', string>;

function wordsOf(row: InspectionRow, account: AccountRow): Words {
  const { property, type, title, clerkName, conductAt, conductDate, timeToComplete } = row;
  const typeName = inspectionTypes[type];
  const words = notificationWords(
    {
      typeName,
      title,
      // Both halves of a postcode stay in one line.
      address: [property.line1, property.line2, property.city, property.postcode.replaceAll(' ', '\u00a0')],
      clerk: clerkName,
      at: conductDate ?? conductAt,
      minutes: timeToComplete,
    },
    { name: account.name, timeZone: account.timeZone, brand: account.settings.brand ?? {} },
    {},
  );
  const word = (name: keyof Words) => words[name] ?? '';
  return {
    type: typeName,
    date: word('date'),
    time: word('time'),
    address: word('address'),
    clerk: word('clerk'),
    duration: word('duration'),
  };
}

type Given = { fault: Fault | undefined; note: string };

function answerPart(shown: Shown, words: Words, { fault, note }: Given): Html {
  const { row, account, answer, mayAnswer, times } = shown;
  const at = row.conductAt ?? '';
  const given = answer !== null && Date.parse(answer.for) === Date.parse(at) ? answer : null;
  const allowed = answersOf(account.settings.appointmentAnswers ?? standardAnswerChoice);
  const confirms = mayAnswer && given?.kind !== 'confirmed';
  const asks = mayAnswer && allowed.includes('another_time');
  return html`${given === null ? undefined : givenPart(given, account)}
${fault === undefined || fault === 'note missing' ? undefined : html`<p class="notice" role="alert">${faultSentence(fault, times)}</p>`}
${confirms ? confirmPart(at, given !== null) : undefined}
${times.length === 0 ? undefined : ownTimesPart(at, times, { timeZone: account.timeZone, isOpen: fault === 'no longer free' })}
${asks ? askPart(at, words, { note, isMissing: fault === 'note missing' }) : undefined}`;
}

function faultSentence(fault: Exclude<Fault, 'note missing'>, times: readonly string[]): string {
  if (fault !== 'no longer free') return sentenceOfFault[fault];
  return times.length === 0
    ? 'Somebody else has this time now, and none is free near it. The visit stays as it was.'
    : 'Somebody else has this time now. The visit stays as it was, or you take one of these:';
}

function givenPart({ kind, note, at }: ContactAnswer, { name, timeZone }: AccountRow): Html {
  const day = new Date(at).toLocaleDateString('en-GB', { timeZone, day: 'numeric', month: 'long' });
  if (kind === 'confirmed')
    return html`<p class="notice calm" role="status">Thank you: on ${day} you confirmed this time.</p>`;
  return html`<div class="notice calm" role="status"><p>On ${day} you asked for another time. ${name} will be in touch; until then this time stands.</p>
${note === null ? undefined : html`<p class="quoted">${note}</p>`}</div>`;
}

const confirmPart = (at: string, hasAnswered: boolean): Html => html`<form method="post">
<input type="hidden" name="for" value="${at}">
<button class="primary wide" type="submit" name="answer" value="confirmed">${hasAnswered ? 'Confirm this time after all' : 'Confirm this time'}</button>
</form>`;

function askPart(at: string, { date }: Words, { note, isMissing }: { note: string; isMissing: boolean }): Html {
  const marks = isMissing ? html` aria-invalid="true" aria-describedby="note-fault" autofocus` : undefined;
  return html`<details${isMissing ? html` open` : undefined}>
<summary>Ask for another time</summary>
<form method="post">
<input type="hidden" name="for" value="${at}">
<label for="note">Which days and times suit you, other than ${date}?</label>
<textarea id="note" name="note" rows="4" maxlength="${String(longestAnswerNote)}" required${marks}>${note}</textarea>
${isMissing ? html`<p class="fault" id="note-fault">Please name some days or times.</p>` : undefined}
<button class="wide" type="submit" name="answer" value="another_time">Ask for another time</button>
</form>
</details>`;
}

/** Ways to reach the firm, since an answer here cannot say everything. */
function officePart({ name, settings }: AccountRow): Html {
  const { phone = '', email = '' } = settings.brand ?? {};
  const ways = [
    ...(phone === '' ? [] : [html`call <a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a>`]),
    ...(email === '' ? [] : [html`write to <a href="mailto:${email}">${email}</a>`]),
  ];
  if (ways.length === 0) return html`<p class="aside">This page is from ${name}.</p>`;
  const [first, second] = ways;
  return html`<p class="aside">Questions? Please ${first}${second === undefined ? undefined : html` or ${second}`}.</p>`;
}

/** Says nothing of the firm, since nobody knows whose link it was. */
export function endedLinkPage(): Page {
  return {
    title: 'This link does not open anything',
    status: 404,
    body: html`<div class="card">
<h1>This link does not open anything</h1>
<p class="lead">It may be incomplete, or its sender has closed it. The latest e-mail about the appointment has one that works; if not, please write or call the company that sent it.</p>
</div>`,
  };
}
