/**
 * The firm's own words for whoever types: its short forms are written out, and a phrase that is begun is shown to its end behind
 * the caret, and so is the usual condition of a room where nothing stands.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  getAccountSettingsOptions,
  getLearntConditionsOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { comesLater } from '#web/queries/query-client.ts';
import { classNames } from '#web/ui/class-names.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { type Editor, isTemplate, useEditor } from '../editor.ts';
import rowStyles from '../rows/rows.module.css';
import type { UsualConditions } from './by-exception.ts';
import styles from './completion.module.css';
import type { Offer } from './offer-rest.ts';
import { startCompletion } from './start-completion.ts';

/** Milliseconds. Somebody who types on needs no word of it. */
const UNTIL_SAID = 800;

/** Without a line, and in a deployment without such settings, there are the words of the report. */
export function Completion() {
  const editor = useEditor();
  const { data: settings } = useQuery({ ...getAccountSettingsOptions(), meta: comesLater });
  const [offer, setOffer] = useState<Offer>();
  const [usual] = useState<UsualConditions>(() => new Map());
  const { abbreviations, phrases } = settings ?? {};
  const { learnt } = useLearnt(editor) ?? {};
  const [trade, setTrade] = useState<readonly string[]>();
  useEffect(() => void import('#domain/typing/trade-words.json').then((words) => setTrade(words.default)), []);

  useEffect(
    () => startCompletion(editor, { abbreviations, phrases, learnt, trade }, { usual, show: setOffer }),
    [editor, abbreviations, phrases, learnt, trade, usual],
  );

  return offer && <Rest offer={offer} />;
}

/** Read once, and kept for the session. */
function useLearnt(editor: Editor) {
  const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };
  const isWanted = editor.canWrite && !isTemplate(editor);
  return useQuery({ ...getLearntConditionsOptions(), ...kept, enabled: isWanted, meta: comesLater }).data;
}

function Rest({ offer: { field, text, rest, isUsual, take } }: { offer: Offer }) {
  useEffect(() => {
    const timer = setTimeout(() => announce(`${isUsual ? 'Enter' : 'Tab'} writes: ${rest}`), UNTIL_SAID);
    return () => clearTimeout(timer);
  }, [rest, isUsual]);

  const { offsetLeft: left, offsetTop: top, offsetWidth: width, parentElement } = field;
  const { fontSize, lineHeight, padding } = getComputedStyle(field);
  return createPortal(
    <div
      className={classNames(rowStyles.text, styles.over)}
      style={{ left, top, width, margin: 0, fontSize, lineHeight, padding }}
      aria-hidden="true"
    >
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
