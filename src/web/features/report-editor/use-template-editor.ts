/** The editor of a template: the rooms and items that a report begins with. */
import { useEffect, useMemo } from 'react';
import { afterWrite } from '#web/queries/after-write.ts';
import { templateHome } from '#web/report/model/report-home.ts';
import type { Template } from '#web/queries/generated/types.gen.ts';
import { useCan } from '#web/session/session.ts';
import type { OpenEditor } from './open-editor.ts';
import { type Opening, useOpening } from './use-opening.ts';

export function useTemplateEditor(template: Template): Opening {
  const { id, system: isOurs, archived_at: archivedAt, from_keyturn: isAsGiven = false } = template;
  const canWriteTemplates = useCan('templates.write');
  const { editor: opened, ...opening } = useOpening({ home: templateHome(id) });
  useOriginReadAgain(opened, isAsGiven);
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

/** A template that came with Keyturn is the firm's own from the first change on: the page says so once that is saved. */
function useOriginReadAgain(opened: OpenEditor | undefined, isAsGiven: boolean): void {
  useEffect(() => {
    if (opened === undefined || !isAsGiven) return;
    const { queue } = opened;
    let wasSending = false;
    return queue.subscribe(() => {
      const { isSending, isLineDown, isFailing } = queue.read();
      if (wasSending && !isSending && !isLineDown && !isFailing) void afterWrite('template');
      wasSending = isSending;
    });
  }, [opened, isAsGiven]);
}
