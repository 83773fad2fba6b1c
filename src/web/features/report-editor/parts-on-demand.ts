/** What the editor shows when it is asked to, fetched as one file. */
export { restoreItem, restoreRoom } from './commands/bring-back.ts';
export { duplicateItem, duplicateRoom } from './commands/copies.ts';
export { FindBar } from './find-bar.tsx';
export { findUnanswered } from './find-unanswered.ts';
export { AboutItem } from './panel/about-item.tsx';
export { AboutRoom } from './panel/about-room.tsx';
export { Orphans } from './panel/orphans.tsx';
export { AddRoomDialog } from './rooms/add-room-dialog.tsx';
export { MoveDialog } from './rooms/move-dialog.tsx';
export { usualItems } from './rooms/usual-items.ts';
