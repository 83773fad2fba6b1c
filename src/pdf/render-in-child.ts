/**
 * Renders a report in a process of its own: the layout blocks its thread and does not give memory back, and a crash or
 * a runaway must cost one PDF and not the service.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { watchMemory } from './child-memory.ts';
import { endWithParent } from './end-with-parent.ts';
import type { PrintedDocument, RenderFacts, RenderProgress } from './render-report.ts';
import type { PdfSigning } from './sign-pdf.ts';

/** The first message from the parent: what to do. Bytes are sent as base64. */
export type RenderRequest = { document: PrintedDocument; file: string; signing?: SentSigning | undefined };
type SentSigning = Pick<PdfSigning, 'at' | 'address' | 'isFirms'> & {
  certificate: string;
  chain: string[];
  isStamped: boolean;
};
/** The next ones, when the child has asked: a signature, or a time stamp, which there may be none of. */
export type ParentAnswer = { answer: string | null };
/** The messages from the child: its progress, what to sign and to stamp, then one of the two ends. */
export type RenderMessage =
  | { type: 'progress'; progress: RenderProgress }
  | { type: 'sign'; bytes: string }
  | { type: 'stamp'; bytes: string }
  | { type: 'done'; result: RenderedFile }
  | { type: 'failed'; reason: string };
/** Describes the file that the child has written. */
export type RenderedFile = RenderFacts & { bytes: number; sha256: string };
export type RenderedReportFile = RenderedFile & { path: string };

export type RenderLimits = {
  signal?: AbortSignal;
  onProgress?: (progress: RenderProgress) => void;
  /** Default four minutes. A child gives way to everything else, so the few CPU seconds that it needs may come late. */
  timeoutMs?: number;
  /** Resident memory of the child: 120 MB for a small report, 300 MB with 300 photographs, 480 MB with 1000. */
  memoryMb?: number;
  /**
   * Keeps the compiled modules from one PDF to the next (0.1 s of CPU each). Nobody else may write there, because Node
   * runs them.
   */
  cacheFolder?: string;
  /** Undefined: the PDF is not signed. */
  signing?: PdfSigning;
};

/** The reason why a PDF was not made, in words for the person who asked for it. */
export class RenderError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RenderError';
  }
}

const childModule = new URL('./render-process.ts', import.meta.url);

/** Writes the PDF to `path`, complete or not at all. Rejects with the signal's reason when it is aborted. */
export async function renderReportFile(
  document: PrintedDocument,
  path: string,
  { signal, onProgress = () => {}, timeoutMs = 240_000, memoryMb = 2_000, cacheFolder, signing }: RenderLimits = {},
): Promise<RenderedReportFile> {
  signal?.throwIfAborted();
  const part = `${path}.${process.pid}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}.part`;
  try {
    const limits = { signal, onProgress, timeoutMs, memoryMb, cacheFolder, signing };
    const result = await runChild({ document, file: part, signing: signing && withoutKey(signing) }, limits);
    await rename(part, path);
    return { ...result, path };
  } finally {
    // Gone already when it was renamed.
    await rm(part, { force: true });
  }
}

/** The child has what is printed in the signature, and asks for the rest. */
const withoutKey = ({ certificate, chain, isFirms, at, address, stamp }: PdfSigning): SentSigning => ({
  certificate: Buffer.from(certificate).toString('base64'),
  chain: chain.map((one) => Buffer.from(one).toString('base64')),
  isFirms,
  at,
  address,
  isStamped: stamp !== undefined,
});

type Settled = { [Name in keyof Required<RenderLimits>]: RenderLimits[Name] } & Required<
  Pick<RenderLimits, 'onProgress' | 'timeoutMs' | 'memoryMb'>
>;

function runChild(request: RenderRequest, limits: Settled): Promise<RenderedFile> {
  const { signal, onProgress, timeoutMs, memoryMb } = limits;
  const child = startChild(limits.cacheFolder);
  const complaints = lastWords(child);
  return new Promise((resolve, reject) => {
    let why: Error | undefined;
    const stop = (error: Error) => {
      why ??= error;
      // SIGTERM would wait for the layout to end: no JavaScript runs meanwhile.
      child.kill('SIGKILL');
    };
    const handleAbort = () => stop(signal?.reason instanceof Error ? signal.reason : new Error('the PDF was given up'));
    signal?.addEventListener('abort', handleAbort, { once: true });
    const timer = setTimeout(
      () => stop(new RenderError(`The PDF took longer than ${timeoutMs / 1000} s and was stopped.`)),
      timeoutMs,
    );
    const unwatch = watchMemory(child, memoryMb, () =>
      stop(new RenderError(`The PDF needed more than ${memoryMb} MB of memory and was stopped.`)),
    );

    let result: RenderedFile | undefined;
    child.on('message', (message: RenderMessage) => {
      if (message.type === 'progress') onProgress(message.progress);
      else if (message.type === 'sign' || message.type === 'stamp')
        answerChild(child, limits.signing, message).catch(stop);
      else if (message.type === 'done') result = message.result;
      else why ??= new RenderError(message.reason);
    });
    child.on('error', stop);
    child.on('close', (code, killedBy) => {
      clearTimeout(timer);
      unwatch();
      signal?.removeEventListener('abort', handleAbort);
      if (why !== undefined) reject(why);
      else if (result !== undefined) resolve(result);
      else reject(new RenderError(describeDeath(code, killedBy, complaints())));
    });
    child.send(request, (error) => {
      if (error !== null) stop(error);
    });
  });
}

/** The key does not leave this process, and the child has no network to ask for a time stamp in. */
async function answerChild(
  child: ChildProcess,
  signing: PdfSigning | undefined,
  { type, bytes }: { type: 'sign' | 'stamp'; bytes: string },
): Promise<void> {
  const give = signing?.[type];
  if (give === undefined) throw new Error('the child asks for a signature or a time stamp that nobody wants');
  const given = await give(Buffer.from(bytes, 'base64'));
  const answer: ParentAnswer = { answer: given && Buffer.from(given).toString('base64') };
  child.send(answer);
}

/** The child gets neither the secrets nor the flags of the parent: it needs nothing but its document. */
function startChild(cacheFolder: string | undefined): ChildProcess {
  const child = fork(childModule, {
    env: {
      PATH: process.env.PATH,
      TZ: 'UTC',
      // Large pages, with glibc: a layout touches hundreds of megabytes, and most of them once.
      GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
      // The compiler would take every core, and leave none for whatever wakes up.
      RAYON_NUM_THREADS: '1',
      ...(cacheFolder === undefined ? {} : { NODE_COMPILE_CACHE: cacheFolder }),
    },
    execArgv: ['--max-old-space-size=1024'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  giveWay(child);
  endWithParent(child);
  return child;
}

/**
 * Requests of people go first. The parent sets the priority, and at once: on Linux each thread has its own, inherited
 * from the thread that starts it, and Node starts several before any line of the child runs.
 */
function giveWay({ pid }: ChildProcess): void {
  // A child that could not be started reports that by itself.
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}

/** Panics of the compiler and V8's own last words come on stderr. */
function lastWords(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-2000);
  });
  return () => text.trim();
}

function describeDeath(code: number | null, killedBy: NodeJS.Signals | null, words: string): string {
  const how = killedBy === null ? `ended with code ${code}` : `was killed by ${killedBy}`;
  const said = words === '' ? 'without a word' : `saying: ${words}`;
  return `The process that makes PDFs ${how}, ${said}`;
}
