/** /properties/<id>/contacts: people of the property, carried into its inspections when asked for. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { ContactDialog } from '#web/features/contacts/contact-dialog.tsx';
import { ContactList } from '#web/features/contacts/contact-list.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  createPropertyContactMutation,
  deletePropertyContactMutation,
  listPropertyContactsOptions,
  updatePropertyContactMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Contact } from '#web/queries/generated/types.gen.ts';
import { useCan } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.ts';
import styles from '#web/features/properties/properties.module.css';
import { useProperty } from './property.tsx';

type Open = { contact: Contact | undefined };

export function Component() {
  const { id } = useProperty();
  const path = { property_id: id };
  const { data: contacts } = useQuery({ ...listPropertyContactsOptions({ path }), throwOnError: true });
  const canWrite = useCan('properties.write');
  const [open, setOpen] = useState<Open>();
  const create = useMutation(createPropertyContactMutation());
  const update = useMutation(updatePropertyContactMutation());
  const remove = useMutation(deletePropertyContactMutation());

  async function handleRemove(contact: Contact) {
    try {
      await remove.mutateAsync({ path: { ...path, contact_id: contact.id } });
    } catch (error) {
      showToast({ tone: 'failed', text: `${contact.name} is still here. ${errorText(error)}` });
      return;
    }
    await afterWrite('propertyContact');
    const { type, name, email, phone, signee, notify, deliver } = contact;
    showToast({
      text: `${name} was removed.`,
      undo: () => {
        void create
          .mutateAsync({ path, body: { type, name, email, phone, signee, notify, deliver } })
          .then(() => afterWrite('propertyContact'))
          .catch((error: unknown) => showToast({ tone: 'failed', text: errorText(error) }));
      },
    });
  }

  if (contacts === undefined) return <Skeleton height="8rem" />;
  const add = (
    <Button icon={<Plus />} onClick={() => setOpen({ contact: undefined })}>
      Add contact
    </Button>
  );

  return (
    <>
      {contacts.length === 0 ? (
        <EmptyState icon={<Users />} title="No contacts yet." action={canWrite && add}>
          Tenants, landlords and agents that are told of dates, sent the report, or sign it.
        </EmptyState>
      ) : (
        <>
          {canWrite && <div className={styles.bar}>{add}</div>}
          <ContactList
            contacts={contacts}
            onEdit={canWrite ? (contact) => setOpen({ contact }) : undefined}
            onRemove={canWrite ? (contact) => void handleRemove(contact) : undefined}
          />
        </>
      )}
      {open && (
        <ContactDialog
          contact={open.contact}
          onClose={() => setOpen(undefined)}
          onSave={async (body) => {
            if (open.contact === undefined) await create.mutateAsync({ path, body });
            else await update.mutateAsync({ path: { ...path, contact_id: open.contact.id }, body });
            await afterWrite('propertyContact');
          }}
        />
      )}
    </>
  );
}
