/** The answer to somebody who does not know the trade: what it means, and what to do. */
import type { PdfCheck } from '#web/queries/generated/types.gen.ts';

type Words = { tone: 'good' | 'careful' | 'bad'; title: string; text: string };

export const unknownWords: Words = {
  tone: 'bad',
  title: 'This is no PDF that was made here',
  text: 'It was altered after it was made, saved again by another program, or comes from elsewhere. Ask whoever gave it to you for the original file, or the company for the report.',
};

export function standingWords({ standing, company, version, latest_version: latest }: PdfCheck): Words {
  switch (standing) {
    case 'latest':
      return {
        tone: 'good',
        title: 'Unaltered, and the latest',
        text: `${company} made this PDF, and the report is the same today.`,
      };
    case 'older_copy':
      return {
        tone: 'careful',
        title: 'Unaltered, but more was said since',
        text: `${company} made this PDF. The report is still version ${version}, but comments or signatures have come to it, or facts that are printed beside it have changed.`,
      };
    case 'superseded':
      return {
        tone: 'careful',
        title: `Unaltered, but corrected by version ${latest}`,
        text: `${company} made this PDF of version ${version}. The report was corrected since: its latest is version ${latest}, which says what changed.`,
      };
    case 'draft':
      return {
        tone: 'careful',
        title: 'Unaltered, but a draft',
        text: `${company} made this PDF before the report was finished. Only a finished report counts.`,
      };
    case 'withdrawn':
      return {
        tone: 'careful',
        title: 'Unaltered, but withdrawn',
        text: `${company} made this PDF, and cancelled the inspection since.`,
      };
    default:
      return {
        tone: 'careful',
        title: 'Unaltered, but no longer kept',
        text: `${company} made this PDF. The report itself is no longer kept, so nothing here says whether it was the latest.`,
      };
  }
}
