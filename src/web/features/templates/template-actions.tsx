/** Everything that can be done with a template as a whole: a change of its details, a copy of it, and its end. */
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { typesText } from '#web/forms/type-ticks.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { createTemplate, deleteTemplate, updateTemplate } from '#web/queries/generated/sdk.gen.ts';
import type { Template } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { type TemplateBody, TemplateDialog } from './template-dialog.tsx';

type Props = { template: Template; onCopied: (id: number) => void; onRemoved: () => void };

export function TemplateActions({ template, onCopied, onRemoved }: Props) {
  const { id, name, system: isOurs, archived_at: archivedAt } = template;
  const isOpen = !isOurs && archivedAt == null;
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
      onRemoved();
      await afterWrite('template');
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
      setBusy(false);
    }
  };

  return (
    <>
      {isOpen && (
        <Button icon={<Trash2 />} isBusy={isBusy} onClick={() => void askRemove()}>
          Remove
        </Button>
      )}
      <Button icon={<Copy />} onClick={() => setCopying(true)}>
        Copy
      </Button>
      {isOpen && (
        <Button icon={<Pencil />} onClick={() => setEdited(template)}>
          Details
        </Button>
      )}
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
