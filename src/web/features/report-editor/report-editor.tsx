/**
 * The report editor: rooms at the left, their contents in the middle, and at the right the details of the focused item.
 */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Dragged, Target } from '#web/ui/drag-and-drop/drag.ts';
import { DragArea } from '#web/ui/drag-and-drop/drag-area.tsx';
import { late } from '#web/ui/feedback/late.tsx';
import { useHotkey } from '#web/ui/keyboard/use-hotkey.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { phone, useMedia } from '#web/ui/use-media.ts';
import { arrowStep } from './arrow-step.ts';
import { moveRequests, openMove } from './commands/move-request.ts';
import { type Editor, EditorContext, useEditor, useParcels, useRoomIds } from './editor.ts';
import { describeDrop, handleDrop, handlePickUp, handlePutBack } from './editor-drops.ts';
import { hasRecordings } from './dock/has-recordings.ts';
import { handleEditorKey } from './editor-keys.ts';
import { InPlace, Opened, useAtHand, useFetchAhead } from './on-demand.tsx';
import { Outline } from './outline/outline.tsx';
import { ItemPanel } from './panel/item-panel.tsx';
import { usePanelKeys } from './panel/use-panel-keys.ts';
import { PhotosStay } from './photos/photos-stay.ts';
import type { DraggedPhoto } from './photos/thumbnail.tsx';
import { useDropOnReport } from './photos/use-drop-on-report.ts';
import { usePaste } from './photos/use-paste.ts';
import styles from './report-editor.module.css';
import { OneRoom } from './rooms/one-room.tsx';
import { RoomList } from './rooms/room-list.tsx';
import { type Layer, Toolbar } from './toolbar.tsx';

/** Only for a report with recordings. */
const Dock = late(() => import('./dock/dock.tsx').then((part) => part.Dock), { failed: () => null });
const narrow = window.matchMedia('(max-width: 75rem)');

export function ReportEditor({ editor }: { editor: Editor }) {
  const [layer, setLayer] = useState<Layer>();
  const isPhone = useMedia(phone);
  const isNarrow = useMedia(narrow);
  const close = () => setLayer(undefined);
  const describeTarget = useCallback((over: Target, dragged: Dragged) => describeDrop(editor, over, dragged), [editor]);
  const { panel, handleKeyInRooms, handleKeyInPanel } = usePanelKeys(() => setLayer('panel'));
  useHotkey({ key: 'f', mod: true }, () => setLayer('find'));
  usePaste(editor);
  const dropOnReport = useDropOnReport(editor);
  useFetchAhead();
  useNamedItem(editor);
  useKeptPlace(editor, isPhone);

  return (
    <EditorContext value={editor}>
      <DragArea
        describeTarget={describeTarget}
        onPickUp={(dragged) => handlePickUp(editor, dragged)}
        onDrop={(drop) => handleDrop(editor, drop)}
        onCancel={() => handlePutBack(editor)}
        renderOverlay={renderOverlay}
        finds="corner"
        arrowStep={arrowStep}
      >
        <div className={styles.editor} data-editor {...dropOnReport}>
          <Toolbar layer={layer} onLayer={setLayer} isPhone={isPhone} isNarrow={isNarrow} />
          <output>{editor.whyReadOnly !== undefined && <p className={styles.readOnly}>{editor.whyReadOnly}</p>}</output>
          <div className={styles.columns}>
            {!isPhone && <Outline />}
            {/* Keys and focus of the fields inside are heard here. */}
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
            <div
              className={styles.rooms}
              onKeyDown={(event) => {
                handleKeyInRooms(event);
                handleEditorKey(editor, event);
              }}
              onFocus={(event) => follow(editor, event)}
              onClick={(event) => follow(editor, event)}
            >
              <Rooms isPhone={isPhone} onAdd={() => setLayer('add room')} />
              <Listening />
              <Typing />
            </div>
            {!isNarrow && (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Escape from what is inside
              <aside
                ref={panel}
                className={styles.side}
                aria-label="About the item"
                tabIndex={-1}
                onKeyDown={handleKeyInPanel}
              >
                <ItemPanel />
              </aside>
            )}
          </div>
        </div>
        {isPhone && layer === 'outline' && (
          <Dialog title="Rooms" at="panel" onClose={close}>
            <Outline onGo={close} />
          </Dialog>
        )}
        {isNarrow && layer === 'panel' && (
          <Dialog title="About the item" at="panel" onClose={close}>
            <PhotosStay value>
              <ItemPanel />
            </PhotosStay>
          </Dialog>
        )}
        {layer === 'add room' && (
          <Opened onClose={close}>{({ AddRoomDialog }) => <AddRoomDialog onClose={close} />}</Opened>
        )}
        {layer === 'orphans' && <Opened onClose={close}>{({ Orphans }) => <Orphans onClose={close} />}</Opened>}
        <MoveRequested />
      </DragArea>
    </EditorContext>
  );
}

