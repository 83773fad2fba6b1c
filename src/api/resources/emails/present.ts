/** An e-mail as it stands on the wire: with how far it is, and where its inspection is. */
import { emailState } from '#domain/message/email-state.ts';
import type { EmailProperty, EmailRow } from '#store/events/emails.ts';

type About = { visits: number[]; properties: Map<number, EmailProperty>; isServerSet: boolean };

export function presentEmail(row: EmailRow, { visits, properties, isServerSet }: About) {
  const propertyOf = (inspectionId: number) => {
    const found = properties.get(inspectionId);
    return found === undefined ? null : presentProperty(found);
  };
  return {
    id: row.id,
    inspection_id: row.inspectionId,
    property: propertyOf(row.inspectionId ?? 0),
    visits: visits.map((id) => ({ inspection_id: id, property: propertyOf(id) })),
    recipient: row.recipient,
    subject: row.subject,
    text: row.confidential ? 'This e-mail is for its recipient alone.' : row.text,
    confidential: row.confidential,
    calendar: row.calendar,
    created_at: row.createdAt,
    state: emailState(row, isServerSet, Date.now()),
    sent_at: row.sentAt,
    attempts: row.attempts,
    failure: row.failure,
    resent_from: row.resentFrom,
  };
}

const presentProperty = ({ id, ...address }: EmailProperty) => ({ id, address });
