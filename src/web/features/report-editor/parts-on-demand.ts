/** Parts of the editor that are shown on request, fetched as one file. */
export { arrowStep } from './arrow-step.ts';
export { carryOut } from './carry-out.ts';
export { fillAsBefore } from './commands/fill-as-before.ts';
export { removeItem } from './commands/remove-item.ts';
export { stepRoom } from './commands/room-commands.ts';
export { stepItem } from './commands/step-item.ts';
export { FindBar } from './find-bar.tsx';
export { findUnanswered } from './find-unanswered.ts';
export { goToUndecided } from './find-undecided.ts';
export { AboutItem } from './panel/about-item.tsx';
export { AboutRoom } from './panel/about-room.tsx';
export { Orphans } from './panel/orphans.tsx';
export { entriesOf } from './rows/item-entries.tsx';
export { roomEntriesOf } from './rooms/room-entries.tsx';
export { goToKeptPlace, keepPlace } from './rooms/keep-place.ts';
export { AddRoomDialog } from './rooms/add-room-dialog.tsx';
export { MoveDialog } from './rooms/move-dialog.tsx';
export { usualItems } from './rooms/usual-items.ts';
