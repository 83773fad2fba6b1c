import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listExpectedAttachmentsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { ExpectedAttachment } from '#web/queries/generated/types.gen.ts';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { ExpectedFiles } from './expected-files.tsx';

const MINUTE = 60_000;
const files = (count: number, minutesAgo: number, inspectionId = 1): ExpectedAttachment[] =>
  Array.from({ length: count }, (_, at) => ({
    delivery_key: `${inspectionId}-${at}`,
    identifier: `${at}`,
    filename: `hall-${at + 1}.jpg`,
    size: 3_000_000,
    media_type: 'image/jpeg',
    room: 'Hall',
    item: null,
    announced_at: new Date(Date.now() - minutesAgo * MINUTE).toISOString(),
    expires_at: new Date(Date.now() + 9_000 * MINUTE).toISOString(),
    inspection: {
      id: inspectionId,
      type: { id: 1, name: 'Inventory' },
      property: {
        id: 1,
        address: { line1: `${inspectionId} Harbour Lane`, line2: null, city: 'Portsmouth', postcode: 'PO5 3LX' },
      },
    },
  }));

function show(shown: ReactNode, expected: ExpectedAttachment[], query = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(listExpectedAttachmentsOptions({ query }).queryKey, expected);
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{shown}</MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a report with hundreds of files names the first, and all of them without losing the focus', async () => {
  await show(<ExpectedFiles inspectionId={1} />, files(300, 5), { inspection_id: 1 });
  await expect.element(page.getByText('hall-5.jpg')).toBeVisible();
  await expect.element(page.getByText('hall-6.jpg')).not.toBeInTheDocument();
  page.getByRole('button', { name: 'Show all 300' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('hall-300.jpg')).toBeInTheDocument();
  expect(document.activeElement?.textContent).toContain('has announced 300 files');
});
