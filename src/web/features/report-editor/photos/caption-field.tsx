/**
 * The caption of a photo: kept with every letter, and sent when the typing rests, the field is left or the photo is closed.
 * The arrows up and down go through the usual captions that begin as it was typed.
 */
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { comesLater } from '#web/queries/query-client.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/input.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { isComposing } from '#web/ui/keyboard/is-composing.ts';
import { useEditor, useParcels } from '../editor.ts';
import { listCaptions, stepCaption } from './usual-captions.ts';

type Props = {
  /** By the key of its upload, while it waits to be sent. */
  photo: { id: number | string; description: string | null };
  place: Place;
  label?: string;
  onFocusChange?: (hasFocus: boolean) => void;
};

export function CaptionField({ photo: { id, description }, place, label = 'Caption', onFocusChange }: Props) {
  const { queue, report } = useEditor();
  // Without a line the usual ones are there.
  const { data: settings } = useQuery({ ...getAccountSettingsOptions(), meta: comesLater });
  const waiting = useParcels().find((parcel) => parcel.kind === 'caption' && parcel.photoId === id);
  // As it is typed, also where the service has it without its last space.
  const [typed, setTyped] = useState<string>();
  const now = typed ?? waiting?.value ?? description ?? '';
  /** As it was before the arrows. */
  const begun = useRef<string>(undefined);

  // An element that is taken away is not left: nobody hears of that.
  useEffect(() => () => void queue.flush(), [queue]);

  function write(caption: string) {
    setTyped(caption);
    queue.typeCaption(place, id, caption);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') event.currentTarget.blur();
    const by = steps[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    begun.current ??= now;
    const next = stepCaption(listCaptions(report, place, settings?.captions), { begun: begun.current, now, by });
    if (next === now) return;
    write(next);
    announce(next === '' ? 'No caption' : next);
  }

  return (
    <Field label={label} isLabelHidden>
      {(control) => (
        <TextInput
          {...control}
          placeholder="Caption (↓ for the usual ones)"
          autoComplete="off"
          value={now}
          onChange={({ target }) => {
            begun.current = undefined;
            write(target.value);
          }}
          onFocus={() => onFocusChange?.(true)}
          onBlur={() => {
            begun.current = undefined;
            setTyped(undefined);
            void queue.flush();
            onFocusChange?.(false);
          }}
          onKeyDown={handleKey}
        />
      )}
    </Field>
  );
}

const steps: Record<string, 1 | -1 | undefined> = { ArrowDown: 1, ArrowUp: -1 };
