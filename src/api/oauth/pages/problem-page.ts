/** A request that nobody may be redirected for. */
import { html } from './html.ts';
import type { Page } from './send-page.ts';

export const UNAVAILABLE = 503;
/** In seconds. */
export const SHORT_WAIT = 10;
export const notNow = 'The database is away or has too much to do. Please try again in a moment.';

export function problemPage(status: number, text: string): Page {
  if (status === 429) {
    return {
      title: 'Please wait · Keyturn',
      status,
      body: html`<div class="card">
<h1>Please wait a moment</h1>
<p class="lead">${text}</p>
</div>`,
    };
  }
  if (status >= 500) {
    return {
      title: 'Not just now · Keyturn',
      status,
      body: html`<div class="card">
<h1>This does not work just now</h1>
<p class="lead">${text}</p>
<p class="small">Nothing of it was kept. If it happens again, tell the people who run Keyturn for you.</p>
</div>`,
    };
  }
  return {
    title: 'This does not work · Keyturn',
    status,
    body: html`<div class="card">
<h1>This link does not work</h1>
<p class="lead">${text}</p>
<p class="small">Go back to the application and try again. If it happens again, tell the people who make it.</p>
</div>`,
  };
}
