import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { types } from '#domain/inspection-type.ts';
import { scopes } from '#domain/scope.ts';
import { prepareClient } from '#web/queries/client.ts';
import { getInspectionOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import {
  completeInspection,
  createAction,
  createInspection,
  getInspection,
  getReport,
  initializeInspection,
  reopenInspection,
  startInspection,
  submitInspection,
  unstartInspection,
  updateItem,
} from '#web/queries/generated/sdk.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { setWaitingChanges } from '#web/queries/waiting-changes.ts';
import { keepToken } from '#web/session/access-token.ts';
import { requireSession } from '#web/session/session.ts';
import { removeToast, toastStore } from '#web/ui/feedback/toast.ts';
import { Toasts } from '#web/ui/feedback/toasts.tsx';
import { ConfirmHost } from '#web/ui/overlay/confirm.tsx';
import { TakeBackApproval } from './answers/take-back-approval.tsx';
import { LifecycleActions } from './lifecycle-actions.tsx';

prepareClient();
// Messages outlive a test: nobody presses the undo of one before.
beforeEach(() => {
  for (const { id } of toastStore.read()) removeToast(id);
});

function Shown({ id }: { id: number }) {
  const { data } = useQuery(getInspectionOptions({ path: { inspection_id: id } }));
  if (data === undefined) return null;
  return (
    <>
      <TakeBackApproval inspection={data} />
      <LifecycleActions inspection={data} />
    </>
  );
}

/** A report that is being written, as a manager sees it. */
async function givenActive(rooms: unknown[] = [], { isInBackOffice = false } = {}) {
  const wanted = { rooms, isInBackOffice };
  const answer = await fetch('/given/report', { method: 'POST', body: JSON.stringify(wanted) });
  const { inspectionId, managerToken } = (await answer.json()) as { inspectionId: number; managerToken: string };
  keepToken({ access_token: managerToken, token_type: 'bearer', expires_in: 3600, scope: scopes.join(' ') });
  await requireSession({ request: new Request(window.location.href) });
  const path = { inspection_id: inspectionId };
  const stateNow = async () => (await getInspection({ path, throwOnError: true })).data.state.name;
  return { inspectionId, path, stateNow };
}

const show = (id: number) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Shown id={id} />
      <ConfirmHost />
      <Toasts />
    </QueryClientProvider>,
  );

