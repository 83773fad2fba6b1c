/** A reason not to start that a person can do something about: printed as it is, without a stack. */
export class StartFault extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartFault';
  }
}
