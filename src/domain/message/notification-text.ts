/** E-mails to contacts, tenants and people of the account: their kinds, their standard texts, and how their placeholders are filled. */

export type NotificationText = { subject: string; text: string };

/** The texts that an account may replace, under these names in its settings. */
const standardTexts = {
  scheduled: {
    subject: '{type} at {address} on {date}',
    text: 'Dear {name},\n\n{clerk} will visit {address} on {date} at {time} for the {type}. The visit takes about {duration}.\n\n{answer}\n\n{company}',
  },
  moved: {
    subject: 'Moved: {type} at {address}, now {date}',
    text: 'Dear {name},\n\nThe {type} at {address} has moved to {date} at {time}. We are sorry for the change.\n\n{answer}\n\n{company}',
  },
  clerk_changed: {
    subject: 'Somebody else will visit: {type} at {address} on {date}',
    text: 'Dear {name},\n\n{clerk} will visit {address} for the {type}, instead of the person we named before. The date stays as it was: {date} at {time}.\n\n{answer}\n\n{company}',
  },
  cancelled: {
    subject: 'Cancelled: {type} at {address}',
    text: 'Dear {name},\n\nThe {type} at {address} on {date} will not take place. {reason}\n\n{company}',
  },
  clerk_assigned: {
    subject: 'Yours: {type} at {address}, {date}, {time}',
    text: 'Dear {name},\n\nThe {type} at {address} on {date} at {time} is yours. It takes about {duration}.\n\nKeys: {keys}\nContacts: {contacts}\n\n{link}\n\n{company}',
  },
  clerk_moved: {
    subject: 'Moved: {type} at {address}, now {date}, {time}',
    text: 'Dear {name},\n\nThe {type} at {address} is now on {date} at {time}, and takes about {duration}.\n\nKeys: {keys}\nContacts: {contacts}\n\n{link}\n\n{company}',
  },
  clerk_released: {
    subject: 'No longer yours: {type} at {address}, {date}',
    text: 'Dear {name},\n\nThe {type} at {address} on {date} at {time} is no longer yours.\n\n{link}\n\n{company}',
  },
  clerk_cancelled: {
    subject: 'Cancelled: {type} at {address}, {date}',
    text: 'Dear {name},\n\nThe {type} at {address} on {date} at {time} will not take place. {reason}\n\n{link}\n\n{company}',
  },
  clerk_offered: {
    subject: 'Offered: {type} at {address}, {date}, {time}',
    text: 'Dear {name},\n\nThe {type} at {address} on {date} at {time} is offered to you. It takes about {duration}. The first to accept has it, until {until}:\n{link}\n\nKeys: {keys}\n\n{company}',
  },
  clerk_day: {
    subject: '{count} on {date}',
    text: 'Dear {name},\n\nOn {date} you have:\n\n{visits}\n\n{link}\n\n{company}',
  },
  appointment_answered: {
    subject: '{contact} {answered}: {type} at {address}, {date}, {time}',
    text: 'Dear {name},\n\n{contact} {answered}: {type} at {address} on {date} at {time}.\n\n{note}\n\n{link}\n\n{company}',
  },
  visit_declined: {
    subject: '{clerk} declines: {type} at {address}, {date}, {time}',
    text: 'Dear {name},\n\n{clerk} declines the {type} at {address} on {date} at {time}, and nobody is assigned now.\n\n{note}\n\n{link}\n\n{company}',
  },
  offer_lapsed: {
    subject: 'Nobody accepted: {type} at {address}, {date}, {time}',
    text: 'Dear {name},\n\nNobody has the {type} at {address} on {date} at {time}. {offered}\n\n{link}\n\n{company}',
  },
  typing_due: {
    subject: 'To be typed: {type} at {address}',
    text: 'Dear {name},\n\nThe report of the {type} at {address} on {date} waits for you to type it. {clerk} made the visit.\n\n{link}\n\n{company}',
  },
  review_due: {
    subject: 'To be reviewed: {type} at {address}',
    text: 'Dear {name},\n\nThe report of the {type} at {address} on {date} waits for review. {clerk} made the visit.\n\n{link}\n\n{company}',
  },
  completed: {
    subject: 'Report ready: {type} at {address}',
    text: 'Dear {name},\n\nThe report of the {type} at {address} on {date} is ready:\n{link}\n\n{company}',
  },
  corrected: {
    subject: 'Corrected report: {type} at {address}, version {version}',
    text: 'Dear {name},\n\nThe report of the {type} at {address} on {date} has been corrected. Version {version} takes the place of version {previous}:\n{link}\n\n{reason}\n\nWhat is printed otherwise than before:\n{changes}\n\n{signed}\n\n{company}',
  },
  tenant_invitation: {
    subject: '{company}: please complete the {type} of {address}',
    text: 'Dear {name},\n\n{company} asks you to complete the {type} of {address}.\n\nOpen this link on your phone or computer. It is meant for you alone, and what you enter is saved as you go:\n{link}\n\nIt works until 14 days after the date of the inspection.\n\n{company}',
  },
  file_share: {
    subject: '{company} shares {files} with you: {type} at {address}',
    text: 'Hello,\n\n{company} shares {files} of the {type} at {address} with you:\n{link}\n\nThe link works until {until}, for anyone who has it.\n\n{company}',
  },
  invitation: {
    subject: '{company} invites you to Keyturn',
    text: 'Dear {name},\n\n{inviter} has added you to the people of {company} at Keyturn, where its property inspections and reports are kept. Choose a password, and you can sign in with this e-mail address:\n{link}\n\nThe link is meant for you alone. It works once, until {until}.\n\n{company}',
  },
} as const satisfies Record<string, NotificationText>;
export type NotificationKind = keyof typeof standardTexts;

/** To the contacts of an appointment. */
export type AppointmentMessage = 'scheduled' | 'moved' | 'clerk_changed' | 'cancelled';

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

/** These are of no use without their link. */
const needsLink = new Set<NotificationKind>([
  'completed',
  'corrected',
  'tenant_invitation',
  'file_share',
  'invitation',
  'clerk_offered',
]);

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
  const whole = needsLink.has(kind) && !text.includes('{link}') ? `${text}\n\n{link}` : text;
  return {
    // A header holds one line.
    subject: fill(subject).replaceAll(/\s+/g, ' ').trim(),
    text: withoutTrailingSpace(fill(whole)),
  };
}
