/** /properties/<id>/contacts: people of the property, carried into its inspections when asked for. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { ContactBook } from '#web/features/contacts/contact-book.tsx';
import { PropertyExternalIds } from '#web/features/external-ids/external-ids.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import {
  createPropertyContactMutation,
  deletePropertyContactMutation,
  listPropertyContactsOptions,
  updatePropertyContactMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCanManage } from '#web/session/session.ts';
import { useProperty } from './property.tsx';

export function Component() {
  const { id } = useProperty();
  const path = { property_id: id };
  const contacts = useQuery({ ...listPropertyContactsOptions({ path }), throwOnError: whenEmpty });
  const canWrite = useCanManage('properties.write');
  const onSuccess = () => afterWrite('propertyContact');
  const create = useMutation({ ...createPropertyContactMutation(), onSuccess });
  const update = useMutation({ ...updatePropertyContactMutation(), onSuccess });
  const remove = useMutation({ ...deletePropertyContactMutation(), onSuccess });

  return (
    <>
      <ContactBook
        contacts={contacts.data}
        canWrite={canWrite}
        purpose="Tenants, landlords and agents that are told of dates, sent the report, or sign it."
        onAdd={(body) => create.mutateAsync({ path, body })}
        onChange={(contactId, body, headers) =>
          update.mutateAsync({ path: { ...path, contact_id: contactId }, body, headers })
        }
        onRemove={(contactId) => remove.mutateAsync({ path: { ...path, contact_id: contactId } })}
      />
      <PropertyExternalIds id={id} of="contacts" />
    </>
  );
}
