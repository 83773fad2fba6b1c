/** The caption of a photo: kept with every letter, and sent when the typing rests, the field is left or the photo is closed. */
import { useEffect, useState } from 'react';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/input.tsx';
import { useEditor, useParcels } from '../editor.ts';

export function CaptionField({ photo: { id, description }, place }: { photo: Attachment; place: Place }) {
  const { queue } = useEditor();
  const waiting = useParcels().find((parcel) => parcel.kind === 'caption' && parcel.photoId === id);
  // As it is typed, also where the service has it without its last space.
  const [typed, setTyped] = useState<string>();

  // An element that is taken away is not left: nobody hears of that.
  useEffect(() => () => void queue.flush(), [queue]);

  return (
    <Field label="Caption" isLabelHidden>
      {(control) => (
        <TextInput
          {...control}
          placeholder="Caption"
          value={typed ?? waiting?.value ?? description ?? ''}
          onChange={({ target }) => {
            setTyped(target.value);
            queue.typeCaption(place, id, target.value);
          }}
          onBlur={() => {
            setTyped(undefined);
            void queue.flush();
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      )}
    </Field>
  );
}
