/** Turns claim sheets into the contents of their pages. The members at the top are those that every template of ours reads. */
import { suggestedContribution } from '#domain/firm/suggested-contribution.ts';
import { coloursFrom } from '../assemble/colours.ts';
import { markLong } from '../assemble/mark-long.ts';
import type { Fact, PhotoView } from '../assemble/report-view.ts';
import { cleanDeep } from '../assemble/words/clean-text.ts';
import { buildWhenFormat, type WhenFormat } from '../assemble/words/format-when.ts';
import { filled, shorten } from '../assemble/words/text-parts.ts';
import type { Photo } from '../report-room.ts';
import type { ClaimSheet, ClaimSheets, ClaimSide } from './claim-sheets.ts';

export function assembleClaims(document: ClaimSheets) {
  const { address, brand, columns, count, facts, sheets, timeZone } = document;
  const when = buildWhenFormat(timeZone);
  const numbers = sheets.map(({ number }) => number);
  const view = {
    mark: null,
    meta: {
      title: `Claim sheets: ${address}`,
      author: brand.company,
      subject: address,
      keywords: ['CLAIMS'],
    },
    colours: coloursFrom(brand.colour),
    cover: { eyebrow: 'Claim sheets' },
    footer: {
      text: filled([shorten(address, 90), rangeOf(numbers, count)]).join('  ·  '),
      company: shorten(brand.company, 60),
      initials: false,
    },
    columns,
    facts,
    sheets: sheets.map((sheet) => viewSheet(sheet, { when, count, company: brand.company })),
  };
  return markLong(cleanDeep(view));
}

function rangeOf(numbers: number[], count: number): string {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  return first === last ? `Claim ${first} of ${count}` : `Claims ${first} to ${last} of ${count}`;
}

type Around = { when: WhenFormat; count: number; company: string };

function viewSheet(sheet: ClaimSheet, { when, count, company }: Around) {
  const { number, itemNumber, room, item, before, now, change } = sheet;
  const subject = `${room}, ${item}`;
  const { facts, sum } = viewFigures(sheet, company);
  return {
    title: `${number} of ${count}: ${room} · ${item}`,
    note: filled([change, `Item ${itemNumber} of the index of the pack`]).join(' · '),
    before: viewSide(before, { when, subject, side: 'then' }),
    now: viewSide(now, { when, subject, side: 'now' }),
    actions: sheet.actions.map(({ action, responsibility, comments }) =>
      filled([action, responsibility, comments]).join(' · '),
    ),
    comments: sheet.comments.map(({ at, from, role, text, reply, repliedAt }) => ({
      who: filled([`${from} (${role})`, when.full(at)]).join(', '),
      text,
      reply: reply ?? 'No reply',
      replied: reply === null ? null : when.full(repliedAt),
    })),
    figures: facts,
    sum,
  };
}

type Beside = { when: WhenFormat; subject: string; side: 'then' | 'now' };

function viewSide(side: ClaimSide | null, beside: Beside) {
  if (side === null) return { words: ['Not in this report.'], photos: [], more: null };
  const { description, condition, photos, morePhotos } = side;
  const words = filled([description, condition]);
  return {
    words: words.length === 0 ? ['No words.'] : words,
    photos: photos.map((photo, at) => viewPhoto(photo, at, beside)),
    more: morePhotos === 0 ? null : `${morePhotos} more in the pack`,
  };
}

function viewPhoto(photo: Photo, at: number, { when, subject, side }: Beside): PhotoView & { sha256: string | null } {
  const number = String(at + 1);
  const words = `Photograph ${number} ${side === 'then' ? 'of then' : 'of now'}: ${subject}`;
  return {
    src: photo.path,
    label: null,
    number,
    era: null,
    about: null,
    caption: photo.caption,
    taken: when.exact(photo.takenAt),
    alt: photo.caption === null ? words : `${words}. ${photo.caption}`,
    sha256: photo.sha256,
  };
}

const years = (count: number | null): string =>
  count === null ? 'Not given' : `${count} ${count === 1 ? 'year' : 'years'}`;

function viewFigures({ figures }: ClaimSheet, company: string): { facts: Fact[]; sum: string } {
  const { cost, ageYears, lifeYears } = figures;
  const suggested = suggestedContribution(figures);
  const facts = [
    { label: 'Cost', value: cost === null ? 'Not given' : pounds(cost) },
    { label: 'Age at the check out', value: years(ageYears) },
    { label: 'Usual life', value: years(lifeYears) },
    { label: 'Suggested contribution', value: suggested === null ? 'None suggested' : pounds(suggested) },
  ];
  if (suggested === null || cost === null || ageYears === null || lifeYears === null)
    return { facts, sum: 'Cost, age and usual life are not all given, so no contribution is suggested.' };
  const left = Math.round(Math.max(0, lifeYears - ageYears) * 100) / 100;
  const sum = `Advice, not a finding: ${pounds(cost)} × ${left} ÷ ${lifeYears} years of life left = ${pounds(suggested)}. ${company} gave cost, age and life; receipts and quotations prove them. The adjudicator decides.`;
  return { facts, sum };
}

const pounds = (amount: string): string => `£${Number(amount).toFixed(2)}`;
