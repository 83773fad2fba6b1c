import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startTextHistory } from './text-history.ts';

let stop: () => void;
beforeEach(() => {
  stop = startTextHistory();
});
afterEach(() => stop());

/** One whose text React holds, and one that holds its own. */
function Texts() {
  const [text, setText] = useState('');
  return (
    <>
      <textarea aria-label="Held" value={text} onChange={({ target }) => setText(target.value)} />
      <textarea aria-label="Own" defaultValue="" />
    </>
  );
}

const undo = () => userEvent.keyboard('{Control>}z{/Control}');
const redoByShift = () => userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
const redoByY = () => userEvent.keyboard('{Control>}y{/Control}');
const pause = () => new Promise((resolve) => setTimeout(resolve, 1_100));

describe.each(['Held', 'Own'])('a text (%s)', (label) => {
  const text = page.getByRole('textbox', { name: label });

  test('is taken back by runs of typing, and goes forward again', async () => {
    await render(<Texts />);
    await text.click();
    await userEvent.keyboard('Scuffed, lo{Backspace}ow');
    await pause();
    await userEvent.keyboard(', worn');

    await undo();
    await expect.element(text).toHaveValue('Scuffed, low');
    await undo();
    await expect.element(text).toHaveValue('');
    await undo();
    await redoByY();
    await expect.element(text).toHaveValue('Scuffed, low');
    await redoByShift();
    await expect.element(text).toHaveValue('Scuffed, low, worn');
    await redoByShift();

    await undo();
    await userEvent.keyboard('!');
    await redoByY();
    await expect.element(text).toHaveValue('Scuffed, low!');
  });

  test('begins a step with a paste, a move of the caret and another field', async () => {
    await render(<Texts />);
    const other = page.getByRole('textbox', { name: label === 'Own' ? 'Held' : 'Own' });
    await text.click();
    await userEvent.keyboard('Marks');
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.copy();
    await userEvent.keyboard('{End}');
    await userEvent.paste();
    await userEvent.keyboard(' low');
    await expect.element(text).toHaveValue('MarksMarks low');
    await other.click();
    await userEvent.keyboard('Other');
    await text.click();
    await userEvent.keyboard('{End}!');
    await userEvent.keyboard('{Home}No ');

    for (const left of ['MarksMarks low!', 'MarksMarks low', 'MarksMarks', 'Marks', '']) {
      await undo();
      await expect.element(text).toHaveValue(left);
    }
    await expect.element(other).toHaveValue('Other');
  });
});

test('another person’s words are not taken back', async () => {
  await render(<Texts />);
  const text = page.getByRole('textbox', { name: 'Own' });
  await text.click();
  await userEvent.keyboard('Mine');
  (text.element() as HTMLTextAreaElement).value = 'Mine and theirs';
  await undo();
  await expect.element(text).toHaveValue('Mine and theirs');
  await userEvent.keyboard('!');
  await undo();
  await expect.element(text).toHaveValue('Mine and theirs');
});
