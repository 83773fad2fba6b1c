/** Visits whose offer has ended without anybody, until somebody has them or they are offered again. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOffersOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Offer } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { endChoices } from './offer-ends.ts';
import { OfferLine, streetOf } from './offer-line.tsx';
import { lapsedInWords } from './offer-words.ts';
import styles from './offers.module.css';

const OfferDialog = late(async () => (await import('./offer-dialog.tsx')).OfferDialog, { failed: failedDialog });

/** An offer ends without anybody telling of it. */
const LOOK_AGAIN_MS = 60_000;

export function LapsedOffers() {
  const { data } = useQuery({ ...listOffersOptions({ query: { lapsed: 'true' } }), refetchInterval: LOOK_AGAIN_MS });
  const [again, setAgain] = useState<Offer['inspection']>();
  const [now] = useState(() => Date.now());
  const lapsed = data?.offers ?? [];
  return (
    <>
      {lapsed.length > 0 && (
        <Panel title="Offered, and nobody took it">
          <ul className={styles.lines}>
            {lapsed.map((offer) => (
              <LapsedLine key={offer.id} offer={offer} now={now} onAgain={() => setAgain(offer.inspection)} />
            ))}
          </ul>
        </Panel>
      )}
      {again !== undefined && <OfferDialog inspection={again} onClose={() => setAgain(undefined)} />}
    </>
  );
}

type LineProps = { offer: Offer; now: number; onAgain: () => void };

function LapsedLine({ offer, now, onAgain }: LineProps) {
  const { inspection: visit } = offer;
  return (
    <OfferLine visit={visit} state={<span className={styles.clash}>{lapsedInWords(offer)}</span>}>
      {/* A visit whose time has begun is offered to nobody. */}
      {endChoices(visit.conduct_date, now).length > 0 && (
        <Button size="sm" onClick={onAgain} aria-label={`Offer again: ${streetOf(visit)}`}>
          Offer again…
        </Button>
      )}
    </OfferLine>
  );
}
