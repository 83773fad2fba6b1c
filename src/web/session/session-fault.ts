/** The reason why there is no access token. */

/** The person must sign in again. */
export class SessionEnded extends Error {
  constructor() {
    super('The session has ended.');
    this.name = 'SessionEnded';
  }
}

/** Nobody knows whether the session stands: the line is down or the service is busy. Worth another try. */
export class SessionUnreachable extends Error {
  /** Nobody answered for the service, or it said that it cannot now; a refusal by it is neither. */
  readonly isAway: boolean;

  constructor(cause?: unknown) {
    super('The service cannot be reached.', { cause });
    this.name = 'SessionUnreachable';
    this.isAway = typeof cause !== 'number' || cause === 429 || cause >= 500;
  }
}
