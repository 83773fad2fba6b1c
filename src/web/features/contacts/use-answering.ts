/** The office settles answers of contacts to an appointment, and closes the links by which they answer. */
import { useMutation } from '@tanstack/react-query';
import { states } from '#domain/inspection-state.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { closeAppointmentLinks, deleteAppointmentAnswer } from '#web/queries/generated/sdk.gen.ts';
import type { Contact, Inspection } from '#web/queries/generated/types.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import type { Answering } from './contact-list.tsx';

type Visit = Pick<Inspection, 'id' | 'state' | 'conduct_date'>;

function useSettle() {
  return useMutation({
    mutationFn: ({ inspectionId, contactId }: { inspectionId: number; contactId: number; name: string }) =>
      deleteAppointmentAnswer({ path: { inspection_id: inspectionId, contact_id: contactId } }),
    onSuccess: (_, { name }) => {
      showToast({ text: `${name} waits for nothing any more.` });
      return afterWrite('inspectionContact');
    },
    onError: (error) => showToast({ tone: 'failed', text: errorText(error) }),
  });
}

export function useAnswering({ id, state, conduct_date }: Visit, canWrite: boolean): Answering {
  const settle = useSettle();
  const close = useMutation({
    mutationFn: (contact: Contact) => closeAppointmentLinks({ path: { inspection_id: id, contact_id: contact.id } }),
    onSuccess: (_, { name }) => {
      showToast({
        text: `The links by which ${name} answers are closed. The next e-mail about the visit has a new one.`,
      });
      return afterWrite('inspectionContact');
    },
    onError: (error) => showToast({ tone: 'failed', text: errorText(error) }),
  });
  return {
    at: conduct_date,
    ...(canWrite && {
      onSettle: ({ id: contactId, name }: Contact) => settle.mutate({ inspectionId: id, contactId, name }),
    }),
    ...(canWrite && state.id < states.active && conduct_date !== null && { onCloseLinks: close.mutate }),
  };
}
