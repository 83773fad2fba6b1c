/** Ends a service that stands still. Nothing else sends it, so the parent knows why the service has ended. */
export const standstillSignal = 'SIGALRM';
