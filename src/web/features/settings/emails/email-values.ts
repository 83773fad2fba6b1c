/** One text of e-mails as its form has it, and as it is shown of a real inspection. */
import {
  asksForAnswer,
  fillNotification,
  isToClerk,
  type NotificationKind,
  notificationKinds,
  type NotificationText,
  standardNotification,
} from '#domain/message/notification-text.ts';
import { answerInWords, standardAnswerChoice } from '#domain/message/appointment-answer.ts';
import { keysInWords, notificationWords } from '#domain/message/notification-words.ts';
import { readDuration } from '#domain/schedule/duration.ts';
import type { AccountSettings, Inspection } from '#web/queries/generated/types.gen.ts';

export const emailKinds = Object.keys(notificationKinds) as NotificationKind[];

export const isOwn = ({ notifications }: AccountSettings, kind: NotificationKind) => notifications[kind] !== undefined;

export const textOf = ({ notifications }: AccountSettings, kind: NotificationKind): NotificationText => {
  const { subject, text } = notifications[kind] ?? standardNotification(kind);
  return { subject, text };
};

/** A text that is word for word ours is not kept as the firm's own. */
export function textChange(latest: AccountSettings, kind: NotificationKind, changes: Partial<NotificationText>) {
  const { [kind]: _former, ...others } = latest.notifications;
  const text = { ...textOf(latest, kind), ...changes };
  const isOurs = JSON.stringify(text) === JSON.stringify(standardNotification(kind));
  return { notifications: isOurs ? others : { ...others, [kind]: text } };
}

/** Stand for whatever an inspection does not have. */
const samples = {
  name: 'Alex Taylor',
  inviter: 'Sam Porter',
  reason: 'The tenant has moved the date.',
  files: 'the report',
  count: '2 visits',
  visits: '09:30, 1 hour: Inventory\n12 Albert Road, Southsea, PO5 2SJ\nKeys: Agent’s office',
  contacts: 'Alex Taylor 07700 900123',
  contact: 'Alex Taylor',
  answered: answerInWords.another_time,
  version: '2',
  previous: '1',
  changes: '- Kitchen · Hob, condition: was “Cracked”, now “Chipped”',
  signed: 'You signed version 1 on 3 February 2027. Your signature stays under that version.',
  note: '“Thursday or Friday, after four.”',
  offered: 'It was offered to Alex Taylor and Sam Porter: all said no.',
};

/** The list of an e-mail of several visits, and what is new of them. */
const joined = {
  news: '2 visits changed',
  visits:
    'Moved: Inventory at 12 Albert Road, Southsea, PO5 2SJ\nWas: Monday 1 February 2027, 09:30\nNow: Wednesday 3 February 2027, 10:00\n\n' +
    'Cancelled: Check-out at 3 Marine Parade, Southsea, PO4 0PW\nWas: Monday 1 February 2027, 14:00',
};

type About = Pick<
  Inspection,
  'type' | 'title' | 'property' | 'clerk' | 'typist' | 'conduct_date' | 'time_to_complete' | 'location_of_keys'
>;
type Firm = Pick<AccountSettings, 'name' | 'time_zone' | 'brand' | 'appointment_answers'>;
type Place = { origin: string; now: number };
const WEEK = 7 * 24 * 3600 * 1000;

/** A person of the firm that the inspection names; the others are not known beforehand. */
function recipientOf(kind: NotificationKind, { clerk, typist }: About): { name: string } | null {
  if (isToClerk(kind)) return clerk;
  return kind === 'typing_due' ? typist : null;
}

export function preview(
  kind: NotificationKind,
  text: NotificationText,
  about: About,
  { name: company, time_zone: timeZone, brand, appointment_answers, origin, now }: Firm & Place,
): NotificationText {
  const { address } = about.property;
  const until = new Date(now + WEEK).toLocaleDateString('en-GB', { timeZone, dateStyle: 'long' });
  const wayToAnswer = asksForAnswer(kind, { [kind]: text })
    ? { link: `${origin}/a/…`, choice: appointment_answers ?? standardAnswerChoice }
    : undefined;
  const words = notificationWords(
    {
      typeName: about.type.name,
      title: about.title,
      address: [address.line1, address.line2, address.city, address.postcode],
      clerk: about.clerk?.name ?? null,
      at: about.conduct_date,
      minutes: (about.time_to_complete === null ? undefined : readDuration(about.time_to_complete)) ?? null,
    },
    { name: company, timeZone, brand },
    {
      ...samples,
      ...(notificationKinds[kind].words.includes('news') && joined),
      name: recipientOf(kind, about)?.name ?? samples.name,
      keys: keysInWords(about.location_of_keys),
      until,
      ...(wayToAnswer === undefined && { link: `${origin}/…` }),
    },
    wayToAnswer,
  );
  return fillNotification(kind, words, { [kind]: text });
}
