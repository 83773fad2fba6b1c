/** The sheet of corrections, behind which a corrected report is bound. */
import type { Desk } from '../numbering.ts';
import type { ReportView } from '../report-view.ts';
import { facts } from './view-front.ts';

/** The worksheet of actions is for contractors, who signed nothing. */
export function viewCorrections({ document, when }: Desk): ReportView['corrections'] {
  const { corrections, kind } = document;
  if (corrections === null || kind === 'ACTIONS') return null;
  const [newest] = corrections.sheets;
  if (newest === undefined) return null;
  return {
    intro: `This report was completed before, and has been corrected since. Version ${newest.version}, which follows, takes the place of version ${newest.previous}. Everything that is printed otherwise than before is listed here.`,
    sheets: corrections.sheets.map(({ version, previous, at, by, reason, reopenedAt, reopenedBy, lines }) => ({
      title: `Version ${version}, in place of version ${previous}`,
      facts: facts([
        ['Why', reason ?? 'Not recorded'],
        ['Reopened', [reopenedBy, when.full(reopenedAt)].filter(Boolean).join(', ') || null],
        ['Completed', [by, when.full(at)].filter(Boolean).join(', ')],
      ]),
      rows: lines,
    })),
    signed: corrections.signed.map(({ name, role, at, version }) => ({
      name,
      role,
      at: when.full(at),
      version: version === null ? 'an earlier version' : `version ${version}`,
    })),
  };
}
