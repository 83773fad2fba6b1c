/** Free texts of people, searched for a name or an address. Names are ordinary words: a person decides what each hit means. */
export type TextPlace = {
  what: string;
  /** Tables and their conditions but for the account; the text's own is `t`. */
  from: string;
  text: string;
  /** The report's home, one of them null. */
  inspectionId: string;
  templateId: string;
};

const homeOfReport = `left join inspections home on home.account_id = t.account_id and home.report_id = t.report_id
  left join templates pattern on pattern.account_id = t.account_id and pattern.report_id = t.report_id`;
const ofReport = { inspectionId: 'home.id', templateId: 'pattern.id' };

export const textPlaces: readonly TextPlace[] = [
  { what: 'item', from: `items t ${homeOfReport}`, text: `concat_ws(': ', t.name, t.description)`, ...ofReport },
  { what: 'action', from: `actions t ${homeOfReport}`, text: 't.comments', ...ofReport },
  { what: 'photograph', from: `attachments t ${homeOfReport}`, text: 't.description', ...ofReport },
  {
    what: 'comment',
    from: 'report_comments t',
    text: `concat_ws(' ', t.text, t.reply)`,
    inspectionId: 't.inspection_id',
    templateId: 'null::int',
  },
  {
    what: 'note',
    from: 'inspections t',
    text: `concat_ws(' ', t.notes_report, t.notes_internal, t.notes_client)`,
    inspectionId: 't.id',
    templateId: 'null::int',
  },
];
