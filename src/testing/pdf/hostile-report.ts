/** A report in which every text tries to break something: the layout's language, the data file, the page, the fonts. */
import type { ReportDocument } from '#pdf/report-document.ts';
import { sampleReport, type SampleOptions } from './sample-report.ts';

export const hostileTexts = {
  code: '#import "/x.typ": * #panic("boom") #read("/etc/passwd")',
  markup: '$x^2$ <label> @ref *bold* _it_ `raw` = heading // gone? /* gone? */ \\u{41} ~ --- ...',
  json: '"quoted" \\ \\n {"a": 1} </script> &amp; %00',
  controls: 'nul\u0000 bell\u0007 esc\u001b[31m vt\u000b nel\u0085 zero\u200bwidth bom\ufeff',
  surrogates: 'lone \ud83d high, lone \ude00 low',
  overrides: 'safe \u202egnp.exe\u202c end \u2066isolate\u2069',
  scripts: 'مرحبا بالعالم · שלום עולם · Здравствуйте · Ελληνικά · Ærøskøbing · 😀 🔑 ✓',
  token: 'A'.repeat(400),
  address: `https://example.org/${'path-'.repeat(60)}?q=1`,
  long: 'Scuffed, marked and worn to the lower edge; '.repeat(40),
  lines: Array.from({ length: 50 }, (_, at) => `line ${at + 1}`).join('\n'),
};

/** Letters that no bundled font has. */
export const unshownText = '一部屋 · 你好 · हिन्दी · \ue000';

export function hostileReport(options: SampleOptions = {}): ReportDocument {
  const document = sampleReport(options);
  const texts = Object.values(hostileTexts);
  const text = (at: number) => texts[at % texts.length] ?? '';
  const rooms = document.rooms.map((room, roomAt) => ({
    ...room,
    name: text(roomAt),
    items: room.items.map((item, at) => ({
      ...item,
      name: text(roomAt + at).slice(0, 300),
      description: text(roomAt + at + 1),
      condition: typeof item.condition === 'string' ? text(roomAt + at + 2) : item.condition,
      actions: [{ id: 1, action: text(at), responsibility: text(at + 1).slice(0, 200), comments: text(at + 2) }],
    })),
  })) as ReportDocument['rooms'];
  return {
    ...document,
    rooms,
    brand: {
      ...document.brand,
      company: hostileTexts.code,
      address: hostileTexts.lines.slice(0, 60),
      colour: 'url(#x)',
    },
    property: { ...document.property, line1: hostileTexts.markup, rest: [hostileTexts.overrides, hostileTexts.token] },
    inspection: {
      ...document.inspection,
      ref: hostileTexts.token,
      title: hostileTexts.json,
      clerk: hostileTexts.controls,
    },
    glossary: [...document.glossary, { term: hostileTexts.code, meaning: hostileTexts.long }],
    notes: texts.join('\n\n'),
  };
}
