import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  createTemplate,
  createTemplateItem,
  createTemplateRoom,
  getTemplateReport,
} from '#web/queries/generated/sdk.gen.ts';
import type { Template } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { templateHome } from '#web/report/model/report-home.ts';
import { ReportStore } from '#web/report/model/report-store.ts';
import { WaitingDisk } from '#web/report/sync/disk.ts';
import { sendAsOffice } from '#web/report/sync/office.ts';
import { Queue } from '#web/report/sync/queue.ts';
import { requestsOf } from '#web/report/requests/requests-of.ts';
import { Toasts } from '#web/ui/feedback/toasts.tsx';
import { ReportEditor } from './report-editor.tsx';
import { breakWrites, offline } from './testing/faults.ts';
import { givenReportOnService, items, signInAs } from './testing/given-editor.tsx';
import { useTemplateEditor } from './use-template-editor.ts';

const oneItem = { rooms: [{ name: 'Hall', items: [{ name: 'Door', condition: 'Good' }] }] };
const disk = new WaitingDisk('keyturn-waiting-test');
const owner = '1/1';

async function givenTemplate(): Promise<Template> {
  const { data: template } = await createTemplate({ body: { name: 'Flat' }, throwOnError: true });
  const path = { template_id: template.id };
  const room = await createTemplateRoom({ path, body: { name: 'Hall', block_type: 'DETAILED' }, throwOnError: true });
  const at = { ...path, room_id: room.data.id };
  await createTemplateItem({ path: at, body: { name: 'Door' }, throwOnError: true });
  return template;
}

const readTemplate = async (id: number) =>
  (await getTemplateReport({ path: { template_id: id }, throwOnError: true })).data;

/** An inspection and a template that bear the same number. */
async function givenTwins() {
  let given = await givenReportOnService(oneItem);
  await signInAs(given.managerToken);
  let template = await givenTemplate();
  while (template.id !== given.inspectionId) {
    if (template.id < given.inspectionId) template = await givenTemplate();
    else {
      given = await givenReportOnService(oneItem);
      await signInAs(given.managerToken);
    }
  }
  return { given, template };
}

/** As after a load of its page. */
async function openAt(home: ReportStore['home']) {
  const requests = await requestsOf(home);
  const report = new ReportStore(home, await requests.readReport());
  const queue = new Queue({ report, disk, owner, send: sendAsOffice(home, requests) });
  await queue.overlay();
  const [item] = report.allItems();
  return { queue, itemId: item?.id ?? 0, shown: () => report.shown(item?.id ?? 0)?.condition };
}

let mend: () => void = () => undefined;
afterEach(() => mend());

describe('the editor of a template', () => {
  test('keeps and sends nothing under the name of the inspection of the same number', async () => {
    const { given, template } = await givenTwins();
    const homes = [given.inspectionId, templateHome(template.id)] as const;
    mend = breakWrites(offline);
    const texts = ['Of the inspection', 'Of the template'];
    for (const [at, home] of homes.entries()) {
      const { queue, itemId } = await openAt(home);
      queue.type(itemId, 'condition', texts[at] ?? '');
      await expect
        .poll(async () => (await disk.listOfReport(owner, home)).map(({ value }) => value))
        .toEqual([texts[at]]);
      queue.close();
    }
    mend();

    for (const [at, home] of homes.entries()) {
      const { queue, shown } = await openAt(home);
      expect(shown()).toBe(texts[at]);
      expect(await queue.leave()).toBe(true);
    }
    expect(items(await given.read()).map(({ condition }) => condition.value)).toEqual([texts[0]]);
    expect(items(await readTemplate(template.id)).map(({ condition }) => condition.value)).toEqual([texts[1]]);
  });

  test('writes rooms and items, and shows nothing that only an inspection has', async () => {
    const { managerToken } = await givenReportOnService(oneItem);
    await signInAs(managerToken);
    const template = await givenTemplate();
    await page.viewport(1320, 700);
    await render(
      <QueryClientProvider client={queryClient}>
        <div style={{ display: 'flex', height: 640, width: 1300 }}>
          <Host template={template} />
        </div>
        <Toasts />
      </QueryClientProvider>,
    );
    await page.getByRole('textbox', { name: 'Description of Door' }).click();
    await userEvent.keyboard('White panelled{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect
      .poll(async () => items(await readTemplate(template.id)).map(({ description }) => description.value))
      .toEqual(['White panelled', null]);

    const side = page.getByRole('complementary', { name: 'About the item' });
    await expect.element(side.getByRole('button', { name: 'Delete' })).toBeVisible();
    for (const heading of [/Photos/, /Actions/, /Recordings/])
      await expect.element(side.getByRole('heading', { name: heading })).not.toBeInTheDocument();
    await expect.element(page.getByText(/unanswered/)).not.toBeInTheDocument();

    await side.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(async () => items(await readTemplate(template.id)).length).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => items(await readTemplate(template.id)).length).toBe(2);
  });
});

function Host({ template }: { template: Template }) {
  const { editor } = useTemplateEditor(template);
  return editor === undefined ? <p>Opening</p> : <ReportEditor editor={editor} />;
}
