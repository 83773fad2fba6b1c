import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { scopes } from '#domain/scope.ts';
import { prepareClient } from '#web/queries/client.ts';
import { getInspectionOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import {
  createReviewQuestion,
  getInspection,
  getReport,
  getReviewQuestions,
  submitInspection,
  updateReviewQuestion,
} from '#web/queries/generated/sdk.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { keepToken } from '#web/session/access-token.ts';
import { requireSession } from '#web/session/session.ts';
import { Toasts } from '#web/ui/feedback/toasts.tsx';
import { ConfirmHost } from '#web/ui/overlay/confirm.tsx';
import { LifecycleActions } from '../lifecycle-actions.tsx';

prepareClient();

function Shown({ id }: { id: number }) {
  const { data } = useQuery(getInspectionOptions({ path: { inspection_id: id } }));
  return data === undefined ? null : <LifecycleActions inspection={data} />;
}

/** In Review, with a question about each of two items, as a manager sees it. */
async function givenAsked() {
  const rooms = [{ name: 'Kitchen', items: ['Sink', 'Oven'].map((name) => ({ name, condition: 'Good' })) }];
  const answer = await fetch('/given/report', { method: 'POST', body: JSON.stringify({ rooms }) });
  const { inspectionId, managerToken } = (await answer.json()) as { inspectionId: number; managerToken: string };
  keepToken({ access_token: managerToken, token_type: 'bearer', expires_in: 3600, scope: scopes.join(' ') });
  await requireSession({ request: new Request(window.location.href) });
  const path = { inspection_id: inspectionId };
  await submitInspection({ path, throwOnError: true });
  const { data: report } = await getReport({ path, throwOnError: true });
  const items = report.rooms[0]?.items ?? [];
  for (const { id, name } of items)
    await createReviewQuestion({
      path,
      body: { item_id: id, field: 'condition', text: `Is the ${name.value.toLowerCase()} new?` },
      throwOnError: true,
    });
  return { path, items };
}

test('Approve names the questions that nobody has answered, leads to them, and takes a reason to waive them', async () => {
  const { path, items } = await givenAsked();
  const stateNow = async () => (await getInspection({ path, throwOnError: true })).data.state.name;
  const questions = async () => (await getReviewQuestions({ path, throwOnError: true })).data.questions;
  await render(
    <QueryClientProvider client={queryClient}>
      <Shown id={path.inspection_id} />
      <ConfirmHost />
      <Toasts />
    </QueryClientProvider>,
  );
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  await approve.click();
  const both = page.getByRole('dialog', { name: '2 questions have no answer' });
  await expect.element(both.getByRole('listitem').first()).toHaveTextContent('Kitchen · Sink: Is the sink new?');
  const link = both.getByRole('link', { name: 'Kitchen · Oven' }).element() as HTMLAnchorElement;
  expect(link.hash).toBe(`#item-${items[1]?.id}-condition`);
  await both.getByRole('button', { name: 'Waive and approve' }).click();
  await expect.element(page.getByText('Not approved: questions are waived with a reason.')).toBeVisible();
  expect(await stateNow()).toBe('Review');

  const [first] = await questions();
  await updateReviewQuestion({
    path: { ...path, question_id: first?.id ?? 0 },
    body: { answer: 'No' },
    throwOnError: true,
  });
  await approve.click();
  const one = page.getByRole('dialog', { name: 'One question has no answer' });
  await one.getByRole('textbox', { name: 'Reason to waive it' }).fill('The oven is the landlord’s');
  await one.getByRole('button', { name: 'Waive and approve' }).click();
  await expect.poll(stateNow).toBe('Complete');
  expect((await questions()).map(({ answer, waived }) => [answer, waived])).toEqual([
    ['No', null],
    [null, 'The oven is the landlord’s'],
  ]);
});
