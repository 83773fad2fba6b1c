/** E-mails to contacts, tenants and people of the account: their kinds, their standard texts, and how their placeholders are filled. */
import { standardTexts } from './standard-texts.ts';

export type NotificationText = { subject: string; text: string };

export type NotificationKind = keyof typeof standardTexts;

/** To the contacts of an appointment. */
export type AppointmentMessage = 'scheduled' | 'moved' | 'clerk_changed' | 'cancelled';

/** One e-mail in place of several such, to a contact or a clerk. */
export type JoinedMessage = 'visits_changed' | 'clerk_visits_changed';

const clerkMessages = ['clerk_assigned', 'clerk_moved', 'clerk_released', 'clerk_cancelled', 'clerk_offered'] as const;
/** To the clerk of the visit, or to those to whom it is offered; the others are to people outside, or who join. */
export type ClerkMessage = (typeof clerkMessages)[number];

export const isToClerk = (kind: NotificationKind): kind is ClerkMessage =>
  clerkMessages.some((message) => message === kind);

export const standardNotification = (kind: NotificationKind): NotificationText => standardTexts[kind];

/** To whoever has to go on with a report; they can leave these off. */
export type HandOverMessage = 'typing_due' | 'review_due';

const ofVisit = ['name', 'company', 'type', 'title', 'address', 'clerk', 'date', 'time', 'duration', 'phone', 'answer'];
const ofClerk = [...ofVisit, 'keys', 'contacts', 'link'];
/** Their link leads to the page on which the recipient confirms, or asks for another time. */
const ofAppointment = [...ofVisit, 'link'];

/** Their names for people, when each is sent, and the placeholders that are filled in it. */
export const notificationKinds: Readonly<Record<NotificationKind, { name: string; when: string; words: string[] }>> = {
  scheduled: { name: 'Appointment', when: 'A date is agreed, to contacts who are told of it.', words: ofAppointment },
  moved: { name: 'Appointment moved', when: 'An agreed date becomes another one.', words: ofAppointment },
  clerk_changed: {
    name: 'Another clerk comes',
    when: 'Somebody else takes over an agreed visit, to contacts who are told of it.',
    words: ofAppointment,
  },
  cancelled: {
    name: 'Appointment cancelled',
    when: 'An inspection with an agreed date is cancelled.',
    words: [...ofVisit, 'reason'],
  },
  visits_changed: {
    name: 'Several appointments changed',
    when: 'There is news of several visits for the same contact. It lists them, in place of an e-mail for each.',
    words: ['name', 'company', 'news', 'count', 'visits', 'phone', 'answer'],
  },
  clerk_assigned: {
    name: 'Visit given to a clerk',
    when: 'A visit becomes theirs, unless they took it themselves.',
    words: ofClerk,
  },
  clerk_moved: {
    name: 'Visit of a clerk moved',
    when: 'The date, length or property of their visit changes.',
    words: ofClerk,
  },
  clerk_released: {
    name: 'Visit taken from a clerk',
    when: 'Their visit is somebody else’s now, or nobody’s.',
    words: ofClerk,
  },
  clerk_cancelled: {
    name: 'Visit of a clerk cancelled',
    when: 'Their visit will not take place.',
    words: [...ofClerk, 'reason'],
  },
  clerk_offered: {
    name: 'Visit offered to clerks',
    when: 'A visit that nobody has is offered to several clerks, to each of them.',
    words: [...ofClerk, 'until'],
  },
  clerk_visits_changed: {
    name: 'Several visits of a clerk changed',
    when: 'There is news of several visits for the same clerk. It lists them, in place of an e-mail for each.',
    words: ['name', 'company', 'news', 'count', 'visits', 'link'],
  },
  clerk_day: {
    name: 'Next day of a clerk',
    when: 'At six in the evening, to clerks who have visits on the next day, unless they leave it off.',
    words: ['name', 'company', 'date', 'count', 'visits', 'link'],
  },
  appointment_answered: {
    name: 'Answer to an appointment',
    when: 'A contact confirms or asks for another time, to whoever booked the visit.',
    words: [...ofVisit, 'contact', 'answered', 'note', 'link'],
  },
  visit_declined: {
    name: 'Visit declined by a clerk',
    when: 'A clerk declines a visit, to whoever booked it.',
    words: [...ofVisit, 'note', 'link'],
  },
  offer_lapsed: {
    name: 'Offer that nobody accepted',
    when: 'An offer of a visit ends and nobody has the visit, to whoever offered it.',
    words: [...ofVisit, 'offered', 'link'],
  },
  typing_due: {
    name: 'Report to be typed',
    when: 'A report comes to a typist, unless they took it themselves.',
    words: [...ofVisit, 'link'],
  },
  review_due: {
    name: 'Report to be reviewed',
    when: 'A report comes to the reviewers, or to managers where a firm has none.',
    words: [...ofVisit, 'link'],
  },
  completed: {
    name: 'Report ready',
    when: 'A report is complete, to contacts who are sent it.',
    words: [...ofVisit, 'link'],
  },
  corrected: {
    name: 'Report corrected',
    when: 'A report that was complete is complete again, to contacts who are sent it and to those who signed it.',
    words: [...ofVisit, 'version', 'previous', 'reason', 'changes', 'signed', 'link'],
  },
  signature_reminder: {
    name: 'Reminder to sign',
    when: 'On the evening before the last day for comments and signatures, to those who are to sign and have not.',
    words: [...ofVisit, 'until', 'link'],
  },
  tenant_returned: {
    name: 'Report returned to its tenant',
    when: 'A report that a tenant has sent in is given back to them.',
    words: [...ofVisit, 'reason', 'missing', 'again'],
  },
  comment_replied: {
    name: 'Comment answered',
    when: 'The office replies to a comment that came by a link of somebody’s own, to them.',
    words: [...ofVisit, 'about', 'comment', 'reply', 'link'],
  },
  report_answered: {
    name: 'Report commented on or signed',
    when: 'Somebody signs or declines by their link, or comments first within an hour, to whoever booked the visit.',
    words: [...ofVisit, 'contact', 'answered', 'note', 'link'],
  },
  tenant_invitation: {
    name: 'Invitation of a tenant',
    when: 'A tenant is to carry out an inspection.',
    words: [...ofVisit, 'link'],
  },
  file_share: {
    name: 'Files shared',
    when: 'A PDF or photographs are shared with an e-mail address.',
    words: [...ofVisit, 'files', 'until', 'link'],
  },
  share_corrected: {
    name: 'Shared report corrected',
    when: 'A report is corrected after a PDF of it was shared with an e-mail address and opened.',
    words: [...ofVisit, 'files', 'version', 'again'],
  },
  invitation: {
    name: 'Invitation of staff and clients',
    when: 'Somebody is invited to sign in.',
    words: ['name', 'company', 'inviter', 'until', 'link'],
  },
};

