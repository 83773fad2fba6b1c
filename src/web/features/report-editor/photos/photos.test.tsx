import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { givenReportOnService, items, openPage } from '../testing/given-editor.tsx';

async function drawPhoto(name: string, { width, height } = { width: 640, height: 480 }): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = `hsl(${name.length * 40} 50% 50%)`;
  context.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

function drop(on: Element, files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  for (const type of ['dragover', 'drop'])
    on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

/** A second of it, as a recorder writes it. */
function silence(): ArrayBuffer {
  const rate = 8000;
  const bytes = new DataView(new ArrayBuffer(44 + rate));
  const put = (at: number, word: string) =>
    new TextEncoder().encode(word).forEach((byte, i) => bytes.setUint8(at + i, byte));
  put(0, 'RIFF');
  bytes.setUint32(4, 36 + rate, true);
  put(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, rate, true);
  bytes.setUint32(28, rate, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  put(36, 'data');
  bytes.setUint32(40, rate, true);
  return bytes.buffer;
}

/** Requests that carry files get no answer. */
function loseUploads(): () => void {
  const lost = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
  });
  return () => lost.mockRestore();
}

/** They arrive, and the answer says that the service has failed, or what the `problem` says. */
function failUploadsOf(name: string, problem = { status: 500, code: 'unexpected', detail: 'A bug.' }): () => void {
  const failing = new WeakSet<XMLHttpRequest>();
  const { send } = XMLHttpRequest.prototype;
  const status = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'status')?.get;
  const sending = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
    const file = body instanceof FormData ? body.get('upload') : undefined;
    if (file instanceof File && file.name === name) failing.add(this);
    send.call(this, body);
  });
  const answer = vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockImplementation(function (
    this: XMLHttpRequest,
  ): number {
    return failing.has(this) ? problem.status : status?.call(this);
  });
  const text = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'responseText')?.get;
  const words = vi.spyOn(XMLHttpRequest.prototype, 'responseText', 'get').mockImplementation(function (
    this: XMLHttpRequest,
  ): string {
    return failing.has(this) ? JSON.stringify(problem) : text?.call(this);
  });
  return () => {
    sending.mockRestore();
    answer.mockRestore();
    words.mockRestore();
  };
}

let mend = () => {};
afterEach(() => mend());

const oneItem = { rooms: [{ name: 'Hall', items: [{ name: 'Door' }, { name: 'Walls' }] }] };

