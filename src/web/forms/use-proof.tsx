/** An open browser is not enough for some things, as changing how somebody signs in: they ask who is there, once in ten minutes. */
import { useState } from 'react';
import { ApiError, errorText } from '#web/queries/api-error.ts';
import { getFactorsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Factors } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';

/** Few people are ever asked. */
const ProofDialog = late(() => import('./proof-dialog.tsx').then((part) => part.ProofDialog), {
  failed: (told, { onAnswer }) => failedDialog(told, { onClose: () => onAnswer(false) }),
});

type Asked = { factors: Factors | undefined; onAnswer: (isProved: boolean) => void };

/**
 * `attempt(act)` acts, if need be after a proof; undefined when the person gave that up. `prove(act)` says besides why it
 * failed, where no form does: undefined then as well.
 */
export function useProof() {
  const [asked, setAsked] = useState<Asked>();

  const attempt = async <Result,>(act: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'proof_needed') throw error;
    }
    // The ways that they have; without an answer the password is asked for.
    const factors = await queryClient.fetchQuery(getFactorsOptions()).catch(() => undefined);
    const isProved = await new Promise<boolean>((resolve) => setAsked({ factors, onAnswer: resolve }));
    setAsked(undefined);
    return isProved ? attempt(act) : undefined;
  };

  const prove = async <Result,>(act: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await attempt(act);
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
      return undefined;
    }
  };

  const proofDialog = asked && <ProofDialog {...asked} />;
  return { attempt, prove, proofDialog };
}
