/**
 * Hands pictures to processes of their own. Decoded pictures are large and the C library keeps what they took, so the
 * service would hold for ever what six photographs needed once; and a picture that crashes the decoder crashes nothing else.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { constants } from 'node:os';
import pLimit from 'p-limit';
import { giveWay } from './give-way.ts';
import type { PictureAnswer, PictureOrder } from './picture-orders.ts';

/** Processes at a time. */
const AT_ONCE = 2;
/** Sixty times what a photograph of twelve megapixels takes. */
const LONGEST_MS = 60_000;
/** A process is kept so long for the next picture: starting one takes a tenth of a second. */
const IDLE_MS = 3_000;

const inTurn = pLimit(AT_ONCE);
const idle: { child: ChildProcess; end: NodeJS.Timeout }[] = [];

/** A process that dies or takes too long counts as a picture that cannot be decoded. */
export function orderPicture(order: PictureOrder): Promise<PictureAnswer> {
  return inTurn(async () => {
    const child = takeIdle() ?? startChild();
    const answer = await ask(child, order);
    keepIdle(child);
    return answer;
  });
}

/** Neither secrets nor the flags of the parent: it needs nothing but its picture. */
function startChild(): ChildProcess {
  const child = fork(new URL('./picture-process.ts', import.meta.url), {
    // One heap for all threads of the C library: several never give back what they share out.
    env: { PATH: process.env['PATH'], TZ: 'UTC', MALLOC_ARENA_MAX: '1' },
    execArgv: ['--max-semi-space-size=1', '--initial-heap-size=16'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Requests of people who wait for a page go first.
  giveWay(child, constants.priority.PRIORITY_BELOW_NORMAL);
  // Whoever waits for an answer hears of it by a listener of its own.
  return child.on('error', () => undefined);
}

function ask(child: ChildProcess, order: PictureOrder): Promise<PictureAnswer> {
  child.ref();
  child.channel?.ref();
  return new Promise((resolve, reject) => {
    const settle = (work: () => void) => {
      clearTimeout(timer);
      child.off('message', handleMessage).off('exit', handleExit).off('error', handleError);
      work();
    };
    const handleMessage = (answer: PictureAnswer) => settle(() => resolve(answer));
    const handleExit = () => settle(() => resolve({ undecodable: 'The process that worked on it has ended.' }));
    const handleError = (error: Error) => settle(() => reject(error));
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
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

/** For the next picture, and not for long. It keeps nobody from ending. */
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
