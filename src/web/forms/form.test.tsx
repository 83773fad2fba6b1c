import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import * as z from 'zod';
import { ApiError, ConnectionLost } from '#web/queries/api-error.ts';
import { CheckField, DateField, NumberField, SelectField, TagsField, TextField } from './fields.tsx';
import { Form, SubmitButton } from './form.tsx';
import { showRefusal } from './show-refusal.ts';
import { useContractForm } from './use-contract-form.ts';

const Booking = z.object({
  address: z.object({ line1: z.string().min(1, 'must not be empty') }),
  beds: z.int('must be a whole number'),
  type: z.string(),
  date: z.union([z.iso.date(), z.null()], { error: 'must be a date' }),
  tags: z.array(z.string()),
  parking: z.boolean(),
});
type Body = z.infer<typeof Booking>;
type Values = Omit<Body, 'beds' | 'date'> & { beds: number | string | null; date: string };

const initial: Values = {
  address: { line1: '' },
  beds: null,
  type: 'Flat',
  date: '',
  tags: [],
  parking: false,
};

/** Saves into `saved`; the `refusals` are thrown first. */
function BookingForm({ saved, refusals = [] }: { saved: Body[]; refusals?: Error[] }) {
  const form = useContractForm<Values, typeof Booking>({
    schema: Booking,
    initial,
    toBody: (values) => ({ ...values, date: values.date === '' ? null : values.date }),
  });
  const handleSave = form.handleSubmit(async (body) => {
    try {
      const refusal = refusals.shift();
      if (refusal !== undefined) throw refusal;
      saved.push(body);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Form form={form} label="Booking" onSubmit={handleSave}>
      <TextField name="address.line1" label="Street" isRequired />
      <NumberField name="beds" label="Bedrooms" min={0} />
      <SelectField name="type" label="Type" options={['Flat', 'House']} />
      <DateField name="date" label="Date" />
      <TagsField name="tags" label="Tags" />
      <CheckField name="parking" label="Parking" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

function refusal(errors: { pointer: string; code: string; detail: string }[], detail = 'Some fields are wrong.') {
  const words = { type: '/problems/validation_failed', title: 'Invalid', status: 422, code: 'validation_failed' };
  return new ApiError({ ...words, detail, instance: 'r-1', errors });
}

beforeEach(async () => {
  await page.viewport(1000, 900);
});

async function fillIn() {
  await page.getByRole('textbox', { name: 'Street' }).fill('12 Harbour Lane');
  await page.getByRole('textbox', { name: 'Bedrooms' }).fill('2');
}
const save = () => page.getByRole('button', { name: 'Save' }).click();

describe('a form', () => {
  test('says what is missing beside its field, and goes there', async () => {
    const saved: Body[] = [];
    await render(<BookingForm saved={saved} />);
    await save();
    const street = page.getByRole('textbox', { name: 'Street' });
    await expect.element(street).toHaveAccessibleDescription('Street cannot be left empty.');
    await expect.element(street).toHaveFocus();
    await street.fill('12 Harbour Lane');
    await expect.element(street).not.toHaveAttribute('aria-invalid');
    expect(saved).toEqual([]);
  });

  test('sends numbers, dates and nulls as the wire means them', async () => {
    const saved: Body[] = [];
    await render(<BookingForm saved={saved} />);
    await fillIn();
    await page.getByRole('textbox', { name: 'Date' }).fill('3 feb 2027');
    await page.getByRole('textbox', { name: 'Tags' }).click();
    await userEvent.keyboard('HMO{Enter}Dog,');
    await page.getByRole('checkbox', { name: 'Parking' }).click();
    await save();
    await expect
      .poll(() => saved)
      .toEqual([
        {
          address: { line1: '12 Harbour Lane' },
          beds: 2,
          type: 'Flat',
          date: '2027-02-03',
          tags: ['HMO', 'Dog'],
          parking: true,
        },
      ]);
  });

  test('a date that cannot be read is refused where it stands', async () => {
    await render(<BookingForm saved={[]} />);
    await fillIn();
    await page.getByRole('textbox', { name: 'Date' }).fill('someday');
    await save();
    await expect
      .element(page.getByRole('textbox', { name: 'Date' }))
      .toHaveAccessibleDescription('Date cannot be read as a date.');
    await expect.element(page.getByRole('textbox', { name: 'Date' })).toHaveFocus();
  });

  test('a refusal stands beside its fields, and the rest of it above the form', async () => {
    const refused = refusal([
      { pointer: '/beds', code: 'too_big', detail: 'beds must be 99 at most' },
      { pointer: '/unheard_of', code: 'custom', detail: 'unheard_of is odd' },
    ]);
    const saved: Body[] = [];
    await render(<BookingForm saved={saved} refusals={[refused]} />);
    await fillIn();
    await save();
    const beds = page.getByRole('textbox', { name: 'Bedrooms' });
    await expect.element(beds).toHaveAccessibleDescription('Bedrooms must be 99 at most.');
    await expect.element(beds).toHaveFocus();
    await expect.element(page.getByRole('alert')).toHaveTextContent('unheard_of is odd');
    await save();
    await expect.poll(() => saved).toHaveLength(1);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('a lost line says that no answer came, and keeps the text', async () => {
    await render(<BookingForm saved={[]} refusals={[new ConnectionLost(undefined)]} />);
    await fillIn();
    await save();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'No answer came: the service could not be reached. Try again when it is back; nothing is made twice.',
      );
    await expect.element(page.getByRole('textbox', { name: 'Street' })).toHaveValue('12 Harbour Lane');
  });

  test('is accessible with its faults in both schemes', async () => {
    document.documentElement.lang = 'en-GB';
    document.title = 'Booking';
    const screen = await render(<BookingForm saved={[]} />);
    await save();
    await expect.element(page.getByRole('textbox', { name: 'Street' })).toHaveAttribute('aria-invalid');
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme;
      expect((await axe.run(screen.container)).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    }
  });
});

test('a rule of the whole is said above the form, and one of its own words once', async () => {
  const Person = z.object({ name: z.string().optional() }).refine(({ name }) => name !== undefined, 'needs a name');
  function PersonForm({ fault }: { fault?: string }) {
    const form = useContractForm<{ name: string }, typeof Person>({
      schema: Person,
      initial: { name: '' },
      toBody: ({ name }) => (name === '' ? {} : { name }),
      faultsOf: () => (fault === undefined ? {} : { name: fault }),
    });
    return (
      <Form form={form} label="Person" onSubmit={form.handleSubmit(() => undefined)}>
        <TextField name="name" label="Name" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  }
  const screen = await render(<PersonForm />);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('needs a name');
  await screen.rerender(<PersonForm fault="Give a name." key="other" />);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Give a name.')).toBeVisible();
  expect(screen.getByText('needs a name').elements()).toEqual([]);
});
