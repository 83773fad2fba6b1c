/** A picture of what is on the ring. */
import { useQuery } from '@tanstack/react-query';
import { OnlyPicture } from '#web/forms/only-picture/only-picture.tsx';
import { sendPicture } from '#web/forms/only-picture/send-picture.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { getKeySetPhotoOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { deleteKeySetPhoto } from '#web/queries/generated/sdk.gen.ts';
import type { KeySet } from '#web/queries/generated/types.gen.ts';

export function KeyPhoto({ set, canWrite }: { set: KeySet; canWrite: boolean }) {
  const path = { key_set_id: set.id };
  const { data: photo } = useQuery(getKeySetPhotoOptions({ path }));
  if (!canWrite) {
    if (photo?.url == null) return null;
    return <img src={photo.url} alt={`The keys ${set.tag}`} />;
  }
  const name = `A photo of the keys ${set.tag}`;
  return (
    <OnlyPicture
      picture={photo}
      words={{ ...words, name, choose: photo?.url == null ? 'Add a photo' : 'Another photo' }}
      onChoose={async (file) => {
        await sendPicture({ path: `/key-sets/${set.id}/photo`, file, name: file.name });
        await afterWrite('keySet');
      }}
      onRemove={async () => {
        await deleteKeySetPhoto({ path });
        await afterWrite('keySet');
      }}
    />
  );
}

const words = {
  saved: 'The photo was saved.',
  removed: 'The photo was removed.',
  removal: { title: 'Remove the photo?', text: 'The keys and their log stay as they are.' },
};
