/** The details of the focused item or room; without one, the keys. */
import { useEditor, useItem, useWhereabouts, useRoom } from '../editor.ts';
import { InPlace } from '../on-demand.tsx';

export function ItemPanel() {
  const { canWrite } = useEditor();
  const { roomId, itemId } = useWhereabouts();
  const item = useItem(itemId ?? 0);
  const room = useRoom(roomId ?? 0);
  if (item !== undefined) return <InPlace>{({ AboutItem }) => <AboutItem key={item.id} item={item} />}</InPlace>;
  if (room !== undefined) return <InPlace>{({ AboutRoom }) => <AboutRoom room={room} />}</InPlace>;
  return <InPlace>{({ HowTo, Choose }) => (canWrite ? <HowTo /> : <Choose />)}</InPlace>;
}
