/** The caption of the photograph that moves; Enter and Escape lead back to the line. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import { CaptionField } from '../photos/caption-field.tsx';

type Props = { photo: Attachment; place: Place; onClose: () => void };

export function CaptionBox({ photo, place, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }
  return (
    // The field inside has the focus; its keys end here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} onKeyDown={handleKey}>
      <CaptionField photo={photo} place={place} />
    </div>
  );
}
