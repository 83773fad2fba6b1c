/**
 * The queues of the worker. Tables hold what is to be done; a job only says that it is due, so losing one loses nothing.
 * Webhooks have none: see `webhook-courier.ts`.
 */

export type Payloads = {
  'generate-pdf': { pdfId: number; accountId: number };
  'send-email': { emailId: number; accountId: number };
};
export type QueueName = keyof Payloads;

export type QueueSettings = {
  /** Seconds after which a silent worker is taken for dead and its job is done again by another. */
  heartbeatSeconds: number;
  /** Seconds the longest honest run takes; after that it is stopped and counted as failed. */
  expireInSeconds: number;
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  /** How many run at once in one worker. */
  concurrency: number | 'one per two cores';
};

export const PDF_ATTEMPTS = 3;

export const queues: Record<QueueName, QueueSettings> = {
  // A child process fills a core. Children of other workers run beside it.
  'generate-pdf': {
    heartbeatSeconds: 15,
    expireInSeconds: 300,
    retryLimit: PDF_ATTEMPTS - 1,
    retryDelay: 2,
    retryBackoff: true,
    concurrency: 'one per two cores',
  },
  'send-email': {
    heartbeatSeconds: 20,
    expireInSeconds: 60,
    // The dispatcher asks again, later and later.
    retryLimit: 0,
    retryDelay: 0,
    retryBackoff: false,
    concurrency: 2,
  },
};
