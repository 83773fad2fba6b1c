import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient, whenEmpty } from './query-client.ts';

let sent: (() => void)[] = [];
function Command() {
  const command = useMutation({ mutationFn: () => new Promise<void>((answer) => sent.push(answer)) });
  return (
    <button type="button" disabled={command.isPending} onClick={() => command.mutate()}>
      Send
    </button>
  );
}

test('a command is sent once, however soon the second click comes, and can be given again after its answer', async () => {
  sent = [];
  await render(
    <QueryClientProvider client={queryClient}>
      <Command />
    </QueryClientProvider>,
  );
  const button = page.getByRole('button', { name: 'Send' });
  const element = button.element() as HTMLButtonElement;
  element.click();
  // The next click is a task of its own, which may come before any timer, so only promises are sure to be settled.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(element.disabled).toBe(true);
  element.click();
  expect(sent).toHaveLength(1);
  await expect.element(button).toBeDisabled();

  sent[0]?.();
  await expect.element(button).toBeEnabled();
  await button.click();
  expect(sent).toHaveLength(2);
});

test('shown rows stay when a later reading fails', async () => {
  let isFailing = false;
  const queryFn = () => (isFailing ? Promise.reject(new TypeError('500')) : Promise.resolve('Southsea'));
  function Shown() {
    const { data, isError } = useQuery({ queryKey: ['shown'], queryFn, throwOnError: whenEmpty });
    return (
      <p>
        {data}
        {isError && ', read before'}
      </p>
    );
  }
  await render(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Southsea')).toBeVisible();
  isFailing = true;
  await queryClient.invalidateQueries({ queryKey: ['shown'] });
  await expect.element(page.getByText('Southsea, read before')).toBeVisible();
});
