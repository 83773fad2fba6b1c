/** The editor of a template: the rooms and items that a report begins with. */
import { useMemo } from 'react';
import { templateHome } from '#web/report/model/report-home.ts';
import type { Template } from '#web/queries/generated/types.gen.ts';
import { useCan } from '#web/session/session.ts';
import { type Opening, useOpening } from './use-opening.ts';

export function useTemplateEditor({ id, system: isOurs, archived_at: archivedAt }: Template): Opening {
  const canWriteTemplates = useCan('templates.write');
  const { editor: opened, ...opening } = useOpening({ home: templateHome(id) });
  const whyReadOnly = isOurs
    ? 'This template comes with Keyturn and stays as it is. Copy it, and change the copy.'
    : archivedAt != null
      ? 'This template is archived: it is kept for the reports that began with it.'
      : canWriteTemplates
        ? undefined
        : 'You can read this template. Changing it takes a right you do not have.';
  const editor = useMemo(
    () =>
      opened && {
        ...opened,
        canWrite: whyReadOnly === undefined,
        whyReadOnly,
        coverId: undefined,
        canSetCover: false,
      },
    [opened, whyReadOnly],
  );
  return { ...opening, editor };
}
