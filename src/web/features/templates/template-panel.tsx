/** One template beside the list: what it is offered for, its rooms, a copy of it, and its end. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { getTemplateReportOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { createTemplate, deleteTemplate, updateTemplate } from '#web/queries/generated/sdk.gen.ts';
import type { Template } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Details } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { typesText } from './template-columns.tsx';
import { type TemplateBody, TemplateDialog } from './template-dialog.tsx';
import styles from './templates.module.css';

type Props = { template: Template; onCopied: (id: number) => void; onClose: () => void };

export function TemplatePanel({ template, onCopied, onClose }: Props) {
  const { id, name, system: isOurs } = template;
  const isArchived = template.archived_at !== null && template.archived_at !== undefined;
  const [isCopying, setCopying] = useState(false);
  /** As it was when the form was opened. */
  const [edited, setEdited] = useState<Template>();
  const [isBusy, setBusy] = useState(false);

  const askRemove = async () => {
    const text =
      'It is offered for no new inspection. It goes for good where no report began with it; reports that did stay as they are.';
    if (!(await confirm({ title: `Remove ${name}?`, text, action: 'Remove', isDanger: true }))) return;
    setBusy(true);
    try {
      await deleteTemplate({ path: { template_id: id } });
      showToast({ text: `${name} was removed.` });
      onClose();
      await afterWrite('template');
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
      setBusy(false);
    }
  };

  return (
    <>
      <Dialog
        title={name}
        at="panel"
        onClose={onClose}
        footer={
          <>
            {!isOurs && !isArchived && (
              <Button isBusy={isBusy} onClick={() => void askRemove()}>
                Remove
              </Button>
            )}
            <Button onClick={() => setCopying(true)}>Copy</Button>
            {!isOurs && !isArchived && <Button onClick={() => setEdited(template)}>Edit</Button>}
          </>
        }
      >
        <Facts template={template} />
        <Rooms id={id} />
      </Dialog>
      {isCopying && (
        <TemplateDialog
          copyOf={template}
          onClose={() => setCopying(false)}
          onSave={async (body) => {
            const { data } = await createTemplate({ body });
            await afterWrite('template');
            setCopying(false);
            onCopied(data.id);
          }}
        />
      )}
      {edited && <Edit before={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function Facts({ template }: { template: Template }) {
  return (
    <Details
      items={[
        { label: 'Offered for', value: typesText(template.type_ids) },
        { label: 'Filled in by', value: template.self_service ? 'A tenant' : 'A clerk' },
        { label: 'Changed', value: <DateTime at={template.updated_at} /> },
      ]}
    />
  );
}

function Rooms({ id }: { id: number }) {
  const { data: report, error } = useQuery(getTemplateReportOptions({ path: { template_id: id } }));
  if (error !== null) return <p className={styles.hint}>{errorText(error)}</p>;
  if (report === undefined) return <Skeleton height="12rem" />;
  return (
    <section className={styles.rooms} aria-label="Rooms">
      <h3>{report.rooms.length === 1 ? '1 room' : `${report.rooms.length} rooms`}</h3>
      {report.rooms.map(({ id: roomId, name, items }) => (
        <details key={roomId}>
          <summary>
            {name.value} · {items.length}
          </summary>
          <p>{items.map((item) => item.name.value).join(', ') || 'Nothing in it yet.'}</p>
        </details>
      ))}
    </section>
  );
}

const labels = { name: 'Name', types: 'Offered for', by: 'Filled in by' };

/** In words, so that somebody can choose between theirs and their own. */
const asText = ({ version, ...template }: Pick<Template, 'version' | 'name' | 'type_ids' | 'self_service'>) => ({
  version,
  name: template.name,
  types: typesText(template.type_ids),
  by: template.self_service ? 'A tenant' : 'A clerk',
});

function Edit({ before, onClose }: { before: Template; onClose: () => void }) {
  const { save, conflictDialog } = useConflict(labels);
  const handleSave = async (typed: TemplateBody) => {
    const { version: _, ...body } = asText({ ...typed, version: undefined });
    const saved = await save({
      before: asText(before),
      body,
      send: ({ name, types, by }, headers) =>
        updateTemplate({
          path: { template_id: before.id },
          body: {
            ...(name !== undefined && { name }),
            ...(types !== undefined && { type_ids: typed.type_ids }),
            ...(by !== undefined && { self_service: typed.self_service }),
          },
          headers,
        }),
      present: asText,
    });
    if (saved === undefined) return;
    await afterWrite('template');
    onClose();
  };
  return (
    <>
      <TemplateDialog template={before} onClose={onClose} onSave={handleSave} />
      {conflictDialog}
    </>
  );
}
