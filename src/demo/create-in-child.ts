/** Has the demo company made by a process of its own. Resolves to its account, or undefined where there was something. */
import { fork } from 'node:child_process';
import type { DemoNews, DemoOrder } from './create-process.ts';

export function createInChild(order: DemoOrder, report: (line: string) => void): Promise<number | undefined> {
  const child = fork(new URL('./create-process.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let end: DemoNews | undefined;
    child.on('error', reject);
    child.on('message', (news: DemoNews) => {
      if ('said' in news) report(news.said);
      else end = news;
    });
    child.on('exit', () => {
      if (end !== undefined && 'done' in end) resolve(end.accountId);
      else
        reject(
          new Error(
            `The demo company could not be made: ${end && 'failure' in end ? end.failure : 'its process ended.'}`,
          ),
        );
    });
    child.send(order);
  });
}
