/** Three times for a visit that somebody asks for on the phone: kept while they decide, and booked by Enter. */
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, KeyRound } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { SlotAsk } from '#domain/schedule/slots/slot-ask.ts';
import { minutesText } from '#domain/schedule/minutes-text.ts';
import { readSlotPhrase } from '#domain/schedule/slots/slot-phrase.ts';
import { types } from '#domain/inspection-type.ts';
import { errorText } from '#web/queries/api-error.ts';
import { findSlotsOptions, listPropertiesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Property, Slot, SlotHold, Slots } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select, TextInput } from '#web/ui/fields/input.tsx';
import { dateTimeText, durationText } from '#web/ui/time/date-text.ts';
import { today, toWallTime } from '#web/ui/time/time-zone.ts';
import { writeDuration } from '#domain/schedule/duration.ts';
import { fullAddress } from '../inspection-text.ts';
import { askWords, slotQuery } from './ask-words.ts';
import { type SlotStart, startOf } from './slot-start.ts';
import styles from './slots.module.css';
import { type Kept, keyOfSlot, useKeptSlots } from './use-kept-slots.ts';

type Props = {
  phrase: string;
  onPhrase: (phrase: string) => void;
  /** Resolves when it is booked, or the form is open. */
  onChoose: (start: SlotStart) => Promise<void>;
};

export function SlotOffers({ phrase, onPhrase, onChoose }: Props) {
  const ask = readSlotPhrase(phrase, today());
  return (
    <div className={styles.stack}>
      <PhraseForm key={phrase} phrase={phrase} ask={ask} onPhrase={onPhrase} />
      {ask.postcode === undefined ? (
        <p className={styles.quiet}>Say where: a postcode, or its first half.</p>
      ) : (
        <Offers key={phrase} ask={ask} postcode={ask.postcode} onChoose={onChoose} />
      )}
    </div>
  );
}

type PhraseProps = { phrase: string; ask: SlotAsk; onPhrase: (phrase: string) => void };

