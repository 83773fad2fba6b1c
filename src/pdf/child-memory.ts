/** Watches a child's resident memory: the layout's memory is not V8's, so no flag of Node limits it. */
import { type ChildProcess, execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const everyMs = 250;

/**
 * Calls `onExceeded` once; the returned function ends the watch. Without a way to read the memory there is no limit.
 */
export function watchMemory(child: ChildProcess, limitMb: number, onExceeded: () => void): () => void {
  let isOver = false;
  const timer = setInterval(async () => {
    const used = child.pid === undefined ? undefined : await residentMb(child.pid);
    if (isOver || used === undefined || used <= limitMb) return;
    isOver = true;
    onExceeded();
  }, everyMs);
  timer.unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

async function residentMb(pid: number): Promise<number | undefined> {
  const kilobytes = process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid);
  return kilobytes === undefined ? undefined : kilobytes / 1024;
}

async function fromProc(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes);
}

function fromPs(pid: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (_, output) => resolve(Number.parseInt(output, 10) || undefined));
  });
}