/** Whether the e-mail brings its recipient to the page where they answer: a firm's own text may do without. */
export function asksForAnswer(kind: NotificationKind, own: Record<string, NotificationText> = {}): boolean {
  if (notificationKinds[kind].words !== ofAppointment) return false;
  const { subject, text } = chosenText(kind, own);
  return /\{(?:answer|link)\}/.test(`${subject} ${text}`);
}

/** Placeholders of a text that are not filled, each once; they would be sent as they stand. */
export function unknownPlaceholders(kind: NotificationKind, { subject, text }: NotificationText): string[] {
  const used = [...`${subject} ${text}`.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word);
  return [...new Set(used)].filter((word) => !notificationKinds[kind].words.includes(word));
}

/** These are of no use without what fills this placeholder. */
const needed: Partial<Record<NotificationKind, string>> = {
  completed: '{link}',
  corrected: '{link}',
  signature_reminder: '{link}',
  tenant_invitation: '{link}',
  file_share: '{link}',
  invitation: '{link}',
  clerk_offered: '{link}',
  visits_changed: '{visits}',
  clerk_visits_changed: '{visits}',
};

const withoutTrailingSpace = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');

const chosenText = (kind: NotificationKind, own: Record<string, NotificationText>): NotificationText =>
  Object.hasOwn(own, kind) ? (own[kind] ?? standardTexts[kind]) : standardTexts[kind];

/** Unknown placeholders stay as they are; filled-in texts are never read for placeholders again. */
export function fillNotification(
  kind: NotificationKind,
  words: Record<string, string>,
  own: Record<string, NotificationText> = {},
): NotificationText {
  const { subject, text } = chosenText(kind, own);
  const fill = (line: string) =>
    line.replaceAll(/\{(\w+)\}/g, (whole, word: string) =>
      Object.hasOwn(words, word) ? (words[word] ?? whole) : whole,
    );
  const { [kind]: must } = needed;
  const whole = must !== undefined && !text.includes(must) ? `${text}\n\n${must}` : text;
  return {
    // A header holds one line.
    subject: fill(subject).replaceAll(/\s+/g, ' ').trim(),
    text: withoutTrailingSpace(fill(whole)),
  };
}
