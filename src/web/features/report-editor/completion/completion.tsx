/**
 * The firm's own words for whoever types: its short forms are written out, and a phrase that is begun is shown to its end behind
 * the caret.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { comesLater } from '#web/queries/query-client.ts';
import { classNames } from '#web/ui/class-names.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { useEditor } from '../editor.ts';
import rowStyles from '../rows/rows.module.css';
import styles from './completion.module.css';
import { followTyping } from './follow-typing.ts';
import { type Offer, offerRest } from './offer-rest.ts';
import { buildFinder } from './said-before.ts';

/** Milliseconds: whoever types on needs no word of it. */
const UNTIL_SAID = 800;

/** Without a line, and in a deployment without such settings, there are the words of the report. */
export function Completion() {
  const { report, earlier } = useEditor();
  const { data: settings } = useQuery({ ...getAccountSettingsOptions(), meta: comesLater });
  const [offer, setOffer] = useState<Offer>();
  const { abbreviations, phrases } = settings ?? {};

  useEffect(() => {
    // First, since Tab takes an offer before it leaves the text.
    const stops = [offerRest(buildFinder({ report, earlier }, phrases ?? []), setOffer)];
    if (abbreviations !== undefined) stops.push(followTyping(abbreviations));
    return () => {
      for (const stop of stops) stop();
    };
  }, [report, earlier, abbreviations, phrases]);

  return offer && <Rest offer={offer} />;
}

function Rest({ offer: { field, text, rest, take } }: { offer: Offer }) {
  useEffect(() => {
    const timer = setTimeout(() => announce(`Tab writes: ${rest}`), UNTIL_SAID);
    return () => clearTimeout(timer);
  }, [rest]);

  const { offsetLeft: left, offsetTop: top, offsetWidth: width, parentElement } = field;
  return createPortal(
    <div className={classNames(rowStyles.text, styles.over)} style={{ left, top, width }} aria-hidden="true">
      <span className={styles.typed}>{text}</span>
      {/* By a finger, where there is no Tab. */}
      <span
        className={styles.rest}
        data-rest
        onPointerDown={(event) => {
          event.preventDefault();
          take();
        }}
      >
        {rest}
      </span>
    </div>,
    parentElement ?? document.body,
  );
}