function PhraseForm({ phrase, ask, onPhrase }: PhraseProps) {
  const [text, setText] = useState(phrase);
  const handleSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    onPhrase(text.trim());
  };
  const unread = ask.unread.length > 0 ? ` Not understood: ${ask.unread.join(' ')}.` : '';
  return (
    <form className={styles.phrase} onSubmit={handleSubmit}>
      <Field label="What is asked for" hint={`${askWords(ask)}.${unread}`}>
        {(control) => (
          <TextInput
            {...control}
            value={text}
            autoComplete="off"
            spellCheck={false}
            placeholder="2-bed check-out PO4 8AA Wed pm"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit">Look again</Button>
    </form>
  );
}

type OffersProps = { ask: SlotAsk; postcode: string; onChoose: Props['onChoose'] };

const MOST_THERE = 50;
const compact = (postcode: string) => postcode.toUpperCase().replaceAll(/\s/g, '');

function Offers({ ask, postcode, onChoose }: OffersProps) {
  const found = useQuery(listPropertiesOptions({ query: { address: postcode, per_page: MOST_THERE } }));
  const there = found.data && propertiesAt(found.data.data, postcode, ask.beds);
  const [chosen, setChosen] = useState<string>();
  const only = there?.length === 1 ? String(there[0]?.id) : '';
  const propertyId = Number(chosen ?? only) || undefined;
  const query = slotQuery(ask, propertyId);
  const slots = useQuery({
    ...findSlotsOptions({ query }),
    enabled: found.data !== undefined || found.isError,
    // Times that are kept here would be looked for again, and kept anew.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { kept, stay } = useKeptSlots(slots.data?.slots, query);
  const [isBusy, setBusy] = useState(false);

  async function handleChoose(slot: Slot) {
    stay(slot);
    setBusy(true);
    const keys = slots.data?.location_of_keys ?? '';
    const typeId = ask.type ?? types.inventory;
    const home = { propertyId: propertyId ?? null, postcode, beds: ask.beds ?? null };
    await onChoose(startOf(slot, { ...home, typeId, keys })).finally(() => setBusy(false));
  }

  return (
    <>
      {there !== undefined && <Where there={there} value={chosen ?? only} postcode={postcode} onChange={setChosen} />}
      {slots.error !== null && <p role="alert">{errorText(slots.error)}</p>}
      {slots.data === undefined ? (
        slots.error === null && <Skeleton height="14rem" />
      ) : (
        <OfferList
          found={slots.data}
          kept={kept}
          isBusy={isBusy}
          books={propertyId !== undefined && ask.type !== undefined}
          onChoose={(slot) => void handleChoose(slot)}
          onAgain={() => void slots.refetch()}
        />
      )}
    </>
  );
}

/** Those of the asked size, where there are any. */
function propertiesAt(found: readonly Property[], postcode: string, beds: number | undefined): Property[] {
  const there = found.filter(({ address }) => compact(address.postcode) === compact(postcode));
  const ofSize = there.filter(({ no_of_beds }) => no_of_beds === beds);
  return ofSize.length > 0 ? ofSize : there;
}

type WhereProps = {
  there: readonly Property[];
  value: string;
  postcode: string;
  onChange: (value: string) => void;
};

function Where({ there, value, postcode, onChange }: WhereProps) {
  if (there.length === 0)
    return <p className={styles.quiet}>No property at {postcode} is known: the booking form asks for it.</p>;
  return (
    <Field label="Property">
      {(control) => (
        <Select
          {...control}
          value={value}
          emptyLabel={there.length === 1 ? 'Another one, which is not known yet' : 'Which one is not known yet'}
          options={there.map(({ id, address }) => ({ value: String(id), label: fullAddress(address) }))}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

type ListProps = {
  found: Slots;
  kept: Kept;
  isBusy: boolean;
  /** Else the form opens. */
  books: boolean;
  onChoose: (slot: Slot) => void;
  onAgain: () => void;
};

function OfferList({
  found: { minutes, location_of_keys: keys, slots },
  kept,
  isBusy,
  books,
  onChoose,
  onAgain,
}: ListProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), [slots]);
  if (slots.length === 0) return <output>Nobody is free then. Ask for other days or times above.</output>;
  const ends = slots
    .map((slot) => kept.get(keyOfSlot(slot)))
    .flatMap((one) => (one === undefined || one === 'taken' ? [] : [Date.parse(one.until)]));
  return (
    <section aria-label="Free times" className={styles.stack}>
      <p className={styles.facts}>
        <CalendarClock size={16} aria-hidden /> Takes {durationText(writeDuration(minutes))}.
        <span>
          <KeyRound size={16} aria-hidden /> {keys === null ? 'Nobody has said where the keys are.' : `Keys: ${keys}`}
        </span>
      </p>
      <ol className={styles.offers}>
        {slots.map((slot, at) => (
          <li key={`${slot.staff_id} ${slot.conduct_date}`}>
            <Offer
              slot={slot}
              hold={kept.get(keyOfSlot(slot))}
              isBusy={isBusy}
              books={books}
              focus={at === 0 ? first : undefined}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>
        <output>
          {ends.length > 0 && `Kept for you until ${toWallTime(new Date(Math.min(...ends)).toISOString()).time}.`}
        </output>{' '}
        <Button size="sm" variant="quiet" onClick={onAgain}>
          Look for others
        </Button>
      </p>
    </section>
  );
}

type OfferProps = {
  slot: Slot;
  hold: SlotHold | 'taken' | undefined;
  isBusy: boolean;
  books: boolean;
  focus: React.Ref<HTMLButtonElement> | undefined;
  onChoose: (slot: Slot) => void;
};

function Offer({ slot, hold, isBusy, books, focus, onChoose }: OfferProps) {
  const { conduct_date, staff_name, detour_minutes: detour, knows_property: isKnown } = slot;
  const facts = [
    detour === null ? 'way not known' : detour === 0 ? 'no detour' : `${minutesText(detour)} more on the way`,
    isKnown && 'knows the property',
    hold === 'taken' && 'taken meanwhile',
  ];
  return (
    <Button
      ref={focus}
      className={styles.offer}
      isBusy={isBusy}
      disabled={hold === 'taken'}
      onClick={() => onChoose(slot)}
    >
      <strong>{dateTimeText(conduct_date, { isShort: true })}</strong>
      <span>{staff_name}</span>
      <span className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      <span className={styles.does}>{books ? 'Book' : 'Fill in the form'}</span>
    </Button>
  );
}
