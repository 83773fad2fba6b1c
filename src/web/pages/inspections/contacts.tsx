/** /inspections/<id>/contacts: who is told of the date, sent the report, and signs it. */
import { states } from '#domain/inspection-state.ts';
import { useAnswering } from '#web/features/contacts/use-answering.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { roles } from '#domain/role.ts';
import { ContactBook } from '#web/features/contacts/contact-book.tsx';
import { InspectionExternalIds } from '#web/features/external-ids/external-ids.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import {
  createInspectionContactMutation,
  deleteInspectionContactMutation,
  listInspectionContactsOptions,
  updateInspectionContactMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCan, useCanReadEmails, useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { useInspection } from './inspection.tsx';

export function Component() {
  const inspection = useInspection();
  const { id, clerk, state } = inspection;
  const path = { inspection_id: id };
  const contacts = useQuery({ ...listInspectionContactsOptions({ path }), throwOnError: whenEmpty });
  const person = useSession();
  const isTheirs = person.isManager || (person.role === roles.clerk && clerk?.id === person.id);
  const canWrite = useCan('inspections.write') && isTheirs && state.id < states.closed;
  const onSuccess = () => afterWrite('inspectionContact');
  const canReadEmails = useCanReadEmails();
  const create = useMutation({ ...createInspectionContactMutation(), onSuccess });
  const update = useMutation({ ...updateInspectionContactMutation(), onSuccess });
  const remove = useMutation({ ...deleteInspectionContactMutation(), onSuccess });
  const answering = useAnswering(inspection, canWrite);

  return (
    <>
      <ContactBook
        contacts={contacts.data}
        canWrite={canWrite}
        purpose="Tenants, landlords and agents that are told of the date, sent the report, or sign it."
        links={
          canReadEmails ? (
            <ButtonLink to={paths.emails(id)} icon={<Mail />}>
              E-mails to them
            </ButtonLink>
          ) : undefined
        }
        answering={answering}
        onAdd={(body) => create.mutateAsync({ path, body })}
        onChange={(contactId, body, headers) =>
          update.mutateAsync({ path: { ...path, contact_id: contactId }, body, headers })
        }
        onRemove={(contactId) => remove.mutateAsync({ path: { ...path, contact_id: contactId } })}
      />
      <InspectionExternalIds id={id} of="contacts" />
    </>
  );
}
