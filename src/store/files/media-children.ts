/**
 * Hands pictures and recordings to processes of their own. Decoded pictures are large and the C library never gives
 * memory back, so the service would hold for ever what six photographs needed once; and a file that crashes its reader
 * crashes nothing else.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { constants } from 'node:os';
import pLimit from 'p-limit';
import { giveWay } from './give-way.ts';
import type { MediaAnswer, MediaOrder } from './media-orders.ts';

/** Processes at a time. */
const AT_ONCE = 2;
/**
 * Sixty times the memory for a photograph of twelve megapixels, and a hundred times that for the tables of a long film.
 */
const longestMs = { measure: 60_000, render: 60_000, cover: 60_000, describe: 5_000 };
/** A film may claim tables of any length; a picture's pixels do not lie here. */
const HEAP_MB = 256;
/** A process is kept so long for the next file: starting one takes a tenth of a second. */
const IDLE_MS = 3_000;

const inTurn = pLimit(AT_ONCE);
const idle: { child: ChildProcess; end: NodeJS.Timeout }[] = [];

/** A process that dies or takes too long says nothing about the file. */
export function orderMedia(order: MediaOrder): Promise<MediaAnswer> {
  return inTurn(async () => {
    const child = takeIdle() ?? startChild();
    const answer = await ask(child, order);
    keepIdle(child);
    return answer;
  });
}

/** Neither secrets nor the flags of the parent: it needs nothing but its file. */
function startChild(): ChildProcess {
  const child = fork(new URL('./media-process.ts', import.meta.url), {
    // One heap for all threads of the C library: several never give memory back.
    env: { PATH: process.env['PATH'], TZ: 'UTC', MALLOC_ARENA_MAX: '1' },
    execArgv: ['--max-semi-space-size=1', '--initial-heap-size=16', `--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Requests of people who wait for a page go first.
  giveWay(child, constants.priority.PRIORITY_BELOW_NORMAL);
  // Callers that wait for an answer have a listener of their own for it.
  return child.on('error', () => undefined);
}

function ask(child: ChildProcess, order: MediaOrder): Promise<MediaAnswer> {
  child.ref();
  child.channel?.ref();
  return new Promise((resolve) => {
    const settle = (work: () => void) => {
      clearTimeout(timer);
      child.off('message', handleMessage).off('exit', handleExit).off('error', handleError);
      work();
    };
    const handleMessage = (answer: MediaAnswer) => settle(() => resolve(answer));
    const handleExit = () => settle(() => resolve({ failed: 'The process that worked on it has ended.' }));
    const handleError = (error: Error) => settle(() => resolve({ failed: error.message }));
    const timer = setTimeout(() => child.kill('SIGKILL'), longestMs[order.task]);
    child.on('message', handleMessage).on('exit', handleExit).on('error', handleError);
    child.send(order);
  });
}

function takeIdle(): ChildProcess | undefined {
  for (let next = idle.pop(); next !== undefined; next = idle.pop()) {
    clearTimeout(next.end);
    if (next.child.connected) return next.child;
  }
  return undefined;
}

/** For the next file, and not for long. It keeps nobody from ending. */
function keepIdle(child: ChildProcess): void {
  if (!child.connected) return;
  child.unref();
  child.channel?.unref();
  const end = setTimeout(() => {
    idle.splice(
      idle.findIndex((one) => one.child === child),
      1,
    );
    child.kill();
  }, IDLE_MS);
  end.unref();
  idle.push({ child, end });
}
