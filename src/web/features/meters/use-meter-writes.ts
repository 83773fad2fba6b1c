/** The requests that change meters, their registers and their photos. */
import { useMutation } from '@tanstack/react-query';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  createMeterMutation,
  deleteAttachmentMutation,
  deleteMeterMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Attachment, Meter } from '#web/queries/generated/types.gen.ts';
import { uploadFile } from '#web/queries/upload-file.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import type { MeterBody } from './meter-dialog.tsx';
import type { NewRegister } from './meter-values.ts';

export function useMeterWrites(propertyId: number) {
  const path = { property_id: propertyId };
  const create = useMutation(createMeterMutation());
  const remove = useMutation(deleteMeterMutation());
  const removePhoto = useMutation(deleteAttachmentMutation());

  /** The meter is there once its own request has been answered: registers that fail are told, and added by hand. */
  async function add(body: MeterBody, registers: NewRegister[]): Promise<void> {
    const meter = await create.mutateAsync({ path, body });
    try {
      for (const register of registers) {
        await create.mutateAsync({ path, body: { ...body, ...register, parent_id: meter.id } });
      }
    } catch (error) {
      showToast({
        tone: 'failed',
        text: `The ${meter.type} meter was added, but not all its registers. ${errorText(error)}`,
      });
    }
    await afterWrite('meter');
  }

  /** The service keeps a meter on which others hang, so its registers go first. */
  async function handleRemove(meter: Meter, registers: readonly Meter[]): Promise<void> {
    const own = registers.length === 0 ? 'readings' : 'registers, readings';
    const isSure = await confirm({
      title: `Remove the ${meter.type} meter?`,
      text: `Its ${own} and photos go with it. Reports that were already written keep theirs.`,
      action: 'Remove',
      isDanger: true,
    });
    if (!isSure) return;
    await tryTo('The meter is still here.', async () => {
      for (const { id } of [...registers.toReversed(), meter]) {
        await remove.mutateAsync({ path: { ...path, meter_id: id } });
      }
    });
  }

  async function handleRemovePhoto(photo: Attachment): Promise<void> {
    const isSure = await confirm({
      title: 'Remove this photo?',
      text: 'The trail of the property keeps that it was there, and who removed it.',
      action: 'Remove',
      isDanger: true,
    });
    if (isSure)
      await tryTo('The photo is still here.', () => removePhoto.mutateAsync({ path: { attachment_id: photo.id } }));
  }

  const handleSendPhoto = (meter: Meter, file: File, onProgress: (done: number) => void) =>
    tryTo(`${file.name} was not added.`, () =>
      uploadFile({
        path: `/properties/${propertyId}/meters/${meter.id}/attachments`,
        file,
        name: file.name,
        key: crypto.randomUUID(),
        onProgress,
      }),
    );

  return { add, handleRemove, handleRemovePhoto, handleSendPhoto };
}

/** `failed`: how things stand when the request did not succeed. */
async function tryTo(failed: string, send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    showToast({ tone: 'failed', text: `${failed} ${errorText(error)}` });
  }
  await afterWrite('meter');
}
