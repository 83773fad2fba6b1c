/** What `request.log` is. Most requests write nothing to it, so the child of the log is made by the first line of one. */
import type { FastifyBaseLogger } from 'fastify';
import type { Bindings, ChildLoggerOptions } from 'pino';

type Line = Parameters<FastifyBaseLogger['info']>;

export class LogOfRequest implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: ChildLoggerOptions;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get #log(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings, this.#options);
    return this.#made;
  }

  get level() {
    return this.#log.level;
  }
  set level(level) {
    this.#log.level = level;
  }
  fatal(...line: Line) {
    this.#log.fatal(...line);
  }
  error(...line: Line) {
    this.#log.error(...line);
  }
  warn(...line: Line) {
    this.#log.warn(...line);
  }
  info(...line: Line) {
    this.#log.info(...line);
  }
  debug(...line: Line) {
    this.#log.debug(...line);
  }
  trace(...line: Line) {
    this.#log.trace(...line);
  }
  silent(...line: Line) {
    this.#log.silent(...line);
  }
  child(...child: Parameters<FastifyBaseLogger['child']>) {
    return this.#log.child(...child);
  }
}
