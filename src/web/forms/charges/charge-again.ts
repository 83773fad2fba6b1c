/** Charges again what was waived. */
import type { ChargeKind } from '#domain/firm/charges.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { waiveCharge } from '#web/queries/generated/sdk.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';

export async function chargeAgain(inspectionId: number, kind: ChargeKind): Promise<void> {
  try {
    await waiveCharge({ path: { inspection_id: inspectionId }, body: { kind, reason: null }, throwOnError: true });
    await afterWrite('inspection');
    showToast({ text: 'Charged again.' });
  } catch (error) {
    showToast({ tone: 'failed', text: `Nothing was changed. ${errorText(error)}` });
  }
}
