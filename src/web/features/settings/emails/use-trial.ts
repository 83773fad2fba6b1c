/** An e-mail to oneself, followed until it has gone or the mail server has answered. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NotificationText } from '#domain/message/notification-text.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { getEmailOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { sendTrialEmail } from '#web/queries/generated/sdk.gen.ts';
import type { Email } from '#web/queries/generated/types.gen.ts';

/** Milliseconds between two looks. */
const LOOK_AGAIN = 1000;

export function useTrial() {
  const [id, setId] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const { data } = useQuery({
    ...getEmailOptions({ path: { email_id: id ?? 0 } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data === undefined || isUndecided(state.data) ? LOOK_AGAIN : false),
  });

  const hasGone = data?.state === 'sent';
  // The page says when the last e-mail went.
  useEffect(() => {
    if (hasGone) void afterWrite('email');
  }, [hasGone]);

  const send = async (text: NotificationText) => {
    setBusy(true);
    setFault(undefined);
    try {
      const { data: sent } = await sendTrialEmail({ body: text });
      setId(sent.id);
      await afterWrite('email');
    } catch (error) {
      setFault(errorText(error));
    }
    setBusy(false);
  };
  const words = fault ?? (id === undefined ? '' : trialText(data));
  return { send, isBusy, words };
}

const isUndecided = ({ state, failure }: Email) => state === 'waiting' && failure === null;

export function trialText(email: Pick<Email, 'state' | 'failure' | 'recipient'> | undefined): string {
  if (email === undefined) return 'On its way …';
  const { state, failure, recipient } = email;
  if (state === 'sent') return `The mail server has taken it for ${recipient}.`;
  if (state === 'kept') return 'No mail server is connected, so it was kept: it stands under E-mails.';
  return failure === null ? `On its way to ${recipient} …` : `It did not go. The mail server answered: ${failure}`;
}
