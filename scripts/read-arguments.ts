/**
 * Reads the arguments of a script, and says in words what is wrong with them. `--help` prints the usage and ends there.
 */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

type Expected<Options> = {
  usage: string;
  options?: Options;
  /** Names of the positional arguments, in order; all are optional. */
  places?: string[];
};

export function readArguments<const Options extends ParseArgsOptionsConfig = Record<never, never>>({
  usage,
  options,
  places = [],
}: Expected<Options>) {
  const given = parse(usage, options);
  const [extra] = given.positionals.slice(places.length);
  if (extra !== undefined) return refuse(usage, `'${extra}' is one too many`);
  return given;
}

function parse<Options extends ParseArgsOptionsConfig>(usage: string, options = {} as Options) {
  if (process.argv.slice(2).some((each) => each === '--help' || each === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    // Only the first sentence matters; the rest is about arguments that begin with a dash.
    return refuse(usage, error instanceof Error ? (error.message.split(/\. |\n/, 1)[0] ?? '') : String(error));
  }
}

/** An argument that is not given takes its default. */
export function readCount(usage: string, text: string | undefined, otherwise: number, least = 1): number {
  if (text === undefined) return otherwise;
  const count = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(count) && count >= least) return count;
  return refuse(usage, `'${text}' is no whole number of ${least} or more`);
}

export function refuse(usage: string, why: string): never {
  console.error(`${why}.\n\n${usage}`);
  process.exit(2);
}
