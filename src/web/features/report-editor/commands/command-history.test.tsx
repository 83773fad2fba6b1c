import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startTextHistory } from '#web/ui/keyboard/text-history.ts';
import { noteCommand, redoIn, replaceText, undoIn } from './command-history.ts';

test('a text that a command has put there is taken back from wherever the focus is, and what was typed before it then', async () => {
  const stop = startTextHistory();
  await render(
    <>
      <textarea aria-label="Own" />
      <textarea aria-label="Held" />
    </>,
  );
  const text = page.getByRole('textbox', { name: 'Own' });
  const other = page.getByRole('textbox', { name: 'Held' });
  await text.click();
  await userEvent.keyboard('Scuffed');
  await other.click();
  await userEvent.keyboard('White');
  const element = text.element() as HTMLTextAreaElement;
  replaceText(element, 'As before');
  noteCommand({ undo: () => undoIn(element), redo: () => redoIn(element) });
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(text).toHaveValue('Scuffed');
  await expect.element(other).toHaveValue('White');
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(text).toHaveValue('As before');

  await userEvent.keyboard(' gloss');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(other).toHaveValue('White');
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(text).toHaveValue('Scuffed');
  stop();
});
