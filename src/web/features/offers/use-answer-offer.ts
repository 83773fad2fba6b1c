/** A clerk answers an offer: they have the visit, unless another was quicker, or they are asked no longer. */
import { useMutation } from '@tanstack/react-query';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { acceptOffer, declineOffer } from '#web/queries/generated/sdk.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';

export type OfferAnswer = { offerId: number; isAccepted: boolean };

export const useAnswerOffer = () =>
  useMutation({
    mutationFn: ({ offerId, isAccepted }: OfferAnswer) =>
      (isAccepted ? acceptOffer : declineOffer)({ path: { offer_id: offerId }, throwOnError: true }),
    onSuccess: async (_, { isAccepted }) => {
      await afterWrite('inspection');
      showToast({ text: isAccepted ? 'Accepted: the visit is yours.' : 'You are not asked for this visit any more.' });
      // The button is gone, and with it the focus.
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
    },
    onError: async (error) => {
      showToast({ tone: 'failed', text: errorText(error) });
      // It is shown no longer where it is over.
      await afterWrite('inspection');
    },
  });
