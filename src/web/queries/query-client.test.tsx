import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#web/ui/button.tsx';
import { queryClient } from './query-client.ts';

let sent: (() => void)[] = [];
function Command() {
  const command = useMutation({ mutationFn: () => new Promise<void>((answer) => sent.push(answer)) });
  return (
    <Button isBusy={command.isPending} onClick={() => command.mutate()}>
      Send
    </Button>
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
  const { port1, port2 } = new MessageChannel();
  // As a browser does with two clicks of one hand: one task each, before any timer.
  const clicked = new Promise((resolve) => port2.addEventListener('message', resolve, { once: true }));
  port2.start();
  element.click();
  port1.postMessage('');
  await clicked;
  element.click();
  expect(sent).toHaveLength(1);
  await expect.element(button).toBeDisabled();

  sent[0]?.();
  await expect.element(button).toBeEnabled();
  await button.click();
  expect(sent).toHaveLength(2);
});
