/** The part of the frame that says how many people will be told of changes; it is loaded once the first page stands. */
export { WaitingMessages } from '#web/features/emails/waiting-messages.tsx';
