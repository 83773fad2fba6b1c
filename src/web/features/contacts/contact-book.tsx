/** The contacts of a property or of an inspection: shown, added, changed, removed with undo. */
import { Plus, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ContactDraft } from '#contract/contact.ts';
import { contactTypes } from '#domain/message/contact-type.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { errorText } from '#web/queries/api-error.ts';
import type { Contact } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { useList } from '#web/ui/table/use-list.ts';
import { ContactDialog } from './contact-dialog.tsx';
import styles from './contact-list.module.css';
import { type Answering, ContactList } from './contact-list.tsx';
import { contactUrl, findContacts, searchableFrom } from './find-contacts.ts';

export type ContactBody = ReturnType<typeof ContactDraft.parse>;

type Props = {
  /** Undefined while they are on their way. */
  contacts: readonly Contact[] | undefined;
  canWrite: boolean;
  /** Explains contacts when there are none. */
  purpose: ReactNode;
  /** Suggests where else to look, beside the button that adds a contact. */
  links?: ReactNode;
  answering?: Answering;
  onAdd: (body: ContactBody) => Promise<unknown>;
  onChange: (id: number, changes: Partial<ContactBody>, headers: { 'If-Match': string }) => Promise<unknown>;
  onRemove: (id: number) => Promise<unknown>;
};

type Open = { contact: Contact | undefined };

const labels = {
  type: 'Type',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  notify: 'Is told of dates and changes',
  deliver: 'Is sent the finished report',
  signee: 'Signs the report',
};
const typeWord = (code: number) => (contactTypes as Record<number, string>)[code] ?? String(code);
const valueWord = (value: unknown) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : undefined);

export function ContactBook({ contacts, canWrite, purpose, links, answering, onAdd, onChange, onRemove }: Props) {
  const [open, setOpen] = useState<Open>();
  const { search, narrow } = useList(contactUrl);
  const { save, conflictDialog } = useConflict(labels, typeWord, { valueWord });

  async function handleRemove(contact: Contact) {
    try {
      await onRemove(contact.id);
    } catch (error) {
      showToast({ tone: 'failed', text: `${contact.name} is still here. ${errorText(error)}` });
      return;
    }
    const { type, name, email, phone, signee, notify, deliver } = contact;
    showToast({
      text: `${name} was removed.`,
      undo: () => {
        onAdd({ type, name, email, phone, signee, notify, deliver }).catch((error: unknown) =>
          showToast({ tone: 'failed', text: errorText(error) }),
        );
      },
    });
  }

  if (contacts === undefined) return <Skeleton height="8rem" />;
  const add = (
    <Button icon={<Plus />} onClick={() => setOpen({ contact: undefined })}>
      Add contact
    </Button>
  );
  const found = findContacts(contacts, search.q);
  const actions = (canWrite || links !== undefined) && (
    <div className={styles.actions}>
      {links}
      {canWrite && add}
    </div>
  );
  return (
    <>
      {contacts.length === 0 ? (
        <EmptyState icon={<Users />} title="No contacts yet." action={actions}>
          {purpose}
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            {(contacts.length >= searchableFrom || search.q !== '') && (
              <ContactSearch q={search.q} onSearch={(q) => narrow({ q })} />
            )}
            {actions}
          </div>
          {found.length === 0 ? (
            <NoMatch onShowAll={() => narrow({ q: '' })} />
          ) : (
            <ContactList
              contacts={found}
              onEdit={canWrite ? (contact) => setOpen({ contact }) : undefined}
              onRemove={canWrite ? (contact) => void handleRemove(contact) : undefined}
              answering={answering}
            />
          )}
        </>
      )}
      {open && (
        <ContactDialog
          contact={open.contact}
          onClose={() => setOpen(undefined)}
          onSave={async (body) => {
            const before = open.contact;
            const saved =
              before === undefined
                ? await onAdd(body)
                : await save({ before, body, send: (changes, headers) => onChange(before.id, changes, headers) });
            return saved !== undefined;
          }}
        />
      )}
      {conflictDialog}
    </>
  );
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon={<Users />}
      title="No contact matches."
      action={<Button onClick={onShowAll}>Show all contacts</Button>}
    >
      Every word has to occur in the name, the type, the e-mail or the phone.
    </EmptyState>
  );
}

function ContactSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  return (
    <search aria-label="Filter contacts">
      <SearchInput label="Name, e-mail or phone" value={q} onSearch={onSearch} />
    </search>
  );
}
