/** Offers a visit that nobody has to clerks, the best first; the first to accept has it. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { OfferDraft } from '#contract/inspections/offer.ts';
import { namesInWords } from '#domain/schedule/lapse.ts';
import { minutesText } from '#domain/schedule/minutes-text.ts';
import { SelectField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { rankClerksOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { createOffer } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection, Offer, RankedClerk } from '#web/queries/generated/types.gen.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldError } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { endChoices, untilText, usualEnd } from './offer-ends.ts';
import styles from './offers.module.css';

type Visit = Pick<Inspection, 'id' | 'conduct_date'> & { property: Offer['inspection']['property'] };
type Props = { inspection: Visit; onClose: () => void };

const TITLE = 'Offer to clerks';
/** Among those who are free. */
const CHOSEN_AT_FIRST = 3;

export function OfferDialog({ inspection, onClose }: Props) {
  const { data, error } = useQuery({
    ...rankClerksOptions({ path: { inspection_id: inspection.id } }),
    // Somebody is choosing: the list stays as it was read.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data !== undefined) return <OfferForm inspection={inspection} clerks={data.clerks} onClose={onClose} />;
  return (
    <Dialog title={TITLE} onClose={onClose}>
      {error === null ? <Skeleton height="10rem" /> : <p role="alert">{errorText(error)}</p>}
    </Dialog>
  );
}

function OfferForm({ inspection, clerks, onClose }: Props & { clerks: RankedClerk[] }) {
  const { id, property, conduct_date: conductDate } = inspection;
  const [ends] = useState(() => endChoices(conductDate, Date.now()));
  const free = clerks.filter(({ clashes }) => clashes.length === 0);
  const form = useContractForm({
    schema: OfferDraft,
    initial: { staff_ids: free.slice(0, CHOSEN_AT_FIRST).map((one) => one.staff_id), ends_at: usualEnd(ends) },
    toBody: (values: { staff_ids: number[]; ends_at: string }) => ({ inspection_id: id, ...values }),
  });
  const when = conductDate === null ? 'no date yet' : dateTimeText(conductDate, { isShort: true });
  return (
    <FormDialog
      form={form}
      title={TITLE}
      action="Offer it"
      onClose={onClose}
      onSave={async (body) => {
        const { data } = await createOffer({ body, throwOnError: true });
        // The button that opened it is gone then, and the dialog gives the focus to what stands beside it.
        await afterWrite('inspection');
        onClose();
        showToast({ text: `Offered to ${namesInWords(data.staff)} until ${untilText(data.ends_at)}.` });
      }}
    >
      <p className={styles.about}>
        {property.address.line1}, {property.address.postcode} · {when}. The first to accept has the visit; until then
        nobody does.
      </p>
      <ClerkTicks clerks={clerks} />
      <SelectField name="ends_at" label="The offer ends" options={ends} isRequired />
    </FormDialog>
  );
}

function ClerkTicks({ clerks }: { clerks: readonly RankedClerk[] }) {
  const { field, fieldState } = useController({ name: 'staff_ids' });
  const chosen = field.value as readonly number[];
  const isWithout = fieldState.error !== undefined && chosen.length === 0;
  if (clerks.length === 0) return <p>There are no clerks yet.</p>;
  return (
    <fieldset aria-describedby={isWithout ? 'offer-to-nobody' : undefined}>
      <legend className={styles.legend}>Clerks, the best first</legend>
      <div className={styles.clerks}>
        {clerks.map((clerk, at) => {
          const id = clerk.staff_id;
          return (
            <label key={id} className={styles.clerk}>
              <input
                type="checkbox"
                ref={at === 0 ? field.ref : undefined}
                checked={chosen.includes(id)}
                // In the order of the list, however they were ticked.
                onChange={({ target }) =>
                  field.onChange(
                    clerks
                      .map((one) => one.staff_id)
                      .filter((one) => (one === id ? target.checked : chosen.includes(one))),
                  )
                }
              />
              <strong>{clerk.staff_name}</strong>
              <span className={clerk.clashes.length > 0 ? styles.clash : styles.quiet}>{reasonOf(clerk)}</span>
            </label>
          );
        })}
      </div>
      {isWithout && <FieldError id="offer-to-nobody">Choose one clerk at least.</FieldError>}
    </fieldset>
  );
}

function reasonOf({ clashes, detour_minutes: detour, knows_property: knows, visits }: RankedClerk): string {
  if (clashes.length > 0) return clashes.join(' · ');
  const facts = [
    'Free',
    detour !== null && (detour === 0 ? 'no detour' : `${minutesText(detour)} detour`),
    visits > 0 && `${visits} ${visits === 1 ? 'visit' : 'visits'} that day`,
    knows && 'knows the property',
  ];
  return facts.filter(Boolean).join(' · ');
}
