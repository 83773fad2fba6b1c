/** Contacts answer an appointment by the link in its e-mail: they confirm it, ask for another time, or take a free one. */
import { states, type InspectionStateCode } from '../inspection-state.ts';

export const answerKinds = ['confirmed', 'another_time'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** The answers that an account lets contacts give. */
export const answerChoices = ['confirm', 'another_time', 'take_time'] as const;
export type AnswerChoice = (typeof answerChoices)[number];
export const standardAnswerChoice: AnswerChoice = 'another_time';

export const answersOf = (choice: AnswerChoice): readonly AnswerKind[] =>
  choice === 'confirm' ? ['confirmed'] : answerKinds;

/** Whether they may take a time by themselves that is free, and have confirmed it by that. */
export const mayTakeTimes = (choice: AnswerChoice): boolean => choice === 'take_time';

/** Room to name some days and hours. */
export const longestAnswerNote = 1000;
/** Each answer writes an e-mail: whoever holds a link does not write hundreds of them. */
export const MOST_ANSWERS = 20;

export const answerInWords: Readonly<Record<AnswerKind, string>> = {
  confirmed: 'confirms the appointment',
  another_time: 'asks for another time',
};

type Appointment = {
  state: InspectionStateCode;
  /** A moment; for a whole day its beginning. */
  conductAt: string | null;
  conductDateOption: number;
  cancelledAt: string | null;
};

/** `open` alone takes answers. `unsettled`: no date is agreed at present. */
export type AppointmentStanding = 'open' | 'unsettled' | 'begun' | 'cancelled';

export function appointmentStanding(
  { state, conductAt, conductDateOption, cancelledAt }: Appointment,
  now: number,
): AppointmentStanding {
  if (cancelledAt !== null) return 'cancelled';
  if (state >= states.active) return 'begun';
  if (conductAt === null || conductDateOption !== 0) return 'unsettled';
  return Date.parse(conductAt) > now ? 'open' : 'begun';
}