describe('photos of a report', () => {
  test('several that are dropped on an item are uploaded to it and shown', async () => {
    const given = await givenReportOnService(oneItem);
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();
    const row = document.querySelector('[data-item]');
    if (row === null) throw new Error('no row');

    drop(row, [await drawPhoto('one.jpg'), await drawPhoto('other.jpg')]);

    await expect.poll(async () => items(await given.read())[0]?.attachments.length).toBe(2);
    await expect.element(page.getByRole('button', { name: 'Photo 2 of Door' })).toBeVisible();
  });

  test('one that is dropped beside the rows goes to where the person is, and a recording is heard at once', async () => {
    const given = await givenReportOnService(oneItem);
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Walls' }).click();
    const rooms = document.querySelector('[data-rooms]');
    if (rooms === null) throw new Error('no rooms');

    drop(rooms, [new File([silence()], 'Hall.wav', { type: 'audio/wav' })]);

    await expect.element(page.getByText('Hall.wav goes to Walls, Hall.')).toBeVisible();
    await expect.poll(async () => items(await given.read())[1]?.attachments.map(({ type }) => type)).toEqual(['AUDIO']);
    const dock = page.getByRole('region', { name: 'Recording', exact: true });
    // Nobody answers at the address of its file here: its name is shown, whether it can be played or not.
    await expect.element(dock.getByText('Walls', { exact: true })).toBeVisible();
  });

  test('they stand in the order in which they were given, however long each takes', async () => {
    const given = await givenReportOnService(oneItem);
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();
    const row = document.querySelector('[data-item]');
    if (row === null) throw new Error('no row');

    const large = await drawPhoto('first-and-large.jpg', { width: 6000, height: 4000 });
    drop(row, [large, await drawPhoto('second.jpg'), await drawPhoto('third.jpg')]);

    await expect.poll(async () => items(await given.read())[0]?.attachments.length).toBe(3);
    const names = items(await given.read())[0]?.attachments.map(({ filename }) => filename);
    expect(names).toEqual(['first-and-large.jpg', 'second.jpg', 'third.jpg']);
  });

  test('a pasted one goes to the item with the focus', async () => {
    const given = await givenReportOnService(oneItem);
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Walls' }).click();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(await drawPhoto('pasted.jpg'));

    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));

    await expect.poll(async () => items(await given.read())[1]?.attachments.length).toBe(1);
  });

  test('a file that is no photo is refused with the reason, beside its name', async () => {
    const given = await givenReportOnService(oneItem);
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();
    const row = document.querySelector('[data-item]');
    if (row === null) throw new Error('no row');

    drop(row, [new File(['no picture'], 'fake.jpg', { type: 'image/jpeg' })]);

    await expect.element(page.getByText('fake.jpg')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try fake.jpg again' })).toBeVisible();
    await expect.element(page.getByText('Saved', { exact: true })).not.toBeInTheDocument();
  });

  test('one at which the service fails is tried again by itself, and meanwhile the others pass it', async () => {
    const given = await givenReportOnService(oneItem);
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();
    const row = document.querySelector('[data-item]');
    if (row === null) throw new Error('no row');
    mend = failUploadsOf('first.jpg');

    drop(row, [await drawPhoto('first.jpg'), await drawPhoto('second.jpg')]);
    await expect.element(page.getByRole('button', { name: 'Photo 1 of Door' })).toBeVisible();
    await expect.element(page.getByText('The service failed, trying again')).toBeVisible();

    mend();
    await expect.element(page.getByRole('button', { name: 'Photo 2 of Door' })).toBeVisible();
    // A photo that had arrived before the answer failed is there once.
    expect(items(await given.read())[0]?.attachments).toHaveLength(2);
  });

  test('one for which the firm has no room says so, is kept, and arrives when there is room', async () => {
    const given = await givenReportOnService(oneItem);
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();
    const row = document.querySelector('[data-item]');
    if (row === null) throw new Error('no row');
    mend = failUploadsOf('full.jpg', { status: 507, code: 'quota_reached', detail: 'No room.' });

    drop(row, [await drawPhoto('full.jpg')]);
    await expect
      .element(page.getByText('The firm has no room for more files: kept here, and tried again'))
      .toBeVisible();
    await expect.element(page.getByText('Saved', { exact: true })).not.toBeInTheDocument();

    mend();
    await expect.element(page.getByRole('button', { name: 'Photo 1 of Door' })).toBeVisible();
  });

  test('those that wait for the line outlive a reload, are counted, and arrive in their order', async () => {
    const given = await givenReportOnService(oneItem);
    const before = await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();
    const row = document.querySelector('[data-item]');
    if (row === null) throw new Error('no row');
    mend = loseUploads();
    drop(row, await Promise.all(['one.jpg', 'two.jpg', 'three.jpg'].map((name) => drawPhoto(name))));
    const words = page.getByText('3 photographs wait to be sent (no answer)');
    await expect.element(words).toBeVisible();
    await before.unmount();

    const after = await openPage(given);

    await expect.element(words).toBeVisible();
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();
    await expect.element(page.getByText('two.jpg')).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'two.jpg, not sent yet' })).toBeVisible();
    expect(items(await given.read())[0]?.attachments).toEqual([]);
    mend();
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    const names = items(await given.read())[0]?.attachments.map(({ filename }) => filename);
    expect(names).toEqual(['one.jpg', 'two.jpg', 'three.jpg']);
    await after.unmount();
  });

  test('a caption is saved though its photo is closed while it is typed', async () => {
    const given = await givenReportOnService(oneItem);
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();
    const row = document.querySelector('[data-item]');
    if (row === null) throw new Error('no row');
    drop(row, [await drawPhoto('one.jpg')]);
    await page.getByRole('button', { name: 'Photo 1 of Door' }).click();
    await page.getByRole('textbox', { name: 'Caption' }).fill('Lock, close up');

    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true, keyCode: 229 });
    page.getByRole('textbox', { name: 'Caption' }).element().dispatchEvent(enter);
    await expect.element(page.getByRole('textbox', { name: 'Caption' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');

    await expect.poll(async () => items(await given.read())[0]?.attachments[0]?.description).toBe('Lock, close up');
    await expect.element(page.getByRole('button', { name: 'Lock, close up' })).toBeVisible();
  });

  test('the caption of one that waits outlives a reload, and goes with it', async () => {
    const given = await givenReportOnService(oneItem);
    const before = await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();
    const row = document.querySelector('[data-item]');
    if (row === null) throw new Error('no row');
    mend = loseUploads();
    drop(row, await Promise.all(['one.jpg', 'two.jpg'].map((name) => drawPhoto(name))));
    await page.getByRole('textbox', { name: 'Caption of two.jpg' }).fill('Hinge, worn');
    await page.getByRole('textbox', { name: 'Caption of one.jpg' }).fill('Lock');
    await expect.element(page.getByText('2 changes waiting, 2 photographs wait to be sent (no answer)')).toBeVisible();
    await before.unmount();

    const after = await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Caption of two.jpg' })).toHaveValue('Hinge, worn');
    // Somebody thinks better of one of them.
    await page.getByRole('button', { name: 'Do not upload one.jpg' }).click();
    mend();
    window.dispatchEvent(new Event('online'));

    await expect.element(page.getByRole('button', { name: 'Hinge, worn' })).toBeVisible();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    const [door] = items(await given.read());
    expect(door?.attachments.map(({ filename, description }) => [filename, description])).toEqual([
      ['two.jpg', 'Hinge, worn'],
    ]);
    await after.unmount();
  });

  test('a caption can be typed to its end though its photo arrives meanwhile', async () => {
    const given = await givenReportOnService(oneItem);
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();
    const row = document.querySelector('[data-item]');
    if (row === null) throw new Error('no row');
    mend = loseUploads();
    drop(row, [await drawPhoto('one.jpg')]);
    const caption = page.getByRole('textbox', { name: 'Caption of one.jpg' });
    await caption.fill('Lock');
    mend();
    window.dispatchEvent(new Event('online'));
    await expect.poll(async () => items(await given.read())[0]?.attachments[0]?.description).toBe('Lock');

    await userEvent.type(caption, ', close up');
    await userEvent.keyboard('{Enter}');

    await expect.poll(async () => items(await given.read())[0]?.attachments[0]?.description).toBe('Lock, close up');
    await expect.element(page.getByRole('button', { name: 'Lock, close up' })).toBeVisible();
    await expect.element(caption).not.toBeInTheDocument();
  });
});
