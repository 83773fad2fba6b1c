/** Visits that are offered to the clerk who looks: the first to accept has each. */
import { useQuery } from '@tanstack/react-query';
import { namesInWords } from '#domain/schedule/lapse.ts';
import { listOffersOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Offer } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { untilText } from './offer-ends.ts';
import { OfferLine, streetOf } from './offer-line.tsx';
import styles from './offers.module.css';
import { useAnswerOffer } from './use-answer-offer.ts';

/** Its end comes without anybody telling of it. */
const LOOK_AGAIN_MS = 60_000;

export function OfferedToYou({ clerkId }: { clerkId: number }) {
  const { data } = useQuery({ ...listOffersOptions(), refetchInterval: LOOK_AGAIN_MS });
  const answer = useAnswerOffer();
  const open = data?.offers ?? [];
  if (open.length === 0) return null;
  return (
    <Panel title="Offered to you">
      <ul className={styles.lines}>
        {open.map((offer) => (
          <OpenLine
            key={offer.id}
            offer={offer}
            clerkId={clerkId}
            answered={answer.isPending && answer.variables.offerId === offer.id ? answer.variables.isAccepted : null}
            onAnswer={(isAccepted) => answer.mutate({ offerId: offer.id, isAccepted })}
          />
        ))}
      </ul>
    </Panel>
  );
}

type LineProps = {
  offer: Offer;
  clerkId: number;
  /** The answer that is on its way. */
  answered: boolean | null;
  onAnswer: (isAccepted: boolean) => void;
};

function OpenLine({ offer, clerkId, answered, onAnswer }: LineProps) {
  const { inspection: visit, ends_at: endsAt, staff } = offer;
  const street = streetOf(visit);
  const others = staff.filter((one) => one.id !== clerkId);
  const state = (
    <span className={styles.quiet}>
      Until {untilText(endsAt)}
      {others.length > 0 && `, also offered to ${namesInWords(others)}`}
    </span>
  );
  return (
    <OfferLine visit={visit} state={state}>
      <span className={styles.answers}>
        <Button
          variant="primary"
          size="sm"
          isBusy={answered === true}
          onClick={() => onAnswer(true)}
          aria-label={`Accept: ${street}`}
        >
          Accept
        </Button>
        <Button size="sm" isBusy={answered === false} onClick={() => onAnswer(false)} aria-label={`Not me: ${street}`}>
          Not me
        </Button>
      </span>
    </OfferLine>
  );
}
