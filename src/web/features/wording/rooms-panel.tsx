/** The names that the editor suggests for rooms. */
import { areUsualRooms } from '#domain/usual-things/from-keyturn.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { LinesPanel } from './lines-panel.tsx';

export const RoomsPanel = ({ settings }: { settings: AccountSettings }) => (
  <LinesPanel
    settings={settings}
    name="rooms"
    title="Usual rooms"
    label="Rooms"
    action="Save the rooms"
    hint={`The report editor offers them when somebody adds a room.${areUsualRooms(settings.rooms) ? ' They came with Keyturn: change them as you like.' : ''}`}
    lineHint="One on each line, in the order in which they are offered."
  />
);
