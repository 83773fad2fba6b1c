/** What an outbox hears from outside: other tabs of this browser, the line, and the person's leaving. */
type Heard = { onSentElsewhere: () => void; onOnline: () => void; onHidden: () => void };

export function listenOutside(channelName: string, { onSentElsewhere, onOnline, onHidden }: Heard) {
  let channel: BroadcastChannel | undefined = new BroadcastChannel(channelName);
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') onHidden();
  };
  channel.addEventListener('message', onSentElsewhere);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', handleVisibility);
  return {
    tellSent: (): void => channel?.postMessage('sent'),
    stop: (): void => {
      channel?.close();
      channel = undefined;
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', handleVisibility);
    },
  };
}
