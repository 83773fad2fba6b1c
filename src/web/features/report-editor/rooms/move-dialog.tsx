/** "Move to…": the rooms an item can go to, or the rooms and items a photo can. */
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { moveItem } from '../commands/move-item.ts';
import { type MoveRequest, openMove } from '../commands/move-request.ts';
import { useEditor } from '../editor.ts';
import { assignPhoto } from '../photos/assign-photo.ts';
import { nounOf } from '../photos/noun-of.ts';
import { shownOf } from '#web/report/model/report-entry.ts';
import styles from './rooms.module.css';

export function MoveDialog({ request }: { request: MoveRequest }) {
  return request.kind === 'item' ? <MoveItem id={request.id} /> : <MovePhoto request={request} />;
}

const close = () => openMove(undefined);

function MoveItem({ id }: { id: number }) {
  const editor = useEditor();
  const { report } = editor;
  const item = report.item(id);
  const kind = report.room(item?.roomId ?? 0)?.blockType;
  const rooms = report
    .roomIds()
    .flatMap((roomId) => report.room(roomId) ?? [])
    .filter((room) => room.blockType === kind && room.id !== item?.roomId);
  const [to, setTo] = useState(rooms[0]?.id ?? 0);
  if (item === undefined) return null;
  return (
    <Frame
      title={`Move ${shownOf(item).name}`}
      isOff={rooms.length === 0}
      onMove={() => moveItem(editor, { itemId: id, toRoomId: to })}
    >
      {rooms.length === 0 ? (
        <p>There is no other room with rows of this kind.</p>
      ) : (
        <Field label="Room">
          {(control) => (
            <Select
              {...control}
              data-autofocus
              value={to}
              options={rooms.map((room) => ({ value: String(room.id), label: room.name }))}
              onChange={(event) => setTo(Number(event.target.value))}
            />
          )}
        </Field>
      )}
    </Frame>
  );
}

function MovePhoto({ request: { photo, from } }: { request: Extract<MoveRequest, { kind: 'photo' }> }) {
  const editor = useEditor();
  const { report } = editor;
  const [roomId, setRoom] = useState(from.roomId);
  const [itemId, setItem] = useState<number | null>(null);
  return (
    <Frame
      title={`Move the ${nounOf(photo)}`}
      isOff={false}
      onMove={() => void assignPhoto(editor, photo, from, { roomId, itemId })}
    >
      <Field label="Room">
        {(control) => (
          <Select
            {...control}
            data-autofocus
            value={roomId}
            options={report.roomIds().map((id) => ({ value: String(id), label: report.room(id)?.name ?? '' }))}
            onChange={(event) => {
              setRoom(Number(event.target.value));
              setItem(null);
            }}
          />
        )}
      </Field>
      <Field label="Item">
        {(control) => (
          <Select
            {...control}
            value={itemId ?? ''}
            emptyLabel="The room as a whole"
            options={report
              .itemIds(roomId)
              .map((id) => ({ value: String(id), label: report.item(id)?.server.name ?? '' }))}
            onChange={(event) => setItem(event.target.value === '' ? null : Number(event.target.value))}
          />
        )}
      </Field>
    </Frame>
  );
}

type FrameProps = { title: string; isOff: boolean; onMove: () => void; children: ReactNode };

function Frame({ title, isOff, onMove, children }: FrameProps) {
  return (
    <Dialog
      title={title}
      size="sm"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            disabled={isOff}
            onClick={() => {
              close();
              onMove();
            }}
          >
            Move
          </Button>
        </>
      }
    >
      <div className={styles.dialogBody}>{children}</div>
    </Dialog>
  );
}
