/**
 * Signed links to files as bytes, the same as `../attachments/present.ts` makes. A large report has ten thousand,
 * and every file's stay the same for twelve hours.
 */
import type { LinkSigner } from '#store/files/link-signature.ts';
import { fileSubject } from '../attachments/present.ts';
import type { GrowingBytes } from './growing-bytes.ts';

type Link = { fileId: number; rotation: number; isImage: boolean };

const SIGNATURE = 32;
/** A power of two. Files shown together were stored together, so those of one report seldom want the same place. */
const PLACES = 131_072;

const sizes = ['320', '480', '1280'].map((size, at) => Buffer.from(`${at === 0 ? '{' : ','}"${size}":`));
const names = ['320', '480', '1280'].map((size) => Buffer.from(size));
const [upright, content, quote, end] = ['upright', 'content', '"', '}'].map((text) => Buffer.from(text)) as [
  ...[Buffer, Buffer, Buffer, Buffer],
];

export function buildFileLinks(linkSigner: LinkSigner, publicUrl: string) {
  const base = Buffer.from(`"${publicUrl}/api/files/`);
  const slash = Buffer.from('/');
  /** Whose signature stands at the same place of `signatures`. */
  const owners = new Int32Array(PLACES);
  const signatures = Buffer.alloc(PLACES * SIGNATURE);
  let expires = 0;
  /** By how far the picture is turned; undefined for what is no picture. */
  let ends = new Map<number | undefined, Buffer>();
  /** Where the last link's folder, and what follows its name, were written. */
  const last = { folder: 0, name: 0, rest: 0, to: 0 };

  const begin = (now: number): void => {
    expires = now;
    owners.fill(0);
    const query = `?expires=${expires}&signature=`;
    ends = new Map([
      [undefined, Buffer.from(query)],
      [0, Buffer.from(`.jpg${query}`)],
      ...[90, 180, 270].map((turned) => [turned, Buffer.from(`-${turned}.jpg${query}`)] as const),
    ]);
  };

  const placeOf = (fileId: number): number => {
    const place = fileId & (PLACES - 1);
    if (owners[place] !== fileId) {
      signatures.write(linkSigner.signAnew(fileSubject(fileId), expires), place * SIGNATURE, 'latin1');
      owners[place] = fileId;
    }
    return place * SIGNATURE;
  };

  return {
    addUrl: (out: GrowingBytes, { fileId, rotation, isImage }: Link): void => {
      const now = linkSigner.expires();
      if (now !== expires) begin(now);
      last.folder = out.length;
      out.addPiece(base);
      out.addInt(fileId);
      out.addPiece(slash);
      last.name = out.length;
      out.addPiece(isImage ? upright : content);
      last.rest = out.length;
      const rest = ends.get(isImage ? rotation : undefined);
      if (rest === undefined) throw new Error(`turned by ${rotation} degrees`);
      out.addPiece(rest);
      const place = placeOf(fileId);
      out.addBytes(signatures, place, place + SIGNATURE);
      out.addPiece(quote);
      last.to = out.length;
    },

    /** Of the picture whose link was the last: the same folder and the same end. */
    addRenditions: (out: GrowingBytes): void => {
      for (const [at, size] of sizes.entries()) {
        out.addPiece(size);
        out.addAgain(last.folder, last.name);
        out.addPiece(names[at] ?? quote);
        out.addAgain(last.rest, last.to);
      }
      out.addPiece(end);
    },
  };
}
