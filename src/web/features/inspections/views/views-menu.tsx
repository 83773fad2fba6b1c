/** The saved views of the list: opening one, saving the filters in sight as another, and arranging them. */
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { SavedViews } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Menu, type MenuEntry } from '#web/ui/overlay/menu.tsx';
import { useKeptColumns } from '#web/ui/table/use-kept-columns.ts';
import type { InspectionSearch } from '../inspection-search.ts';
import { ArrangeViews } from './arrange-views.tsx';
import { SaveView } from './save-view.tsx';
import { useViews } from './use-views.ts';
import { isShown, viewHref } from './view-search.ts';

type Props = {
  search: InspectionSearch;
  /** Whether somebody may change those of the firm. */
  isManager: boolean;
};

export function ViewsMenu({ search, isManager }: Props) {
  const { data } = useViews();
  const address = useLocation();
  const [kept] = useKeptColumns('inspections');
  const [dialog, setDialog] = useState<'save' | 'arrange'>();
  const columns = search.columns.length > 0 ? search.columns : kept;
  const links = (some: SavedViews['own'] | undefined): MenuEntry[] =>
    (some?.views ?? []).map((view) => ({
      label: view.name,
      href: viewHref(view),
      isChosen: isShown(view, address),
    }));
  const [own, firm] = [links(data?.own), links(data?.firm)];
  return (
    <>
      <Menu
        label="Views"
        align="end"
        renderTrigger={(trigger) => <Button {...trigger}>Views</Button>}
        entries={[
          ...(own.length > 0 ? [{ heading: 'Mine' }, ...own] : []),
          ...(firm.length > 0 ? [{ heading: 'The firm’s' }, ...firm] : []),
          ...(own.length + firm.length > 0 ? ['rule' as const] : []),
          { label: 'Save this list as a view…', onChoose: () => setDialog('save') },
          ...(own.length + firm.length > 0 ? [{ label: 'Arrange views…', onChoose: () => setDialog('arrange') }] : []),
        ]}
      />
      {dialog === 'save' && data !== undefined && (
        <SaveView
          views={data}
          search={search}
          columns={columns}
          isManager={isManager}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'arrange' && data !== undefined && (
        <ArrangeViews views={data} isManager={isManager} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}
