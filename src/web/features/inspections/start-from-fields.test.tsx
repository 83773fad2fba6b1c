import { QueryClientProvider } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { types } from '#domain/inspection-type.ts';
import { scopes } from '#domain/scope.ts';
import { prepareClient } from '#web/queries/client.ts';
import { completeInspection, getInspection, submitInspection } from '#web/queries/generated/sdk.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { keepToken } from '#web/session/access-token.ts';
import { emptyInspection, type InspectionValues } from './inspection-values.ts';
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
