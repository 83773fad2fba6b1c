/** People one has to reach, with what each of them receives. */
import { Mail, Pencil, Phone, Trash2, Unlink } from 'lucide-react';
import { contactTypes } from '#domain/message/contact-type.ts';
import type { Contact } from '#web/queries/generated/types.gen.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/controls/tag.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { ContactAnswer } from './contact-answer.tsx';
import styles from './contact-list.module.css';

/** Contacts of an inspection answer its appointment. */
export type Answering = {
  /** The appointment as it is now. */
  at: string | null;
  /** Omitted for people who may only read. */
  onSettle?: ((contact: Contact) => void) | undefined;
  /** Omitted as well where nothing can be answered any more. */
  onCloseLinks?: ((contact: Contact) => void) | undefined;
};

type Props = {
  contacts: readonly Contact[];
  /** Omitted for people who may only read. */
  onEdit?: ((contact: Contact) => void) | undefined;
  onRemove?: ((contact: Contact) => void) | undefined;
  answering?: Answering | undefined;
};

export function ContactList({ contacts, onEdit, onRemove, answering }: Props) {
  return (
    <ul className={styles.list}>
      {contacts.map((contact) => (
        <li key={contact.id} className={styles.contact}>
          <div className={styles.who}>
            <span className={styles.name}>{contact.name}</span>
            <span className={styles.type}>{contactTypes[contact.type] ?? 'Other'}</span>
          </div>
          <div className={styles.reach}>
            {contact.phone !== null && (
              <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>
                <Phone size={13} aria-hidden /> {contact.phone}
              </a>
            )}
            {contact.email !== null && (
              <a href={`mailto:${contact.email}`}>
                <Mail size={13} aria-hidden /> {contact.email}
              </a>
            )}
          </div>
          <div className={styles.marks}>
            {contact.starts_on != null && <Tag>{tenancyText(contact.starts_on, contact.ends_on)}</Tag>}
            {contact.notify && <Tag>Told of dates</Tag>}
            {contact.deliver && <Tag>Sent the report</Tag>}
            {contact.signee && <Tag>Signs</Tag>}
          </div>
          <div className={styles.actions}>
            {answering?.onCloseLinks && contact.notify && contact.email !== null && (
              <IconButton
                size="sm"
                label={`Close the links by which ${contact.name} answers`}
                icon={<Unlink />}
                onClick={() => answering.onCloseLinks?.(contact)}
              />
            )}
            {onEdit && (
              <IconButton
                size="sm"
                label={`Change ${contact.name}`}
                icon={<Pencil />}
                onClick={() => onEdit(contact)}
              />
            )}
            {onRemove && (
              <IconButton
                size="sm"
                label={`Remove ${contact.name}`}
                icon={<Trash2 />}
                onClick={() => onRemove(contact)}
              />
            )}
          </div>
          {answering && contact.answer != null && (
            <ContactAnswer
              answer={contact.answer}
              at={answering.at}
              onSettle={answering.onSettle && (() => answering.onSettle?.(contact))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function tenancyText(start: string, end: string | null | undefined): string {
  return end == null ? `Tenant since ${dateText(start)}` : `Tenant ${dateText(start)} to ${dateText(end)}`;
}
