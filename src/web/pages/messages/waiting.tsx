/** The part of the frame that says whom changes will be told; it is loaded once the first page stands. */
export { WaitingMessages } from '#web/features/emails/waiting-messages.tsx';
