/** One kind of PDF: not made, being made, ready, out of date or failed, with what can be done about it. */
import { Copy, Download, Eye, FileText, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Pdf } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { type PdfState, sizeText } from './pdf-kinds.ts';
import styles from './pdf-requests.module.css';

type Props = {
  title: string;
  text: string;
  state: PdfState;
  /** This kind cannot be made for this report. */
  whyNot: string | undefined;
  isShown: boolean;
  onRequest: () => void;
  onShow: (pdf: Pdf) => void;
};

export function PdfCard({ title, text, state, whyNot, isShown, onRequest, onShow }: Props) {
  const actions = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useSaid(title, state);

  useEffect(() => {
    if (state.is === 'being made') return;
    // The button that asked is gone, and with it the focus: it goes to the result.
    if (isAsked.current && document.activeElement === document.body)
      actions.current?.querySelector('button')?.focus({ preventScroll: true });
    isAsked.current = false;
  }, [state.is]);

  return (
    <Panel title={title}>
      <div className={styles.card}>
        <p className={styles.text}>{text}</p>
        <div className={styles.state}>
          <StateWords state={state} whyNot={whyNot} />
        </div>
        <div ref={actions} className={styles.actions}>
          {(state.is === 'ready' || state.is === 'out of date') && (
            <ReadyActions pdf={state.pdf} isShown={isShown} onShow={onShow} />
          )}
          {whyNot === undefined && state.is !== 'ready' && (
            <Button
              variant="primary"
              size="sm"
              icon={state.is === 'failed' || state.is === 'out of date' ? <RefreshCw /> : <FileText />}
              isBusy={state.is === 'being made'}
              onClick={() => {
                isAsked.current = true;
                onRequest();
              }}
            >
              {requestWords[state.is]}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

const requestWords = {
  'not made': 'Make the PDF',
  'being made': 'Making the PDF…',
  'out of date': 'Make it again',
  failed: 'Try again',
};

/** The message that it has begun, and its result. */
function useSaid(title: string, { is }: PdfState): void {
  const before = useRef(is);
  useEffect(() => {
    if (before.current === is) return;
    before.current = is;
    if (is === 'being made') announce(`${title}: the PDF is being made.`);
    if (is === 'ready') announce(`${title}: the PDF is ready.`);
    if (is === 'failed') announce(`${title}: the PDF could not be made.`);
  }, [title, is]);
}

function StateWords({ state, whyNot }: Pick<Props, 'state' | 'whyNot'>) {
  if (whyNot !== undefined && state.is === 'not made') return <p className={styles.quiet}>{whyNot}</p>;
  switch (state.is) {
    case 'not made':
      return <p className={styles.quiet}>Not made yet.</p>;
    case 'being made':
      return (
        <>
          <p>Being made. You can leave this page meanwhile.</p>
          <Progress label="Making the PDF" value={state.progress / 100} />
        </>
      );
    case 'failed':
      return <p className={styles.failed}>It could not be made: {state.why}</p>;
    case 'ready':
    case 'out of date':
      return <ReadyFacts pdf={state.pdf} isOld={state.is === 'out of date'} />;
  }
}

function ReadyFacts({ pdf, isOld }: { pdf: Pdf; isOld: boolean }) {
  return (
    <>
      <p>
        {isOld ? (
          <strong className={styles.old}>Out of date: the report has changed since.</strong>
        ) : (
          <strong>Ready.</strong>
        )}
      </p>
      <p className={styles.quiet}>
        {pdf.pages} {pdf.pages === 1 ? 'page' : 'pages'}
        {pdf.bytes !== null && `, ${sizeText(pdf.bytes)}`}, made <DateTime at={pdf.ready_at} isShort />
        {pdf.version != null && ` from version ${pdf.version}`}{' '}
        {pdf.standard !== null && ` · ${pdf.standard === 'ua-1' ? 'readable by screen readers' : pdf.standard}`}
      </p>
    </>
  );
}

function ReadyActions({ pdf, isShown, onShow }: { pdf: Pdf; isShown: boolean; onShow: (pdf: Pdf) => void }) {
  const { url } = pdf;
  if (url === null) return null;
  return (
    <>
      <Button size="sm" icon={<Eye />} aria-pressed={isShown} onClick={() => onShow(pdf)}>
        Preview
      </Button>
      <a className={styles.download} href={`${url}&download=1`} download>
        <Download size={15} aria-hidden /> Download
      </a>
      <Button
        size="sm"
        variant="quiet"
        icon={<Copy />}
        onClick={() =>
          void navigator.clipboard.writeText(url).then(
            () => showToast({ text: 'The link was copied. It works for a day.' }),
            () => showToast({ text: 'The link could not be copied; this browser does not allow it.', tone: 'failed' }),
          )
        }
      >
        Copy link
      </Button>
    </>
  );
}
