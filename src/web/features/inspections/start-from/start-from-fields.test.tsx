import { QueryClientProvider } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { types } from '#domain/inspection-type.ts';
import { scopes } from '#domain/scope.ts';
import { prepareClient } from '#web/queries/client.ts';
import {
  completeInspection,
  createTemplate,
  getInspection,
  submitInspection,
  updateAccountSettings,
} from '#web/queries/generated/sdk.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { keepToken } from '#web/session/access-token.ts';
import { emptyInspection, type InspectionValues } from '../inspection-values.ts';
import { findStart } from './start-from.ts';
import { StartFromFields } from './start-from-fields.tsx';

prepareClient();

function Fields({ values }: { values: InspectionValues }) {
  return (
    <QueryClientProvider client={queryClient}>
      <FormProvider {...useForm({ defaultValues: values })}>
        <StartFromFields />
      </FormProvider>
    </QueryClientProvider>
  );
}

test('a check-out starts from the latest finished inventory or check-in, which is said and can be changed', async () => {
  const answer = await fetch('/given/report', { method: 'POST', body: JSON.stringify({ rooms: [] }) });
  const { inspectionId, managerToken } = (await answer.json()) as { inspectionId: number; managerToken: string };
  keepToken({ access_token: managerToken, token_type: 'bearer', expires_in: 3600, scope: scopes.join(' ') });
  const path = { inspection_id: inspectionId };
  await submitInspection({ path, throwOnError: true });
  await completeInspection({ path, throwOnError: true });
  const { data } = await getInspection({ path, throwOnError: true });
  const empty = emptyInspection({ propertyId: data.property.id, day: '2041-02-06' }, []);
  const checkOut = { ...empty, type: { id: String(types.checkOut) } };

  await render(<Fields values={checkOut} />);
  const field = page.getByRole('combobox', { name: 'Start from' });
  await expect.element(field).toHaveDisplayValue(/^The latest inventory or check-in: Inventory/);
  expect((await findStart(checkOut))?.id).toBe(inspectionId);

  await field.selectOptions('Nothing');
  await expect.element(field).toHaveDisplayValue('Nothing');
  expect(await findStart({ ...checkOut, startFrom: 'nothing' })).toBeUndefined();
  expect(await findStart(empty)).toBeUndefined();
  expect((await findStart({ ...empty, startFrom: 'last-report' }))?.id).toBe(inspectionId);
});

test('the usual template of the firm is chosen for the type, and given up for what somebody chooses by hand', async () => {
  const answer = await fetch('/given/report', { method: 'POST', body: JSON.stringify({ rooms: [] }) });
  const { inspectionId, managerToken } = (await answer.json()) as { inspectionId: number; managerToken: string };
  keepToken({ access_token: managerToken, token_type: 'bearer', expires_in: 3600, scope: scopes.join(' ') });
  const { data } = await getInspection({ path: { inspection_id: inspectionId }, throwOnError: true });
  const add = async (name: string) => (await createTemplate({ body: { name }, throwOnError: true })).data.id;
  const [ofVisits, ofUpdates] = [await add('For visits'), await add('For updates')];
  const template_rules = [
    { template_id: ofVisits, type_id: types.routine, beds_from: 0, beds_to: 50 },
    { template_id: ofUpdates, type_id: types.update },
  ];
  await updateAccountSettings({ body: { template_rules }, throwOnError: true });
  queryClient.clear();
  const empty = emptyInspection({ propertyId: data.property.id, day: '2041-02-06' }, []);
  function Chosen() {
    const form = useForm({ defaultValues: { ...empty, type: { id: String(types.routine) } } });
    return (
      <QueryClientProvider client={queryClient}>
        <FormProvider {...form}>
          <StartFromFields />
          {[types.routine, types.update, types.inventory].map((type) => (
            <button key={type} type="button" onClick={() => form.setValue('type.id', String(type))}>
              Type {type}
            </button>
          ))}
        </FormProvider>
      </QueryClientProvider>
    );
  }
  await render(<Chosen />);
  const choose = (type: number) => page.getByRole('button', { name: `Type ${type}` }).click();
  const field = page.getByRole('combobox', { name: /^Template/ });
  await expect.element(field).toHaveDisplayValue('For visits');
  await choose(types.update);
  await expect.element(field).toHaveDisplayValue('For updates');
  await choose(types.inventory);
  await expect.element(page.getByRole('combobox', { name: 'Start from' })).toHaveDisplayValue('Nothing');
  await choose(types.update);
  await expect.element(field).toHaveDisplayValue('For updates');
  await field.selectOptions('For visits');
  await choose(types.routine);
  await choose(types.update);
  await expect.element(field).toHaveDisplayValue('For visits');
  await updateAccountSettings({ body: { template_rules: [] }, throwOnError: true });
});
