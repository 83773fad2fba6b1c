/** Refuses to start on a DATA_DIR that is not the one of this database. */
import type { Database } from '#store/database/database.ts';
import { checkMark, type MarkFault, markPath } from '#store/directory/installation-mark.ts';
import { StartFault } from './start-fault.ts';

export async function checkFolder(database: Database, dataDir: string): Promise<void> {
  const { mark, fault } = await checkMark(database, dataDir);
  if (fault !== undefined) throw new StartFault(words[fault](dataDir, mark));
}

/** With the way out for an operator who has brought the two together by hand. */
const howToMark = (dataDir: string, mark: string): string =>
  mark === ''
    ? `remove ${markPath(dataDir)}`
    : `write ${mark} to ${markPath(dataDir)}, and nothing else into that file`;

const words: Record<MarkFault, (dataDir: string, mark: string) => string> = {
  'marked for another': (dataDir, mark) =>
    `${dataDir} holds the files of another database. Set DATA_DIR and DATABASE_URL to those that belong together. ` +
    `If these do, ${howToMark(dataDir, mark)}.`,
  'not marked': (dataDir, mark) =>
    `${dataDir} is not where this database has its files. Set DATA_DIR to the directory that all its processes share. ` +
    `If the files were brought here by hand, ${howToMark(dataDir, mark)}.`,
  'without files': (dataDir) =>
    `The database names files, and there are none in ${dataDir}. Set DATA_DIR to where they are, or bring them back. ` +
    `If they are lost, make the directory ${dataDir}/files.`,
};
