/** The captions that the editor suggests for photographs. */
import { areUsualCaptions } from '#domain/usual-things/captions.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { LinesPanel } from './lines-panel.tsx';

export const CaptionsPanel = ({ settings }: { settings: AccountSettings }) => (
  <LinesPanel
    settings={settings}
    name="captions"
    title="Captions of photos"
    label="Captions"
    action="Save the captions"
    hint={`The arrow down in the caption of a photo offers them first, on the light table as well.${areUsualCaptions(settings.captions) ? ' They came with Keyturn: change them as you like.' : ''}`}
    lineHint="One on each line, in the order in which they are offered. {item} or {room} at its beginning becomes the name of the photo’s own."
  />
);
