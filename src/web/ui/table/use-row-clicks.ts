/** One listener for all rows: a whole row answers to the mouse; the link inside is what keyboards and screen readers use. */
import type { MouseEvent, RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { RowOpening } from './row.tsx';

const interactive = 'a, button, input, label, select, textarea, [role="button"]';

type Opening<Row> = Pick<RowOpening<Row>, 'rowHref' | 'onOpen'>;

/** `find` answers the row of an id; `noteOpened` hears of each that is opened here. */
export function useRowClicks<Row>(
  opening: RefObject<Opening<Row>>,
  find: (id: string) => Row,
  noteOpened: (id: string) => void,
): (event: MouseEvent) => void {
  const navigate = useNavigate();

  return (event) => {
    const target = event.target as HTMLElement;
    const element = target.closest<HTMLElement>('[data-row-id]');
    const link = element?.querySelector<HTMLAnchorElement>('a[data-row-link]');
    const id = element?.dataset['rowId'];
    if (!link || id === undefined || event.defaultPrevented) return;
    const isOnLink = link.contains(target);
    if (!isOnLink && (target.closest(interactive) || window.getSelection()?.isCollapsed === false)) return;
    const isForElsewhere = event.metaKey || event.ctrlKey;
    // For a link the browser does what the keys ask for.
    if (isOnLink && (isForElsewhere || event.shiftKey || event.altKey)) return;
    if (isForElsewhere) return void window.open(link.href, '_blank', 'noopener');
    event.preventDefault();
    noteOpened(id);
    const { onOpen, rowHref } = opening.current;
    if (onOpen === undefined) void navigate(rowHref(find(id)));
    else onOpen(find(id));
  };
}
