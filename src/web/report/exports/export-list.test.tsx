import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import type { AccountExport } from '#web/queries/generated/types.gen.ts';
import { ExportList } from './export-list.tsx';

test('an export that is being made says how far it is, in per cent', async () => {
  const running: AccountExport = {
    id: 1,
    actor_id: 1,
    state: 'running',
    progress: 27,
    bytes: null,
    files: null,
    records: null,
    failure: null,
    requested_at: '2026-11-27T09:00:00Z',
    ready_at: null,
    expires_at: '2026-12-04T09:00:00Z',
    url: null,
  };
  const screen = await render(<ExportList exports={[running]} nameOf={() => 'The whole account'} />);
  await expect.element(screen.getByText('27 %', { exact: true })).toBeVisible();
});
