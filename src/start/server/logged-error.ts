/**
 * The form of an error in the log: where and why it happened, and nothing of what somebody sent. The messages of Drizzle
 * list the values of a statement, those of PostgreSQL quote the value that is wrong, and its details the whole row.
 */
type Logged = { type: string; message: string; stack?: string; code?: unknown; cause?: Logged } & Record<
  string,
  unknown
>;

/** Members of PostgreSQL's errors that name parts of the database and of its program. */
const ofTheDatabase = ['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const;
const ofTheSystem = ['code', 'syscall', 'errno', 'statusCode'] as const;

/** Causes of causes are no longer of interest. */
const MOST_CAUSES = 5;

export function loggedError(error: unknown, depth = 0): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something else than an error was thrown' };
  const members = error as Error & Record<string, unknown>;
  const message = safeMessage(members);
  const kept = [...ofTheSystem, ...ofTheDatabase].filter((name) => members[name] !== undefined);
  return {
    type: error.name,
    message,
    stack: [`${error.name}: ${message}`, ...placesOf(error)].join('\n'),
    ...Object.fromEntries(kept.map((name) => [name, members[name]])),
    ...(error.cause !== undefined && depth < MOST_CAUSES && { cause: loggedError(error.cause, depth + 1) }),
  };
}

function safeMessage({ message, query, severity, code }: Error & Record<string, unknown>): string {
  // Drizzle: `Failed query: insert into … values ($1)` and then `params: …`.
  if (typeof query === 'string') return `Failed query: ${query}`;
  // PostgreSQL: `invalid input syntax for type integer: "…"`. Other classes name tables and rules only.
  const quotesValues = severity !== undefined && /^(22|P0)/.test(String(code));
  return quotesValues ? (/^[^":]*/.exec(message)?.[0] ?? '') : message;
}

/** A stack begins with the message, which may have lines of its own. */
function placesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').filter((line) => /^ {4}at /.test(line));
}
