import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { TagsField, TextField } from './fields.tsx';
import { Form, SubmitButton } from './form.tsx';
import { holdTyped } from './hold-typed.ts';
import { submitHandler } from './submit-handler.ts';
import { useContractForm } from './use-contract-form.ts';

type Values = { name: string; phone: string; town: string; domains: string[] };

const Firm = z.object({ name: z.string(), phone: z.string(), town: z.string(), domains: z.array(z.string()) });
const initial: Values = { name: 'Harbour Lettings', phone: '', town: 'Cosham', domains: [] };

type Service = {
  sent: Values[];
  /** The answer to what is sent now. */
  answer: PromiseWithResolvers<Values>;
  /** Whether more was typed than was saved, as the form tells it. */
  told: boolean[];
};

function FirmForm({ service }: { service: Service }) {
  const form = useContractForm<Values, typeof Firm>({ schema: Firm, initial, toBody: (values) => values });
  const handleSave = submitHandler(form, async (body) => {
    const settle = holdTyped(form);
    service.sent.push(structuredClone(body as Values));
    service.told.push(settle(await service.answer.promise));
  });
  return (
    <Form form={form} label="Firm" onSubmit={handleSave}>
      <TextField name="name" label="Name" />
      <TextField name="phone" label="Phone" type="tel" />
      <TextField name="town" label="Town" />
      <TagsField name="domains" label="Domains" />
      <SubmitButton>Save</SubmitButton>
      <p>{form.formState.isDirty ? 'Something is not saved.' : 'All is saved.'}</p>
    </Form>
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
const save = () => page.getByRole('button', { name: 'Save' });

async function showForm(): Promise<Service> {
  const service: Service = { sent: [], answer: Promise.withResolvers(), told: [] };
  await render(<FirmForm service={service} />);
  return service;
}

/** Sends the form, whose answer is held. */
async function send(service: Service, count: number): Promise<void> {
  service.answer = Promise.withResolvers();
  await save().click();
  await expect.poll(() => service.sent.length).toBe(count);
  await expect.element(save()).toHaveAttribute('aria-busy', 'true');
}

test('letters typed while the answer is held stay with the caret among them, and go with the next save', async () => {
  const service = await showForm();
  await field('Phone').fill('023 1');
  await field('Town').fill('  Southsea ');
  await send(service, 1);
  await field('Phone').click();
  await userEvent.keyboard('{End}{ArrowLeft}99');
  service.answer.resolve({ ...initial, phone: '023 1', town: 'Southsea' });

  await expect.element(field('Town')).toHaveValue('Southsea');
  await userEvent.keyboard('7');
  await expect.element(field('Phone')).toHaveValue('023 9971');
  await expect.element(page.getByText('Something is not saved.')).toBeVisible();
  expect(service.told).toEqual([true]);

  await send(service, 2);
  expect(service.sent[1]).toEqual({ ...initial, phone: '023 9971', town: 'Southsea' });
  service.answer.resolve({ ...initial, phone: '023 9971', town: 'Southsea' });
  await expect.element(page.getByText('All is saved.')).toBeVisible();
  expect(service.told).toEqual([true, false]);
});

test('a list that grows while the answer is held keeps what was added', async () => {
  const service = await showForm();
  await field('Domains').click();
  await userEvent.keyboard('harbour.example,');
  await send(service, 1);
  await field('Domains').click();
  await userEvent.keyboard('quay.example,');
  await expect.element(page.getByText('quay.example')).toBeVisible();
  service.answer.resolve({ ...initial, domains: ['harbour.example'] });
  await expect.poll(() => service.told).toEqual([true]);
  await expect.element(page.getByText('quay.example')).toBeVisible();

  await send(service, 2);
  expect(service.sent[1]?.domains).toEqual(['harbour.example', 'quay.example']);
});

test('a form that was left alone meanwhile shows what was saved', async () => {
  const service = await showForm();
  await field('Name').fill('harbour lettings');
  await send(service, 1);
  service.answer.resolve({ ...initial, name: 'Harbour Lettings Ltd' });
  await expect.element(field('Name')).toHaveValue('Harbour Lettings Ltd');
  await expect.element(page.getByText('All is saved.')).toBeVisible();
  expect(service.told).toEqual([false]);
});
