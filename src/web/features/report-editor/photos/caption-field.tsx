/** The caption of a photo: kept with every letter, and sent when the typing rests, the field is left or the photo is closed. */
import { useEffect, useState } from 'react';
import type { Place } from '#web/report/model/report-entry.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/input.tsx';
import { isComposing } from '#web/ui/keyboard/is-composing.ts';
import { useEditor, useParcels } from '../editor.ts';

type Props = {
  /** By the key of its upload, while it waits to be sent. */
  photo: { id: number | string; description: string | null };
  place: Place;
  label?: string;
  onFocusChange?: (hasFocus: boolean) => void;
};

export function CaptionField({ photo: { id, description }, place, label = 'Caption', onFocusChange }: Props) {
  const { queue } = useEditor();
  const waiting = useParcels().find((parcel) => parcel.kind === 'caption' && parcel.photoId === id);
  // As it is typed, also where the service has it without its last space.
  const [typed, setTyped] = useState<string>();

  // An element that is taken away is not left: nobody hears of that.
  useEffect(() => () => void queue.flush(), [queue]);

  return (
    <Field label={label} isLabelHidden>
      {(control) => (
        <TextInput
          {...control}
          placeholder="Caption"
          value={typed ?? waiting?.value ?? description ?? ''}
          onChange={({ target }) => {
            setTyped(target.value);
            queue.typeCaption(place, id, target.value);
          }}
          onFocus={() => onFocusChange?.(true)}
          onBlur={() => {
            setTyped(undefined);
            void queue.flush();
            onFocusChange?.(false);
          }}
          onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && event.currentTarget.blur()}
        />
      )}
    </Field>
  );
}
