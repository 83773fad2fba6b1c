/** Charges that the firm's rules have added to the price of a visit: a manager waives one, or charges it again. */
import { useState } from 'react';
import type { ChargeKind } from '#domain/firm/charges.ts';
import { chargeAgain } from '#web/forms/charges/charge-again.ts';
import { chargeText, poundsText } from '#web/forms/charges/charge-words.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { useCanManage } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './charges.module.css';

const WaiveDialog = late(async () => (await import('#web/forms/charges/waive-dialog.tsx')).WaiveDialog, {
  failed: failedDialog,
});

type Charge = NonNullable<NonNullable<Inspection['pricing']>['charges']>[number];

export function ChargesPanel({ inspection: { id, pricing } }: { inspection: Pick<Inspection, 'id' | 'pricing'> }) {
  const [waived, setWaived] = useState<Charge>();
  const canWrite = useCanManage('inspections.write');
  const charges = pricing?.charges ?? [];
  if (charges.length === 0) return null;
  return (
    <Panel title="Charges">
      <ul className={styles.charges}>
        {charges.map((charge) => (
          <li key={charge.kind} className={styles.charge}>
            <div>
              <p>{chargeText(charge)}</p>
              {charge.waived !== null && <p className={styles.waived}>Waived: {charge.waived.reason}</p>}
            </div>
            <span className={styles.amount}>
              {charge.waived === null ? poundsText(charge.amount) : <s>{poundsText(charge.amount)}</s>}
            </span>
            {canWrite && charge.waived !== null && (
              <Button size="sm" onClick={() => void chargeAgain(id, charge.kind as ChargeKind)}>
                Charge again
              </Button>
            )}
            {canWrite && charge.waived === null && Number(charge.amount) > 0 && (
              <Button size="sm" onClick={() => setWaived(charge)}>
                Waive
              </Button>
            )}
          </li>
        ))}
      </ul>
      {waived !== undefined && (
        <WaiveDialog
          inspectionId={id}
          kind={waived.kind as ChargeKind}
          amount={waived.amount}
          onClose={() => setWaived(undefined)}
        />
      )}
    </Panel>
  );
}
