/** Shows another file where one was shown: the attachments move, the rows of files stay as they are. */
import type { Executor } from '../database/database.ts';
import type { FileContent } from './files.ts';

export async function findFileContent(db: Executor, accountId: number, id: number): Promise<FileContent | undefined> {
  const [row] = await db.rows<FileContent>(
    'files.content',
    'select account_id as "accountId", sha256 from files where account_id = $1 and id = $2',
    [accountId, id],
  );
  return row;
}

export async function exchangeFile(db: Executor, accountId: number, from: number, to: number): Promise<void> {
  await db.rows('files.exchange', 'update attachments set file_id = $3 where account_id = $1 and file_id = $2', [
    accountId,
    from,
    to,
  ]);
}
