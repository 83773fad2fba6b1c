/** Visits that are offered to the clerk who looks: the first to accept has each. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { listOffersOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Offer } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { namesText, untilText } from './offer-ends.ts';
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
          <OfferLine
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

function OfferLine({ offer, clerkId, answered, onAnswer }: LineProps) {
  const { inspection, ends_at: endsAt, staff } = offer;
  const { id, property, type, conduct_date: at } = inspection;
  const { line1, line2, postcode } = property.address;
  const street = [line1, line2].filter(Boolean).join(', ');
  const others = staff.filter((one) => one.id !== clerkId);
  return (
    <li className={styles.line}>
      <div>
        <Link to={paths.inspection(id)}>
          {street}, <span className={styles.postcode}>{postcode}</span>
        </Link>
        <span className={styles.quiet}>
          {type.name.split(' / ')[0]} · {at === null ? 'no date yet' : dateTimeText(at, { isShort: true })}
        </span>
        <span className={styles.quiet}>
          Until {untilText(endsAt)}
          {others.length > 0 && `, also offered to ${namesText(others)}`}
        </span>
      </div>
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
    </li>
  );
}
