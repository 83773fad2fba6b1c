import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createReportAttachment, listReportAttachments } from '#web/queries/generated/sdk.gen.ts';
import { givenReportOnService, items, openPage } from '../testing/given-editor.tsx';

async function drawPhoto(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48);
  canvas.getContext('2d')?.fillRect(0, 0, 64, 48);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

test('X rejects without a question, Z brings back, and what is rejected goes when the table closes', async () => {
  const given = await givenReportOnService({ rooms: [{ name: 'Hall', items: [{ name: 'Door' }] }] });
  const path = { inspection_id: given.inspectionId };
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg'])
    await createReportAttachment({ path, body: { upload: await drawPhoto(name) }, throwOnError: true });
  const ownCount = async () => (await listReportAttachments({ path, throwOnError: true })).data.length;
  const atDoor = async () => items(await given.read())[0]?.attachments.length;
  await openPage(given);
  await page.getByRole('button', { name: /^Photos to place/ }).click();
  const table = page.getByRole('dialog', { name: 'Photos to place' });
  const said = () => table.element().textContent;
  await expect.poll(said).toContain('1 photo of 3');
  await expect.element(table.getByRole('textbox', { name: /^Place of/ })).toHaveFocus();

  await userEvent.keyboard('x');
  await expect.poll(said).toContain('1 photo of 2; 1 rejected, deleted on closing');
  await userEvent.keyboard('z');
  await expect.poll(said).toContain('1 photo of 3');
  await expect.poll(said).not.toContain('rejected');
  await userEvent.keyboard('xxdo{Enter}');
  await expect.poll(said).toContain('2 photos rejected: deleted when this is closed.');
  await expect.poll(atDoor).toBe(1);
  expect(await ownCount()).toBe(2);

  await userEvent.keyboard('z');
  await expect.poll(said).toContain('1 photo of 1; 2 rejected, deleted on closing');
  await userEvent.keyboard('z');
  await expect.poll(said).toContain('of 2; 1 rejected, deleted on closing');
  await userEvent.keyboard('{Escape}');
  await expect.element(table).not.toBeInTheDocument();
  await expect.poll(ownCount).toBe(2);
  expect(await atDoor()).toBe(0);
});
