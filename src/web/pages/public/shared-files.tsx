/** /s/<token>: the PDF or the files that somebody was given a link to. Needs no account, and is made for a phone. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Download, FileText, Film, Mic } from 'lucide-react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { getSharedPdfOptions, openSharedFilesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { SharedFile, SharedPdf } from '#web/queries/generated/types.gen.ts';
import { PDF_LOOK_MS } from '#web/queries/pdf/pdf-look.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { setAccountZone, toWallTime } from '#web/ui/time/time-zone.ts';
import { PublicPage } from './public-page.tsx';
import { pdfTitles, sizeText } from './shared-file-words.ts';
import styles from './shared-files.module.css';

export { LinkError as ErrorBoundary } from './link-error.tsx';

/** Each answer counts as an opening, so one is enough for as long as the page is looked at. */
const openOptions = (token: string) => ({
  ...openSharedFilesOptions({ path: { token } }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

export async function loader({ params }: LoaderFunctionArgs) {
  const { time_zone } = await queryClient.ensureQueryData(openOptions(params['token'] ?? ''));
  setAccountZone(time_zone);
  return null;
}

export function Component() {
  const token = useParams()['token'] ?? '';
  const { data } = useSuspenseQuery(openOptions(token));
  const { company, inspection, files, pdf, expires_at } = data;
  const { line1, line2, city, postcode } = inspection.address;
  const { type, conduct_date: conducted } = inspection;

  return (
    <PublicPage
      company={company}
      title={line1}
      subtitle={
        <>
          {[line2, city, postcode].filter(Boolean).join(', ')}
          <br />
          {type}
          {conducted !== null && ` · ${dateText(toWallTime(conducted).date)}`}
        </>
      }
    >
      {pdf !== null && <Pdf token={token} opened={pdf} />}
      {pdf === null && files.length === 0 && <p>The shared files have been deleted since.</p>}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <File key={file.id} file={file} />
          ))}
        </ul>
      )}
      <p className={styles.quiet}>
        {company} shares this with anyone who has the link, until {dateText(toWallTime(expires_at).date)}.
      </p>
    </PublicPage>
  );
}

const isUnderWay = ({ state }: SharedPdf) => state === 'queued' || state === 'running';

function Pdf({ token, opened }: { token: string; opened: SharedPdf }) {
  const { data: pdf } = useQuery({
    ...getSharedPdfOptions({ path: { token, pdf_id: opened.id } }),
    initialData: opened,
    enabled: isUnderWay(opened),
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? PDF_LOOK_MS : false),
  });
  const { title, text } = pdfTitles[pdf.type] ?? { title: 'Report', text: '' };
  return (
    <section className={styles.pdf} aria-labelledby="pdf-title">
      <FileText className={styles.pdfIcon} size={28} aria-hidden />
      <div className={styles.pdfText}>
        <h2 id="pdf-title">{title}</h2>
        {text !== '' && <p className={styles.quiet}>{text}</p>}
        <div aria-live="polite">
          {isUnderWay(pdf) && (
            <>
              <p>The PDF is being made. It will be here in a moment.</p>
              <Progress label="Making the PDF" value={pdf.progress / 100} />
            </>
          )}
          {pdf.state === 'failed' && (
            <p className={styles.failed} role="alert">
              The PDF could not be made. Reload this page to try again.
            </p>
          )}
          {pdf.url !== null && (
            <p className={styles.quiet}>
              PDF{pdf.pages !== null && `, ${pdf.pages} ${pdf.pages === 1 ? 'page' : 'pages'}`}
              {pdf.bytes !== null && `, ${sizeText(pdf.bytes)}`}
            </p>
          )}
        </div>
        {pdf.url !== null && (
          <div className={styles.actions}>
            <a className={styles.primary} href={pdf.url} target="_blank" rel="noreferrer">
              Read the PDF
            </a>
            <a className={styles.action} href={`${pdf.url}?download`} download>
              <Download size={16} aria-hidden /> Download
            </a>
          </div>
        )}
      </div>
    </section>
  );
}

function File({ file }: { file: SharedFile }) {
  const { name, description, thumbnail_url: thumbnail, url } = file;
  const title = description || name;
  return (
    <li className={styles.file}>
      {thumbnail === null ? (
        <span className={styles.picture}>
          <FileIcon type={file.type} />
        </span>
      ) : (
        <a className={styles.picture} href={url} target="_blank" rel="noreferrer" aria-label={`Show ${title}`}>
          <img src={thumbnail} alt={description ?? ''} loading="lazy" />
        </a>
      )}
      <div className={styles.about}>
        <span className={styles.name}>{title}</span>
        <span className={styles.quiet}>{factsOf(file)}</span>
      </div>
      <a className={styles.action} href={`${url}?download`} download={name} aria-label={`Download ${title}`}>
        <Download size={16} aria-hidden /> Download
      </a>
    </li>
  );
}

const kinds: Record<string, string> = { IMAGE: 'Photo', VIDEO: 'Video', AUDIO: 'Recording', FILE: 'File' };

function factsOf({ type, width, height, bytes, taken_at }: SharedFile): string {
  const size = bytes === null ? width !== null && height !== null && `${width} × ${height}` : sizeText(bytes);
  return [kinds[type] ?? 'File', size, taken_at !== null && dateText(toWallTime(taken_at).date)]
    .filter(Boolean)
    .join(' · ');
}

function FileIcon({ type }: { type: string }) {
  if (type === 'VIDEO') return <Film aria-hidden />;
  if (type === 'AUDIO') return <Mic aria-hidden />;
  return <FileText aria-hidden />;
}