function Listening() {
  const { report } = useEditor();
  // One that was dropped here has arrived.
  useParcels();
  const isSpoken = useSyncExternalStore(
    (listener) => report.subscribe('rooms', listener),
    () => hasRecordings(report),
  );
  return isSpoken ? <Dock /> : null;
}

/** Helps with the words, once it has come. */
function Typing() {
  const { canWrite } = useEditor();
  const Completion = useAtHand()?.Completion;
  return canWrite && Completion ? <Completion /> : null;
}

/** An address that ends in `#item-12` leads to that item, and in `#item-12-condition` to that field of it. */
function useNamedItem({ report, whereabouts }: Editor): void {
  useEffect(() => {
    const go = () => {
      const [, id, condition] = /^#item-(\d+)(-condition)?$/.exec(window.location.hash) ?? [];
      const itemId = Number(id);
      const roomId = report.item(itemId)?.roomId;
      const field = condition === undefined ? 'description' : 'condition';
      if (roomId !== undefined) whereabouts.focusField(roomId, { itemId, field });
    };
    // The same address once more leads there again.
    const goWithin = () => {
      go();
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    };
    go();
    window.addEventListener('hashchange', goWithin);
    return () => window.removeEventListener('hashchange', goWithin);
  }, [report, whereabouts]);
}

function useKeptPlace(editor: Editor, isPhone: boolean): void {
  const { home, report, whereabouts } = editor;
  const parts = useAtHand();
  useEffect(() => {
    const placed = { home, report, whereabouts };
    parts?.goToKeptPlace(placed, isPhone);
    return parts?.keepPlace(placed);
  }, [parts, home, report, whereabouts, isPhone]);
}

function MoveRequested() {
  const request = useSyncExternalStore(moveRequests.subscribe, moveRequests.read);
  if (request === undefined) return null;
  return <Opened onClose={() => openMove(undefined)}>{({ MoveDialog }) => <MoveDialog request={request} />}</Opened>;
}

function Rooms({ isPhone, onAdd }: { isPhone: boolean; onAdd: () => void }) {
  const isEmpty = useRoomIds().length === 0;
  if (isEmpty) return <InPlace>{({ NoRooms }) => <NoRooms onAdd={onAdd} />}</InPlace>;
  return isPhone ? <OneRoom /> : <RoomList />;
}

/** The side panel and the outline follow the focus. */
function follow({ whereabouts, report }: Editor, { target }: { target: EventTarget }): void {
  if (!(target instanceof Element)) return;
  const itemId = Number(target.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? Number.NaN);
  const roomId = Number(target.closest<HTMLElement>('[data-room]')?.dataset['room'] ?? Number.NaN);
  if (Number.isNaN(roomId) || report.room(roomId) === undefined) return;
  whereabouts.go({ roomId, itemId: Number.isNaN(itemId) ? undefined : itemId });
}

function renderOverlay({ name, kind, data }: Dragged) {
  const small = kind === 'photo' ? (data as DraggedPhoto).photo.renditions?.['320'] : undefined;
  return (
    <div className={styles.overlay}>
      {small !== undefined && <img src={small} alt="" className={styles.carried} />}
      {name}
    </div>
  );
}
