/**
 * The light table: what is at no item yet, placed by typing the beginning of a room or an item. The line for that keeps the
 * focus, so that one burst follows the other without a key between them.
 */
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useEffect, useRef } from 'react';
import { useEditor } from '../editor.ts';
import { CaptionBox } from './caption-box.tsx';
import styles from './light-table.module.css';
import { LargePhoto } from './large-photo.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { PlaceLine } from './place-line.tsx';
import { TableTools } from './table-tools.tsx';
import { useLightTable } from './use-light-table.ts';
import { countText } from './use-placements.ts';

export function LightTable({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const table = useLightTable(useEditor(), () => input.current?.focus());
  const { commands, canUndo, rejected, line } = table;
  const { ofReport, stacks, all, chosen, head, range } = table.photos;
  const hasPhotos = head !== undefined;
  useEffect(() => {
    if (hasPhotos) input.current?.focus();
  }, [hasPhotos]);
  return (
    <Dialog title="Photos to place" size="full" closesOutside={false} onClose={onClose}>
      {ofReport.isError && <p className={styles.fault}>The photos of the report itself could not be read.</p>}
      {head === undefined || range === undefined ? (
        <Nothing
          isLoading={ofReport.isLoading}
          rejected={rejected}
          onUndo={canUndo ? commands.undo : undefined}
          onClose={onClose}
        />
      ) : (
        <div className={styles.table}>
          <PlaceLine
            ref={input}
            text={line.text}
            count={`${countText(chosen.length)} of ${all.length}${rejectedText(rejected)}`}
            nearRoomId={line.near}
            targets={line.targets}
            target={line.target}
            onText={line.setText}
            onKeyDown={line.handleKey}
            onPlace={line.place}
          />
          <TableTools canUndo={canUndo} isLooking={table.isLooking} onGive={(command) => commands[command]()} />
          {table.isCaptioned && head.from !== undefined && (
            <div className={styles.caption}>
              <CaptionBox key={head.photo.id} photo={head.photo} place={head.from} onClose={table.closeCaption} />
            </div>
          )}
          <div className={styles.pictures} data-looking={table.isLooking || undefined}>
            <PhotoGrid stacks={stacks} range={range} onSelect={table.select} />
            <LargePhoto photo={head.photo} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

const rejectedText = (count: number): string => (count === 0 ? '' : `; ${count} rejected, deleted on closing`);

type NothingProps = { isLoading: boolean; rejected: number; onUndo: (() => void) | undefined; onClose: () => void };

/** The line had the focus, and is gone. */
const focus = (button: HTMLElement | null) => button?.focus();

function Nothing({ isLoading, rejected, onUndo, onClose }: NothingProps) {
  if (isLoading) return <p className={styles.none}>Looking for photos…</p>;
  return (
    <div className={styles.none}>
      <p>Each photo of this report is at an item, or was looked at.</p>
      {rejected > 0 && <p>{countText(rejected)} rejected: deleted when this is closed. Z brings back the last.</p>}
      <div className={styles.tools}>
        <Button
          ref={focus}
          variant="primary"
          onClick={onClose}
          onKeyDown={(event) => {
            if (onUndo === undefined || event.key.toLowerCase() !== 'z') return;
            // The line is back and has the focus before the key is through: it would be typed there.
            event.preventDefault();
            onUndo();
          }}
        >
          Done
        </Button>
        {onUndo !== undefined && <Button onClick={onUndo}>Take the last ones back</Button>}
      </div>
    </div>
  );
}
