/** On the page of a visit that nobody has: the offer of it, who accepts it, and the way to offer it. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { listOffersOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { withdrawOffer } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection, Offer } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { inWordsToClerk, inWordsToOffice } from './offer-words.ts';
import styles from './offers.module.css';
import { useAnswerOffer } from './use-answer-offer.ts';

const OfferDialog = late(async () => (await import('./offer-dialog.tsx')).OfferDialog, { failed: failedDialog });

/** Its end comes without anybody telling of it. */
const LOOK_AGAIN_MS = 60_000;

type Props = { inspection: Inspection; personId: number; isManager: boolean };

export function VisitOffer({ inspection, personId, isManager }: Props) {
  const { data } = useQuery({
    ...listOffersOptions({ query: { inspection_id: inspection.id } }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const [isOffering, setOffering] = useState(false);
  const [latest] = data?.offers ?? [];
  const open = latest?.is_open === true ? latest : undefined;
  const isMine = latest?.staff.some(({ id }) => id === personId) ?? false;
  if (data === undefined || (!isManager && !(open !== undefined && isMine))) return null;
  return (
    <div className={styles.strip} data-page-actions>
      <span>{isManager || open === undefined ? inWordsToOffice(latest) : inWordsToClerk(open, personId)}</span>
      {isManager && open !== undefined && <Withdraw offer={open} />}
      {isManager && open === undefined && <Button onClick={() => setOffering(true)}>Offer to clerks…</Button>}
      {!isManager && open !== undefined && <Answer offer={open} personId={personId} />}
      {isOffering && <OfferDialog inspection={inspection} onClose={() => setOffering(false)} />}
    </div>
  );
}

function Answer({ offer: { id, declined_by: declined }, personId }: { offer: Offer; personId: number }) {
  const answer = useAnswerOffer();
  const isOnItsWay = (isAccepted: boolean) => answer.isPending && answer.variables.isAccepted === isAccepted;
  return (
    <span className={styles.beside}>
      {!declined.some((one) => one.id === personId) && (
        <Button isBusy={isOnItsWay(false)} onClick={() => answer.mutate({ offerId: id, isAccepted: false })}>
          Not me
        </Button>
      )}
      <Button
        variant="primary"
        isBusy={isOnItsWay(true)}
        onClick={() => answer.mutate({ offerId: id, isAccepted: true })}
      >
        Accept
      </Button>
    </span>
  );
}

function Withdraw({ offer: { id } }: { offer: Offer }) {
  const withdraw = useMutation({
    mutationFn: () => withdrawOffer({ path: { offer_id: id }, throwOnError: true }),
    onSuccess: async () => {
      await afterWrite('inspection');
      showToast({ text: 'The offer is withdrawn.' });
    },
    onError: async (error) => {
      showToast({ tone: 'failed', text: errorText(error) });
      await afterWrite('inspection');
    },
  });
  return (
    <Button isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
      Withdraw
    </Button>
  );
}
