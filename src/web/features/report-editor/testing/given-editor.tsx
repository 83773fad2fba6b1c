/** A report in the real service, and the editor of it as its clerk sees it: for the tests of this folder. */
import { QueryClientProvider } from '@tanstack/react-query';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { prepareClient } from '#web/queries/client.ts';
import { getInspection, getReport, updateItem } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection, Item, Report } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { keepToken } from '#web/session/access-token.ts';
import { requireSession } from '#web/session/session.ts';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { scopes } from '#domain/scope.ts';
import { removeToast, toastStore } from '#web/ui/feedback/toast.ts';
import { requestsOfInspection } from '#web/report/requests/inspection-requests.ts';
import { sendAsOffice } from '#web/report/sync/office.ts';
import { Toasts } from '#web/ui/feedback/toasts.tsx';
import { startTextHistory } from '#web/ui/keyboard/text-history.ts';
import { ConfirmHost } from '#web/ui/overlay/confirm.tsx';
import { ReportEditor } from '../report-editor.tsx';
import { useEditorOf } from '../use-editor-of.ts';

prepareClient();
startTextHistory();

/** The requests and answers of `src/testing/web-service.ts`. */
export type WantedReport = {
  state?: number;
  rooms: {
    name: string;
    blockType?: string;
    options?: (string | number)[];
    items: { name: string; description?: string; condition?: unknown }[];
  }[];
};
type GivenWebReport = { inspectionId: number; token: string; managerToken: string };

export type GivenEditor = GivenWebReport & { inspection: Inspection; read: () => Promise<Report> };

export async function signInAs(token: string): Promise<void> {
  keepToken({ access_token: token, token_type: 'bearer', expires_in: 3600, scope: scopes.join(' ') });
  await requireSession({ request: new Request(window.location.href) });
}

/** The clerk is signed in from here on. */
export async function givenReportOnService(wanted: WantedReport): Promise<GivenEditor> {
  // It is asked of the tests' own setup, which is not in the interface.
  // oxlint-disable-next-line no-restricted-globals
  const answer = await fetch('/given/report', { method: 'POST', body: JSON.stringify(wanted) });
  if (!answer.ok) throw new Error(await answer.text());
  const given = (await answer.json()) as GivenWebReport;
  await signInAs(given.token);
  const path = { inspection_id: given.inspectionId };
  const { data: inspection } = await getInspection({ path, throwOnError: true });
  return { ...given, inspection, read: async () => (await getReport({ path, throwOnError: true })).data };
}

export const sendAs = ({ inspectionId }: Pick<GivenWebReport, 'inspectionId'>) =>
  sendAsOffice(inspectionId, requestsOfInspection(inspectionId));

export function items(report: Report): Item[] {
  return report.rooms.flatMap((room) => room.items);
}

/** Writes an item as somebody else. */
export async function changeAsManager(
  { managerToken, inspectionId }: GivenWebReport,
  roomId: number,
  { id, name, description, condition }: Item,
  change: { description?: string; condition?: string },
): Promise<void> {
  await updateItem({
    path: { inspection_id: inspectionId, room_id: roomId, item_id: id },
    body: {
      name: name.value,
      description: change.description ?? description.value,
      condition: change.condition ?? (condition.value as string),
    },
    auth: () => managerToken,
    throwOnError: true,
  });
}

function Host({ inspection }: { inspection: Inspection }) {
  const { editor } = useEditorOf(inspection);
  return editor === undefined ? <p>Opening</p> : <ReportEditor editor={editor} />;
}

export const openPage = (given: GivenEditor) => openAt(given, { width: 1320, height: 700 });

export const openOnPhone = (given: GivenEditor) => openAt(given, { width: 390, height: 844 });

async function openAt({ inspection }: GivenEditor, { width, height }: { width: number; height: number }) {
  await page.viewport(width, height);
  // Messages belong to the window, not to the page: those of the test before would answer to the same words.
  for (const { id } of toastStore.read()) removeToast(id);
  const frame = (shown: Inspection) => (
    <QueryClientProvider client={queryClient}>
      <div style={{ display: 'flex', height: height - 60, width: width - (width < 400 ? 32 : 20) }}>
        <Host inspection={shown} />
      </div>
      <ConfirmHost />
      <Toasts />
    </QueryClientProvider>
  );
  const screen = await render(frame(inspection));
  /** As the page does when it hears that the inspection has changed. */
  return Object.assign(screen, { showAs: (changed: Inspection) => screen.rerender(frame(changed)) });
}
