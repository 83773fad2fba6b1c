import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { scopes } from '#domain/scope.ts';
import { prepareClient } from '#web/queries/client.ts';
import {
  cancelInspection,
  createInspection,
  createInspectionContact,
  getInspection,
  listEmails,
  resendEmail,
  updateInspection,
} from '#web/queries/generated/sdk.gen.ts';
import type { Email } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { keepToken } from '#web/session/access-token.ts';
import { requireSession } from '#web/session/session.ts';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { EmailDialog } from './email-dialog.tsx';
import { EmailState } from './email-state.tsx';
import { changeSince } from './former-appointment.ts';
import { ResendDialog } from './resend-dialog.tsx';
import { resendName } from './resend-name.ts';

prepareClient();

const told = { id: 1, recipient: 'ann@example.com', subject: 'Moved', text: '-', attempts: 0, failure: null };
const refused = { attempts: 4, failure: 'mailbox full' };

describe('the state of an e-mail', () => {
  test.each([
    ['sent', { state: 'sent', sent_at: '2020-02-03T09:30:00Z', attempts: 1 }, 'Sent Mon 3 Feb 2020, 09:30'],
    ['waiting', { state: 'waiting' }, 'Waiting'],
    ['tried once', { state: 'waiting', ...refused, attempts: 1 }, 'Not sent yet, tried once: mailbox full'],
    ['given up', { state: 'failed', ...refused }, 'Not sent, tried 4 times: mailbox full'],
    ['too old for a new server', { state: 'failed' }, 'Not sent: too old when a mail server was set'],
    ['kept', { state: 'kept', ...refused }, 'Kept here'],
    ['in a state of a later version', { state: 'bounced' }, 'Waiting'],
  ])('is put into words: %s', async (_name, state, words) => {
    const { container } = await render(<EmailState email={{ ...told, ...state } as Email} />);
    await expect.element(page.elementLocator(container)).toHaveTextContent(words);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

type Given = { inspectionId: number; managerToken: string };

/** An appointment of which somebody with a name like markup is told; a manager is signed in from here on. */
async function givenAppointment(): Promise<Email> {
  const answer = await fetch('/given/report', { method: 'POST', body: JSON.stringify({ rooms: [] }) });
  const { inspectionId, managerToken } = (await answer.json()) as Given;
  keepToken({ access_token: managerToken, token_type: 'bearer', expires_in: 3600, scope: scopes.join(' ') });
  await requireSession({ request: new Request(window.location.href) });
  const { data: known } = await getInspection({ path: { inspection_id: inspectionId }, throwOnError: true });
  const { data: booked } = await createInspection({
    body: { property: { id: known.property.id }, type: { id: 1 }, conduct_date: '2041-02-06T10:00:00Z' },
    throwOnError: true,
  });
  await createInspectionContact({
    path: { inspection_id: booked.id },
    body: { type: 1, name: '<img src=x>', email: 'ann@example.com', signee: false, notify: true, deliver: false },
    throwOnError: true,
  });
  const { data: list } = await listEmails({ throwOnError: true });
  const email = list.data.find((one) => one.inspection_id === booked.id);
  if (email === undefined) throw new Error('Nobody was told.');
  return email;
}

const show = (id: number, onClose: () => void = () => undefined) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <EmailDialog
          id={id}
          listed={undefined}
          isServerSet
          hrefOf={(other) => `/emails?email=${other}`}
          onOpen={() => undefined}
          onClose={onClose}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('an e-mail that is opened', () => {
  test('shows the whole text as text, and hands out the appointment', async () => {
    const email = await givenAppointment();
    await show(email.id);
    const letter = page.getByRole('dialog', { name: email.subject });
    await expect.element(letter.getByText(/Dear <img src=x>,/)).toBeVisible();
    expect(letter.element().querySelector('img')).toBeNull();
    await expect.element(letter.getByText('Waiting')).toBeVisible();
    const file = letter.getByRole('link', { name: 'Appointment (.ics)' }).element() as HTMLAnchorElement;
    expect(file.download).toBe(`inspection-${email.inspection_id}.ics`);
    expect(decodeURIComponent(file.href)).toBe(`data:text/calendar;charset=utf-8,${email.calendar}`);
    await expect
      .element(letter.getByRole('link', { name: /^12 Albert Road/ }))
      .toHaveAttribute('href', `/inspections/${email.inspection_id}`);
    // The link by which the contact answers, for an office without a mail server.
    await expect.element(letter.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  test('is closed by Escape', async () => {
    const email = await givenAppointment();
    const onClose = vi.fn();
    await show(email.id, onClose);
    await expect.element(page.getByRole('dialog', { name: email.subject })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('is reported as none when nobody here has it', async () => {
    await givenAppointment();
    await show(2_000_000_000);
    await expect.element(page.getByText('There is no such e-mail.')).toBeVisible();
  });
});

describe('sending an e-mail again', () => {
  test.each([
    ['failed', 4, 'Send again'],
    ['failed', 0, 'Send again'],
    ['waiting', 2, 'Send again'],
    ['waiting', 0, undefined],
    ['sent', 1, 'Send to another address'],
    ['kept', 0, undefined],
    ['bounced', 1, undefined],
  ])('%s, tried %i times: %s', (state, attempts, name) => {
    expect(resendName({ state, attempts })).toBe(name);
  });

  test('goes to the address that is typed, once, however often the button is pressed', async () => {
    const email = { ...(await givenAppointment()), state: 'failed', attempts: 4 };
    const onSent = vi.fn();
    await render(<ResendDialog email={email} onClose={() => undefined} onSent={onSent} />);
    const to = page.getByRole('textbox', { name: 'To' });
    await expect.element(to).toHaveValue('ann@example.com');
    await expect.element(to).toHaveFocus();
    await userEvent.fill(to, 'ann at example');
    await userEvent.keyboard('{Enter}');
    await expect.element(to).toHaveAccessibleDescription(/e-?mail address/);
    expect(onSent).not.toHaveBeenCalled();
    await userEvent.fill(to, 'ann.lee@example.com');
    await userEvent.dblClick(page.getByRole('button', { name: 'Send', exact: true }));
    await expect.poll(() => onSent.mock.calls.length).toBe(1);
    expect(onSent.mock.calls[0]?.[0]).toMatchObject({
      id: email.id,
      recipient: 'ann.lee@example.com',
      text: email.text,
      calendar: email.calendar?.replace('MAILTO:ann@', 'MAILTO:ann.lee@'),
    });
  });

  test('one that has gone is not sent to where it went, however that is spelt', async () => {
    const email = { ...(await givenAppointment()), state: 'sent', attempts: 1 };
    const onSent = vi.fn();
    await render(<ResendDialog email={email} onClose={() => undefined} onSent={onSent} />);
    const to = page.getByRole('textbox', { name: 'To' });
    await userEvent.fill(to, 'ANN@example.com ');
    await userEvent.keyboard('{Enter}');
    await expect.element(to).toHaveAccessibleDescription(/It went there already/);
    expect(onSent).not.toHaveBeenCalled();
  });

  test('a refusal is shown beside the action', async () => {
    const email = { ...(await givenAppointment()), state: 'failed', attempts: 4 };
    await cancelInspection({ path: { inspection_id: email.inspection_id ?? 0 }, throwOnError: true });
    await render(<ResendDialog email={email} onClose={() => undefined} onSent={() => undefined} />);
    await userEvent.click(page.getByRole('button', { name: 'Send', exact: true }));
    await expect.element(page.getByRole('alert').getByText(/has been cancelled since this was written/)).toBeVisible();
  });

  const day = '2041-02-06';
  test.each([
    ['still so', { ref: 'x' }, undefined],
    ['at another hour', { conduct_date: `${day}T11:00:00Z` }, 'changed'],
    ['without its hour', { conduct_date: day }, 'changed'],
    ['not agreed any more', { conduct_date_option: 1 as const }, 'changed'],
  ])('an appointment is told by the browser as by the service: %s', async (_name, change, expected) => {
    const { id, calendar, inspection_id: inspectionId } = await givenAppointment();
    const path = { inspection_id: inspectionId ?? 0 };
    const { data: booked } = await updateInspection({ path, body: change, throwOnError: true });
    expect(changeSince(calendar ?? '', booked)).toBe(expected);
    const { response } = await resendEmail({ path: { email_id: id }, throwOnError: false });
    expect(response?.status).toBe(expected === undefined ? 200 : 409);
  });

  test('a cancelled appointment is called cancelled, and one that still stands is not', async () => {
    const { calendar, inspection_id: inspectionId } = await givenAppointment();
    const path = { inspection_id: inspectionId ?? 0 };
    await cancelInspection({ path, throwOnError: true });
    const { data: booked } = await getInspection({ path, throwOnError: true });
    expect(changeSince(calendar ?? '', booked)).toBe('cancelled');
    const { data: list } = await listEmails({ query: { inspection_id: [path.inspection_id] }, throwOnError: true });
    const [latest] = list.data;
    expect(changeSince(latest?.calendar ?? '', booked)).toBeUndefined();
    expect(changeSince(latest?.calendar ?? '', { ...booked, cancelled_at: null })).toBe('changed');
  });
});
