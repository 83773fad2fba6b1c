/** The bar above the rooms: whether all is saved, the unanswered items, finding, and more rooms. */
import { CircleDashed, CircleQuestionMark, Diff, ListTree, PanelRight, Plus, Search } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { useBarTools } from '#web/ui/layout/page-bar.ts';
import { type Editor, isTemplate, useEditor, useQueue, useRoom, useTotals, useWhereabouts } from './editor.ts';
import { findChanged, isChanged } from './find-changed.ts';
import { findUnchecked, isUnchecked } from './find-unchecked.ts';
import { Opened, onDemand, useAtHand } from './on-demand.tsx';
import styles from './report-editor.module.css';
import type { ItemEntry } from '#web/report/model/report-entry.ts';
import type { Waiting } from '#web/report/sync/waiting.ts';
import { DiskWords, SavingWords } from './saving-words.tsx';

/** The layers over the rooms. */
export type Layer = 'outline' | 'panel' | 'add room' | 'orphans' | 'find';

type Props = {
  layer: Layer | undefined;
  onLayer: (layer: Layer | undefined) => void;
  isPhone: boolean;
  isNarrow: boolean;
};

/** In the bar over the page, where that is. */
export function Toolbar(props: Props) {
  const place = useBarTools();
  if (place === undefined) return null;
  const tools = <Tools {...props} />;
  return place === null ? tools : createPortal(tools, place);
}

function Tools({ layer, onLayer, isPhone, isNarrow }: Props) {
  const editor = useEditor();
  const { canWrite } = editor;
  const { waiting, conflict, refused } = useTotals();
  // Edits from before the report was closed have not arrived, and may still be copied.
  const isOwing = waiting + conflict + refused > 0;
  const find = useRef<HTMLButtonElement>(null);
  const { orphans } = useQueue();
  const { OthersBar, LightTableButton, QuestionsBar } = useAtHand() ?? {};
  function closeFind() {
    onLayer(undefined);
    // Unless it goes to the match.
    requestAnimationFrame(() => document.activeElement === document.body && find.current?.focus());
  }

  return (
    <div className={styles.toolbar}>
      {isPhone && <RoomButton onOpen={() => onLayer('outline')} />}
      {(canWrite || isOwing) && <SavingWords onDecide={() => isNarrow && onLayer('panel')} />}
      {orphans.length > 0 && (
        <Button size="sm" className={styles.decide} onClick={() => onLayer('orphans')}>
          {orphanWords(orphans)} without an item
        </Button>
      )}
      {!isTemplate(editor) && <Unanswered isPhone={isPhone} />}
      <Changed isPhone={isPhone} />
      <Unchecked isPhone={isPhone} />
      <span className={styles.spring} />
      {QuestionsBar && <QuestionsBar />}
      {OthersBar && <OthersBar />}
      {LightTableButton && <LightTableButton />}
      {layer === 'find' ? (
        <Opened onClose={closeFind}>{({ FindBar }) => <FindBar onClose={closeFind} />}</Opened>
      ) : (
        <IconButton ref={find} size="sm" label="Find (Ctrl F)" icon={<Search />} onClick={() => onLayer('find')} />
      )}
      {isNarrow && (
        <IconButton
          size="sm"
          label={isTemplate(editor) ? 'About the item' : 'Photos and actions'}
          icon={<PanelRight />}
          onClick={() => onLayer('panel')}
        />
      )}
      {canWrite && isPhone && (
        <IconButton size="sm" label="Add rooms" icon={<Plus />} onClick={() => onLayer('add room')} />
      )}
      {canWrite && !isPhone && (
        <Button size="sm" icon={<Plus />} onClick={() => onLayer('add room')}>
          Add rooms
        </Button>
      )}
      {canWrite && <DiskWords />}
    </div>
  );
}

function orphanWords(orphans: readonly Waiting[]): string {
  const [one, many] = orphans.some(({ kind }) => kind === 'photo') ? ['change', 'changes'] : ['text', 'texts'];
  return `${orphans.length} ${orphans.length === 1 ? one : many}`;
}

function RoomButton({ onOpen }: { onOpen: () => void }) {
  const { report } = useEditor();
  const { roomId = report.roomIds()[0] ?? 0 } = useWhereabouts();
  const room = useRoom(roomId);
  const at = report.roomIds().indexOf(roomId) + 1;
  return (
    <Button size="sm" icon={<ListTree />} className={styles.roomButton} onClick={onOpen}>
      <span className={styles.roomPlace}>
        <span className={styles.roomName}>{room?.name ?? 'Rooms'}</span>
        {at > 0 && <span>{`· ${at} of ${report.roomIds().length}`}</span>}
      </span>
    </Button>
  );
}

type CountProps = { isPhone: boolean };

function Unanswered({ isPhone }: CountProps) {
  const editor = useEditor();
  const { unanswered } = useTotals();
  return (
    <NextButton
      count={unanswered}
      what="unanswered"
      icon={isPhone ? <CircleQuestionMark /> : undefined}
      onNext={() => onDemand(({ findUnanswered }) => goTo(editor, findUnanswered(editor)))}
    />
  );
}

/** Against the report this one started from, for a reviewer. */
function Changed({ isPhone }: CountProps) {
  const editor = useEditor();
  const { earlier, report } = editor;
  // Typing moves them, by what then waits.
  useTotals();
  const count = earlier === undefined ? 0 : report.allItems().filter((item) => isChanged(earlier, item)).length;
  return (
    <NextButton
      count={count}
      what="changed"
      icon={isPhone ? <Diff /> : undefined}
      onNext={() => goTo(editor, findChanged(editor))}
    />
  );
}

/** Came along from the report that this one started from, and was not confirmed. */
function Unchecked({ isPhone }: CountProps) {
  const editor = useEditor();
  const { earlier, report } = editor;
  useTotals();
  const count = earlier === undefined ? 0 : report.allItems().filter((item) => isUnchecked(editor, item)).length;
  return (
    <NextButton
      count={count}
      what="unchecked"
      icon={isPhone ? <CircleDashed /> : undefined}
      onNext={() => goTo(editor, findUnchecked(editor))}
    />
  );
}

function goTo({ whereabouts }: Editor, item: ItemEntry | undefined): void {
  if (item !== undefined) whereabouts.focusField(item.roomId, { itemId: item.id, field: 'condition' });
}

type NextProps = {
  count: number;
  what: string;
  /** In the place of the word, where there is no room for it. */
  icon: ReactNode;
  onNext: () => void;
};

function NextButton({ count, what, icon, onNext }: NextProps) {
  if (count === 0) return null;
  return (
    <Button size="sm" variant="quiet" icon={icon} className={styles.next} data-tip="Go to the next" onClick={onNext}>
      {icon === undefined ? (
        `${count} ${what}`
      ) : (
        <>
          {count} <span className="visually-hidden">{what}</span>
        </>
      )}
    </Button>
  );
}
