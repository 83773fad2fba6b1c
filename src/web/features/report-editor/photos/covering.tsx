/** Covers parts of a photograph of the open report; a manager sees what was uploaded, and takes the covers away. */
import { Download, Eye } from 'lucide-react';
import { type PicturePart, turnPart } from '#domain/covering/picture-part.ts';
import { coverParts, getUncovered, uncoverParts } from '#web/queries/generated/sdk.gen.ts';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { noteOwnVersion } from '#web/queries/report-versions.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { CoverParts } from '#web/report/covering/cover-parts.tsx';
import { sayFailed } from '../commands/failed.ts';
import { type Editor, useEditor } from '../editor.ts';

type Props = { photo: Attachment; place: Place };

export function Covering({ photo, place, name, onEnd }: Props & { name: string; onEnd: () => void }) {
  const editor = useEditor();

  async function cover(drawn: readonly PicturePart[]) {
    // The service knows the picture as it was before it was turned.
    const parts = drawn.map((part) => turnPart(part, -(photo.rotation ?? 0)));
    try {
      const answer = await coverParts({ path: { attachment_id: photo.id }, body: { parts }, throwOnError: true });
      take(editor, place, answer);
      showToast({ text: drawn.length > 1 ? 'The parts are covered.' : 'The part is covered.' });
      onEnd();
    } catch (error) {
      sayFailed('Nothing was covered', error);
    }
  }

  return <CoverParts photo={photo} name={name} onCover={cover} onCancel={onEnd} />;
}

export function CoveredTools({ photo, place }: Props) {
  const editor = useEditor();
  return (
    <>
      <Button icon={<Download />} onClick={() => void saveUploaded(photo)}>
        Save the original
      </Button>
      <Button icon={<Eye />} onClick={() => void uncover(editor, place, photo.id)}>
        Uncover…
      </Button>
    </>
  );
}

async function saveUploaded({ id, filename }: Attachment): Promise<void> {
  try {
    const { data } = await getUncovered({ path: { attachment_id: id }, parseAs: 'blob', throwOnError: true });
    const url = URL.createObjectURL(data);
    const link = Object.assign(document.createElement('a'), { href: url, download: filename ?? `photo-${id}` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url));
  } catch (error) {
    sayFailed('The original was not saved', error);
  }
}

async function uncover(editor: Editor, place: Place, id: number): Promise<void> {
  const isSure = await confirm({
    title: 'Show all of this photo again?',
    text: 'All covered parts are seen again, wherever the photo is shown.',
    action: 'Uncover the photo',
    isDanger: true,
  });
  if (!isSure) return;
  try {
    take(editor, place, await uncoverParts({ path: { attachment_id: id }, throwOnError: true }));
  } catch (error) {
    sayFailed('The photo was not uncovered', error);
  }
}

function take({ report, home }: Editor, place: Place, { data, response }: { data: Attachment; response: Response }) {
  noteOwnVersion(home, (header) => response.headers.get(header));
  report.putAttachment(place, data.id, data);
}
