/** A date on the page, with the exact instant for machines and on hover. */
import { agoText, dateTimeText } from './date-text.ts';

type DateTimeProps = { at: string | null | undefined /** Leaves this year's number out. */; isShort?: boolean };

export function DateTime({ at, isShort = false }: DateTimeProps) {
  if (at === null || at === undefined) return null;
  return <time dateTime={at}>{dateTimeText(at, { isShort })}</time>;
}

export function Ago({ at }: { at: string }) {
  return (
    <time dateTime={at} title={dateTimeText(at)}>
      {agoText(at)}
    </time>
  );
}
