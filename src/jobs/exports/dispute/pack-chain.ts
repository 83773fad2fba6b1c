/** The chain of sealed versions in a dispute pack: their hashes, and the proof that each is an entry of the account's log. */
import type { PackedReport } from '#store/evidence/packed-report.ts';
import type { HeadSigner } from '#store/evidence/tree-heads.ts';
import type { ProvenLog } from '#store/evidence/log-proofs.ts';
import { certificatePath, fingerprintOf } from './pack-certificates.ts';
import type { VersionPdf } from './pack-pdfs.ts';

/** A report under its name among the files of the pack. */
export type NamedReport = { name: string; report: PackedReport; pdfs: readonly VersionPdf[] };

export const contentPath = (name: string, version: number) => `chain/${name}-version-${version}.json`;
export const pdfPathOf = (name: string, version: number) => `${name}/version-${version}.pdf`;

/** With the versions that were taken back, whose numbers would be missed. Oldest first. */
const sealedOf = ({ versions, takenBack }: PackedReport) =>
  [...versions, ...takenBack].toSorted((one, other) => one.number - other.number);

/** The content of a version is there for the office alone: it names how to reach the parties. */
export function chainOf(
  reports: readonly NamedReport[],
  log: ProvenLog,
  { hasContents, signer }: { hasContents: boolean; signer: HeadSigner },
) {
  return {
    format: 1,
    hashing: 'SHA-256; leaves and nodes as in RFC 9162, section 2.1; entries and contents as in RFC 8785',
    log: { size: log.size, root: log.root, key: signer.verifierKey, checkpoint: signer.sign(log) },
    versions: reports.flatMap(({ name, report }) =>
      sealedOf(report).map((sealed) => {
        const { inspectionId, number, occasion, sealedAt, sealedByName, sha256, hasContent, takenBackAt } = sealed;
        const proof = log.proofs.find((one) => one.inspectionId === inspectionId && one.number === number);
        return {
          report: name,
          inspection_id: inspectionId,
          version: number,
          occasion,
          sealed_at: sealedAt,
          sealed_by: sealedByName,
          /** Nobody was sent it. */
          taken_back_at: takenBackAt,
          sha256,
          content: hasContent && hasContents && takenBackAt === null ? contentPath(name, number) : null,
          entry: proof?.entry ?? null,
          position: proof?.position ?? null,
          leaf: proof?.leaf ?? null,
          path: proof?.path ?? null,
          head: proof === undefined ? null : { ...proof.head, checkpoint: signer.sign(proof.head) },
        };
      }),
    ),
    pdfs: reports.flatMap(({ name, pdfs }) =>
      pdfs.map(({ version, row, certificates }) => ({
        report: name,
        version,
        made_at: row.readyAt,
        sha256: row.sha256,
        file: pdfPathOf(name, version),
        ...signedWith(fingerprintOf(certificates)),
      })),
    ),
  };
}
const signedWith = (fingerprint: string | null) => ({
  certificate_sha256: fingerprint,
  certificate: fingerprint === null ? null : certificatePath(fingerprint),
});
export type PackChain = ReturnType<typeof chainOf>;

export const howToCheck = (isSealedHere: boolean) => `HOW TO CHECK THIS PACK WITHOUT KEYTURN

The quick way
  Unpack the zip, open check.html in a browser and choose the unpacked folder. The page works everything out on your
  computer, needs no connection, and sends nothing.

By hand
  On Linux "sha256sum", on a Mac "shasum -a 256", does the following.

  1. Every file. In the unpacked folder:
       sha256sum --check SHA256SUMS.txt
     Each file is as it was when the pack was made. Photographs and PDFs are those whose hashes stand in the reports too.

  2. Every sealed version. Completing a report seals all that is printed of it as canonical JSON (RFC 8785).
${
  isSealedHere
    ? `       sha256sum chain/*.json
     Each is the "sha256" of that version in chain.json.`
    : `     That text names how to reach the parties and is kept by the office. Its hash is the "sha256" in chain.json.`
}

  3. Its entry in the log. "entry" names that hash and the moment of sealing. A zero byte before it gives the leaf:
       (printf '\\000'; printf '%s' '<entry>') | sha256sum

  4. The way to the root (RFC 9162, section 2.1.3.2). Begin with r = leaf, f = position, s = size - 1. For each p of "path":
       if f is odd or f = s:  r = SHA-256(0x01, p, r), and while f is even and not 0, halve f and s;
       otherwise:             r = SHA-256(0x01, r, p).
       Then halve f and s, rounding down.
     At the end s is 0 and r is the "root" of the log.

  5. Every PDF. It is signed as a whole (PAdES): a viewer of PDFs says whether it was altered, and so does
       pdfsig <name>/version-<n>.pdf
     The certificate in the signature lies in certificates/, with those that vouch for it. Its fingerprint is the
     "certificate_sha256" in chain.json:
       openssl x509 -in certificates/<file>.pem -noout -subject -fingerprint -sha256
     One that is called "Keyturn at" an address belongs to that installation, which publishes it at that address, under
     /verify. Any other belongs to the firm that it names, and an authority may vouch for it.

The meaning of it
  The versions stand in one log, in which an entry cannot be altered, added in between or taken away without another root.
  Whether the whole log was written anew, the e-mails of the time tell. The e-mail about a completed report ends with the
  head of the log, signed by the installation (c2sp.org/tlog-checkpoint, Ed25519). "head" of each version has the same text
  as its "checkpoint", with the hashes that lead from it to the root above (RFC 9162, section 2.1.4.2). An e-mail with another
  text shows that somebody wrote the log anew, and the signature that it was the installation which had said otherwise.
`;
