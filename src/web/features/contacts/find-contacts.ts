/** Looks for people among contacts that are all on the page: some properties have had many tenants. */
import { contactTypes } from '#domain/message/contact-type.ts';
import type { Contact } from '#web/queries/generated/types.gen.ts';
import { listUrl, textParam } from '#web/ui/table/list-search.ts';

export const contactUrl = listUrl({ filters: { q: textParam('q') } });

/** More than are taken in at a glance. */
export const searchableFrom = 11;

type Sought = Pick<Contact, 'name' | 'type' | 'email' | 'phone'>;

/** Those in whom every word occurs, without regard to case and accents; a number also without its spaces. */
export function findContacts<Found extends Sought>(contacts: readonly Found[], q: string): readonly Found[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return contacts;
  return contacts.filter(({ name, type, email, phone }) => {
    const texts = [name, contactTypes[type] ?? '', email, phone, phone?.replaceAll(' ', '')];
    const text = fold(texts.join(' '));
    return words.every((word) => text.includes(word));
  });
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
