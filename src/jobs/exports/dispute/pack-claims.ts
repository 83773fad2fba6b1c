/** The claim sheets of a dispute pack: PDFs with a page for each item that is claimed for, of a size that every scheme takes. */
import { rm, stat } from 'node:fs/promises';
import type { Claim } from '#domain/firm/suggested-contribution.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { reportPartyNames } from '#domain/report-party.ts';
import { comparisonWords, shortTitle } from '#pdf/assemble/sections.ts';
import { buildWhenFormat } from '#pdf/assemble/words/format-when.ts';
import type { ClaimSheet, ClaimSheets, ClaimSide } from '#pdf/claims/claim-sheets.ts';
import { renderReportFile } from '#pdf/render-in-child.ts';
import type { PrintedFacts } from '#store/evidence/printed-facts.ts';
import type { PictureFinder } from '../../report-document/report-rooms.ts';
import type { NamedReport } from './pack-chain.ts';
import { addressOf } from './pack-index.ts';
import type { PackedItem, PackedSide } from './pack-items.ts';
import { changeWords } from './pack-page.ts';

/**
 * The pictures in one file have no more. The scheme that says most about it takes 40 MB in one upload, others say nothing: a file
 * of five fits what any mailbox or form takes.
 */
const MOST_BYTES = 4_500_000;
/** A wide view and a close one. */
const MOST_PHOTOS = 2;

type MadeClaims = { path: string; what: string; from: string };
type Sources = {
  facts: PrintedFacts;
  named: readonly NamedReport[];
  items: readonly PackedItem[];
  claims: readonly Claim[];
  find: PictureFinder;
  /** The files are made beside it. */
  beside: string;
  signal: AbortSignal;
};

/** One file after another, each gone when the next is asked for; none where nothing is claimed. */
export async function* makeClaimSheets(sources: Sources): AsyncGenerator<MadeClaims> {
  const { claims, items, beside, signal } = sources;
  const claimed = items.flatMap((item) => {
    const claim = claims.find(({ itemId }) => itemId === item.itemId);
    return claim === undefined ? [] : [{ item, claim }];
  });
  const sheets: ClaimSheet[] = [];
  for (const [at, { item, claim }] of claimed.entries()) sheets.push(await sheetOf(sources, item, claim, at + 1));
  const groups = await groupsOf(sheets);
  for (const [at, group] of groups.entries()) {
    const name = `claim-sheets${groups.length === 1 ? '' : `-${at + 1}`}.pdf`;
    const from = `${beside}.${name}`;
    const things = group.map(({ room, item }) => `${room} · ${item}`).join(', ');
    try {
      await renderReportFile(documentOf(sources, group, sheets.length), from, { signal });
      yield { path: `claims/${name}`, what: `Claim sheets: ${things}`, from };
    } finally {
      await rm(from, { force: true });
    }
  }
}

/** One after another, as many as have room in a file. */
export async function groupsOf(sheets: readonly ClaimSheet[]): Promise<ClaimSheet[][]> {
  const groups: ClaimSheet[][] = [];
  let room = 0;
  for (const sheet of sheets) {
    const bytes = await bytesOf(sheet);
    const last = groups.at(-1);
    if (last === undefined || bytes > room) {
      groups.push([sheet]);
      room = MOST_BYTES - bytes;
    } else {
      last.push(sheet);
      room -= bytes;
    }
  }
  return groups;
}

async function bytesOf({ before, now }: ClaimSheet): Promise<number> {
  const photos = [before, now].flatMap((side) => side?.photos ?? []);
  const sizes = await Promise.all(photos.map(({ path }) => sizeOf(path)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sizeOf(path: string | null): Promise<number> {
  if (path === null) return 0;
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

async function sheetOf(
  { find, facts }: Sources,
  packed: PackedItem,
  figures: Claim,
  number: number,
): Promise<ClaimSheet> {
  const { before, now, change, actions, comments } = packed;
  const { room, name } = now ?? before ?? { room: '', name: '' };
  return {
    number,
    itemNumber: packed.number,
    room,
    item: name,
    change: change === null ? null : changeWords[change],
    before: facts.earlier === null ? null : before && (await sideOf(before, find)),
    now: now && (await sideOf(now, find)),
    actions,
    comments: comments.map(({ createdAt, author, role, text, reply, repliedAt }) => ({
      at: createdAt,
      from: author,
      role: reportPartyNames[role],
      text,
      reply,
      repliedAt,
    })),
    figures,
  };
}

async function sideOf({ description, condition, photographs }: PackedSide, find: PictureFinder): Promise<ClaimSide> {
  const shown = photographs.slice(0, MOST_PHOTOS);
  const photos = await Promise.all(
    shown.map(async ({ id, caption, takenAt, uploadedAt, sha256, rotation }) => {
      const path = await find({ sha256, rotation }, '1280');
      return { id, path, caption, takenAt, uploadedAt, sha256 };
    }),
  );
  return { description, condition, photos, morePhotos: photographs.length - shown.length };
}

function documentOf({ facts, named }: Sources, sheets: ClaimSheet[], count: number): ClaimSheets {
  const { firm, inspection } = facts;
  const when = buildWhenFormat(firm.timeZone);
  return {
    kind: 'CLAIMS',
    timeZone: firm.timeZone,
    printedAt: new Date().toISOString(),
    brand: { company: firm.name, colour: firm.brand.colour ?? null },
    address: addressOf(inspection.property),
    facts: named.toReversed().flatMap(({ name, report }) => {
      if (report.facts === null) return [];
      const { type, title, ref, startedAt, conductDate, conductAt } = report.facts.inspection;
      const what = [
        shortTitle({ title, typeName: inspectionTypes[type] }),
        ref,
        when.day(startedAt ?? conductDate ?? conductAt),
      ];
      return [
        {
          label: `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`,
          value: what.filter(Boolean).join(', '),
        },
      ];
    }),
    columns: comparisonWords(inspection.type),
    count,
    sheets,
  };
}
