/** The menu of an item. Its entries are fetched once the report is shown. */
import { Ellipsis } from 'lucide-react';
import { type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { useEditor } from '../editor.ts';
import { notYet, useAtHand } from '../on-demand.tsx';

export function ItemMenu({ item }: { item: ItemEntry }) {
  const editor = useEditor();
  const { name } = shownOf(item);
  return (
    <Menu
      label={`Actions for ${name}`}
      entries={useAtHand()?.entriesOf(editor, item) ?? notYet}
      renderTrigger={(props) => (
        <IconButton
          {...props}
          label={`Actions for ${name}`}
          size="sm"
          icon={<Ellipsis />}
          tabIndex={-1}
          data-tip={undefined}
        />
      )}
    />
  );
}
