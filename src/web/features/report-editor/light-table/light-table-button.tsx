/** In the bar: how many photographs are at no item, and the way to the light table. */
import { Images } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { takesFiles, useEditor } from '../editor.ts';
import { LightTable } from './light-table.tsx';
import { listToPlace } from './to-place.ts';

const nothing = { ofReport: [], done: new Set<number>(), returning: [] };

export function LightTableButton() {
  const editor = useEditor();
  const { report, coverId } = editor;
  const [isOpen, setOpen] = useState(false);
  const isOn = takesFiles(editor);
  const count = useSyncExternalStore(
    (listener) => report.subscribe('rooms', listener),
    () => (isOn ? listToPlace(report, { ...nothing, coverId }).length : 0),
  );
  useEffect(() => {
    // By the key's place: on a Mac, Option and L write another letter.
    const open = (event: KeyboardEvent) => {
      if (event.code !== 'KeyL' || !event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(true);
    };
    if (isOn) document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [isOn]);
  if (!isOn) return null;
  return (
    <>
      {count === 0 ? (
        <IconButton size="sm" label="Photos to place (Alt L)" icon={<Images />} onClick={() => setOpen(true)} />
      ) : (
        <Button
          size="sm"
          variant="quiet"
          icon={<Images />}
          data-tip="Photos to place (Alt L)"
          onClick={() => setOpen(true)}
        >
          {count}
          <span className="visually-hidden">{count === 1 ? ' photo' : ' photos'} to place</span>
        </Button>
      )}
      {isOpen && <LightTable onClose={() => setOpen(false)} />}
    </>
  );
}
