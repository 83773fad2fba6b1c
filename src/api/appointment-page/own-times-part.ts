/** The part of the page by which a contact takes a free time: one choice, and a button that says so. */
import { timeInWords } from '#domain/message/notification-words.ts';
import { type Html, html } from '../oauth/pages/html.ts';

type Look = { timeZone: string; isOpen: boolean };

/** `at`: the time that is agreed. Closed until somebody wants another one. */
export function ownTimesPart(at: string, times: readonly string[], { timeZone, isOpen }: Look): Html {
  const dayOf = (moment: string) =>
    new Date(moment).toLocaleDateString('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const choices = times.map(
    (moment) =>
      html`<label><input type="radio" name="at" value="${moment}" required>${dayOf(moment)}, ${timeInWords(moment, timeZone)}</label>`,
  );
  return html`<details${isOpen ? html` open` : undefined}>
<summary>Take another time</summary>
<form method="post">
<input type="hidden" name="for" value="${at}">
<fieldset class="times">
<legend>Free at present</legend>
${choices}
</fieldset>
<button class="wide" type="submit" name="answer" value="take">Take this time</button>
</form>
</details>`;
}
