/** The caption of a photo: saved on leaving the field, and also when the photo is closed or left with the caption just typed. */
import { useEffect, useRef } from 'react';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/input.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { useEditor } from '../editor.ts';
import { describePhoto } from './photo-commands.ts';
import type { Target } from '#web/report/sync/upload-queue.ts';

export function CaptionField({ photo: { id, description }, target }: { photo: Attachment; target: Target }) {
  const editor = useEditor();
  const typed = useRef(description ?? '');
  const sent = useRef(description ?? '');

  function save() {
    const text = typed.current.trim();
    const before = sent.current;
    if (text === before) return;
    sent.current = text;
    void describePhoto(editor, target, id, text).then((isSaved) => {
      if (!isSaved && sent.current === text) sent.current = before;
    });
  }

  // An element that is taken away is not left: nobody hears of that.
  const saveLatest = useLatest(save);
  useEffect(() => () => saveLatest.current(), [saveLatest]);

  return (
    <Field label="Caption" isLabelHidden>
      {(control) => (
        <TextInput
          {...control}
          placeholder="Caption"
          defaultValue={description ?? ''}
          onChange={(event) => {
            typed.current = event.target.value;
          }}
          onBlur={save}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      )}
    </Field>
  );
}