test('a colleague’s approval puts Close where Approve was: it asks before it closes for good', async () => {
  const { inspectionId, path, stateNow } = await givenActive();
  await submitInspection({ path, throwOnError: true });
  await show(inspectionId);
  await expect.element(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await completeInspection({ path, throwOnError: true });
  await queryClient.invalidateQueries();

  await page.getByRole('button', { name: 'Close inspection', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Close this inspection?' });
  await question.getByRole('button', { name: 'Keep it open' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(await stateNow()).toBe('Complete');

  await page.getByRole('button', { name: 'Close inspection', exact: true }).click();
  await question.getByRole('button', { name: 'Close the inspection' }).click();
  await expect.poll(stateNow).toBe('Closed');
});

test('the latest edits arrive before the report is handed on, or the page asks whether to go without them', async () => {
  const { inspectionId, stateNow } = await givenActive();
  await show(inspectionId);
  const submit = page.getByRole('button', { name: 'Submit for review', exact: true });
  setWaitingChanges(`keyturn-report/1/5/${inspectionId}`, 2);
  setWaitingChanges(`uploads/1/5/${inspectionId}`, 1);
  await submit.click();
  await page
    .getByRole('dialog', { name: '3 changes have not arrived' })
    .getByRole('button', { name: 'Wait', exact: true })
    .click();
  expect(await stateNow()).toBe('Active');

  await submit.click();
  setWaitingChanges(`keyturn-report/1/5/${inspectionId}`, 0);
  expect(await stateNow()).toBe('Active');
  setWaitingChanges(`uploads/1/5/${inspectionId}`, 0);
  await expect.poll(stateNow).toBe('Review');
});

test('Submit names the items that nobody has answered, leads to them, and goes all the same', async () => {
  const items = (...names: string[]) => names.map((name) => ({ name }));
  const { inspectionId, stateNow } = await givenActive([
    { name: 'Kitchen', items: [...items('Sink', 'Oven', 'Hob', 'Worktop'), { name: 'Door', condition: 'Good' }] },
    { name: 'Hall', items: [{ name: 'Door', condition: 'Good' }] },
  ]);
  await show(inspectionId);
  const submit = page.getByRole('button', { name: 'Submit for review', exact: true });
  await submit.click();
  const question = page.getByRole('dialog', { name: '4 items are unanswered' });
  await expect.element(question.getByRole('listitem')).toHaveTextContent('Kitchen: Sink, Oven, Hob and 1 more');
  const link = question.getByRole('link', { name: 'Kitchen' }).element() as HTMLAnchorElement;
  expect(link.getAttribute('href')).toMatch(new RegExp(`/inspections/${inspectionId}/report#item-\\d+-condition$`));
  await question.getByRole('button', { name: 'Go on writing' }).click();
  expect(await stateNow()).toBe('Active');

  await submit.click();
  await question.getByRole('button', { name: 'Submit all the same' }).click();
  await expect.poll(stateNow).toBe('Review');
});

test('Submit names the words that nobody could make out, and leads to their field', async () => {
  const { inspectionId, stateNow } = await givenActive([
    {
      name: 'Kitchen',
      items: [
        { name: 'Sink', condition: 'Good, [?] to rim' },
        { name: 'Oven', description: 'Built-in [?]', condition: 'Clean' },
        { name: 'Hob', condition: 'Is it gas?' },
      ],
    },
    { name: 'Hall', items: [{ name: 'Rug', description: '[?]' }] },
  ]);
  await show(inspectionId);
  await page.getByRole('button', { name: 'Submit for review', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'One item is unanswered, and 3 items have unclear words' });
  const entries = question.getByRole('listitem');
  await expect.element(entries.nth(1)).toHaveTextContent('Kitchen: Sink, Oven');
  await expect.element(entries.nth(2)).toHaveTextContent('Hall: Rug');
  const ends = question
    .getByRole('link')
    .elements()
    .map((link) => (link as HTMLAnchorElement).hash);
  expect(ends).toEqual([/-condition$/, /-condition$/, /#item-\d+$/].map((end) => expect.stringMatching(end)));
  await question.getByRole('button', { name: 'Go on writing' }).click();
  expect(await stateNow()).toBe('Active');
});

test('Submit names conditions whose grade and words do not agree, with their words', async () => {
  const { inspectionId, stateNow } = await givenActive([
    {
      name: 'Kitchen',
      items: [
        { name: 'Sink', condition: 'Good order: bowl cracked to LHS' },
        { name: 'Oven', condition: 'Good, clean' },
      ],
    },
    { name: 'Hall', items: [{ name: 'Rug', condition: 'Clean; soiled to centre' }] },
  ]);
  await show(inspectionId);
  const submit = page.getByRole('button', { name: 'Submit for review', exact: true });
  await submit.click();
  const question = page.getByRole('dialog', { name: '2 conditions contradict themselves' });
  const entries = question.getByRole('listitem');
  await expect.element(entries.first()).toHaveTextContent('Kitchen: Sink (“Good order: bowl cracked to LHS”)');
  await expect.element(entries.nth(1)).toHaveTextContent('Hall: Rug (“Clean; soiled to centre”)');
  const link = question.getByRole('link', { name: 'Kitchen' }).element() as HTMLAnchorElement;
  expect(link.hash).toMatch(/^#item-\d+-condition$/);
  await question.getByRole('button', { name: 'Go on writing' }).click();
  expect(await stateNow()).toBe('Active');

  await submit.click();
  await question.getByRole('button', { name: 'Submit all the same' }).click();
  await expect.poll(stateNow).toBe('Review');
});

test('Submit names defects that have neither place nor size, with their words', async () => {
  const { inspectionId, stateNow } = await givenActive([
    {
      name: 'Kitchen',
      items: [
        { name: 'Sink', condition: 'Good: light scratches' },
        { name: 'Oven', condition: 'Good: light scratches to door' },
      ],
    },
  ]);
  await show(inspectionId);
  await page.getByRole('button', { name: 'Submit for review', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'One defect has no place or size' });
  await expect.element(question.getByRole('listitem')).toHaveTextContent('Kitchen: Sink (“Good: light scratches”)');
  await question.getByRole('button', { name: 'Submit all the same' }).click();
  await expect.poll(stateNow).toBe('Review');
});

test('a reason given at Submit is kept at the items, and nobody is asked about them again', async () => {
  const { inspectionId, path, stateNow } = await givenActive([
    { name: 'Kitchen', items: [{ name: 'Sink', condition: 'Good: light scratches' }, { name: 'Oven' }] },
  ]);
  await show(inspectionId);
  const submit = page.getByRole('button', { name: 'Submit for review', exact: true });
  await submit.click();
  const question = page.getByRole('dialog', { name: 'One item is unanswered, and one defect has no place or size' });
  await question.getByRole('textbox', { name: 'Reason for the reviewer' }).fill('Boxes stood in front');
  await question.getByRole('button', { name: 'Submit all the same' }).click();
  await expect.poll(stateNow).toBe('Review');
  const { data: report } = await getReport({ path, throwOnError: true });
  expect(report.rooms[0]?.items.map(({ waived }) => waived)).toEqual([
    [{ check: 'vague', reason: 'Boxes stood in front' }],
    [{ check: 'unanswered', reason: 'Boxes stood in front' }],
  ]);

  await expect.element(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await reopenInspection({ path, body: null, throwOnError: true });
  await queryClient.invalidateQueries();
  await submit.click();
  await expect.poll(stateNow).toBe('Review');
});

test('Submit names alarms that were not tested, and keys, meters and alarms without a photo', async () => {
  const { inspectionId, stateNow } = await givenActive([
    { name: 'Keys', blockType: 'KEYS', items: [{ name: 'Front door', description: 'With the agent' }] },
    {
      name: 'Hall',
      items: [
        { name: 'Smoke alarm', condition: 'Present, not tested' },
        { name: 'CO alarm', condition: 'Tested, sounded' },
        { name: 'Door', condition: 'Good' },
      ],
    },
  ]);
  await show(inspectionId);
  await page.getByRole('button', { name: 'Submit for review', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'One alarm is untested, and 3 items want a photo' });
  const entries = question.getByRole('listitem');
  await expect.element(entries.first()).toHaveTextContent('Hall: Smoke alarm');
  await expect.element(entries.nth(1)).toHaveTextContent('Keys: Front door');
  await expect.element(entries.nth(2)).toHaveTextContent('Hall: Smoke alarm, CO alarm');
  await question.getByRole('button', { name: 'Submit all the same' }).click();
  await expect.poll(stateNow).toBe('Review');
});

test('Submit names what changed at check out when nobody is responsible for it', async () => {
  const { inspectionId, path } = await givenActive([
    {
      name: 'Hall',
      items: [
        { name: 'Door', condition: 'Good' },
        { name: 'Walls', condition: 'Fair' },
        { name: 'Rug', condition: 'Worn' },
      ],
    },
  ]);
  const { data: before } = await getInspection({ path, throwOnError: true });
  const { data: checkOut } = await createInspection({
    body: {
      property: { id: before.property.id },
      clerk: { id: before.clerk?.id ?? 0 },
      type: { id: types.checkOut },
      conduct_date: '2041-02-06',
    },
    throwOnError: true,
  });
  const to = { inspection_id: checkOut.id };
  await initializeInspection({ path: to, body: { type: 6, init_from: inspectionId }, throwOnError: true });
  await startInspection({ path: to, throwOnError: true });
  const { data: report } = await getReport({ path: to, throwOnError: true });
  const [room] = report.rooms;
  for (const item of room?.items.slice(0, 2) ?? []) {
    const at = { ...to, room_id: room?.id ?? 0, item_id: item.id };
    await updateItem({
      path: at,
      body: { name: item.name.value, condition: 'Poor: split to frame' },
      throwOnError: true,
    });
    if (item === room?.items[0])
      await createAction({ path: at, body: { action: 'Repair', responsibility: 'Tenant' }, throwOnError: true });
  }

  await show(checkOut.id);
  await page.getByRole('button', { name: 'Submit for review', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'One condition is unchecked, and one change has no action' });
  const entries = question.getByRole('listitem');
  await expect.element(entries.first()).toHaveTextContent('Hall: Rug');
  await expect.element(entries.nth(1)).toHaveTextContent('Hall: Walls');
  await question.getByRole('button', { name: 'Go on writing' }).click();
});

test('a cancellation is taken back from its message, and later from the steps', async () => {
  const { inspectionId, stateNow } = await givenActive();
  await show(inspectionId);
  const cancel = async () => {
    await page.getByRole('button', { name: 'Steps' }).click();
    await page.getByRole('menuitem', { name: 'Cancel inspection' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the inspection' }).click();
    await expect.poll(stateNow).toBe('Closed');
  };
  await cancel();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stateNow).toBe('Active');
  await expect.element(page.getByText('Not cancelled any more.')).toBeVisible();

  await cancel();
  await page.getByRole('button', { name: 'Steps' }).click();
  await page.getByRole('menuitem', { name: 'Take the cancellation back' }).click();
  await expect.poll(stateNow).toBe('Active');
});

test('an approval is taken back from its message, and by another tab as long as its e-mails wait', async () => {
  const { inspectionId, path, stateNow } = await givenActive([], { isInBackOffice: true });
  await submitInspection({ path, throwOnError: true });
  await show(inspectionId);
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  await approve.click();
  await expect.element(page.getByText('Approved: the report is complete.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(page.getByText('Not approved any more: nobody was sent the report.')).toBeVisible();
  expect(await stateNow()).toBe('Review');

  // The other tab: it has not seen the approval's message.
  await completeInspection({ path, throwOnError: true });
  await queryClient.invalidateQueries();
  const undo = page.getByRole('button', { name: 'Undo approval' });
  await undo.click();
  await expect.poll(stateNow).toBe('Review');
  await expect.element(undo).not.toBeInTheDocument();
});

test('nobody is offered to take back what another application has completed', async () => {
  const { inspectionId, path } = await givenActive();
  await submitInspection({ path, throwOnError: true });
  await completeInspection({ path, throwOnError: true });
  await show(inspectionId);
  await expect.element(page.getByRole('button', { name: 'Close inspection', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo approval' })).not.toBeInTheDocument();
});

test('a manager’s Start is not primary: it asks first, says whose step it is, and is taken back', async () => {
  const { inspectionId, path, stateNow } = await givenActive();
  await unstartInspection({ path, throwOnError: true });
  await show(inspectionId);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.click();
  const question = page.getByRole('dialog', { name: 'Start this inspection now?' });
  await expect.element(question.getByText(/^This is the step of the clerk, /)).toBeVisible();
  await question.getByRole('button', { name: 'Not yet' }).click();
  expect(await stateNow()).toBe('Assigned');

  await start.click();
  await question.getByRole('button', { name: 'Start it now' }).click();
  await expect.poll(stateNow).toBe('Active');
  await page.getByRole('button', { name: 'Steps' }).click();
  await page.getByRole('menuitem', { name: 'Take the start back' }).click();
  await expect.poll(stateNow).toBe('Assigned');
});
