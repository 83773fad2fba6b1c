/** The e-mail that brings a tenant to a self-service or live inspection; the link in it is the only copy of its token. */
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspection-columns.ts';

const standard = {
  subject: '{company}: please complete the inspection of {address}',
  text: [
    'Hello {name},',
    '',
    '{company} asks you to complete the inspection "{title}" of {address}.',
    '',
    'Open this link on your phone or computer. It is meant for you alone; what you enter is saved as you go:',
    '{link}',
    '',
    'The link works until 14 days after the date of the inspection.',
  ].join('\n'),
};

export async function inviteTenant(tx: StoreTransaction, row: InspectionRow, link: string): Promise<void> {
  const { accountId, property, selfServicer } = row;
  if (selfServicer === null) return;
  const account = await tx.people.getAccount(accountId);
  const words: Record<string, string> = {
    name: selfServicer.name,
    company: account.name,
    title: row.title,
    address: [property.line1, property.line2, property.city, property.postcode].filter(Boolean).join(', '),
    link,
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole);
  const { subject, text } = account.settings.notifications?.['tenant_invitation'] ?? standard;
  await tx.emails.add(accountId, [
    {
      inspectionId: row.id,
      recipient: selfServicer.email,
      // A header holds one line.
      subject: fill(subject).replaceAll(/\s+/g, ' '),
      // A text that lost its link would leave the tenant without one.
      text: fill(text.includes('{link}') ? text : `${text}\n\n{link}`),
    },
  ]);
}
