/** Texts with a heading each: the disclaimers of reports, and the terms that they explain. */
import { useWatch } from 'react-hook-form';
import { isUsualDisclaimer, isUsualTerm } from '#domain/usual-things/from-keyturn.ts';
import { TypeTicks, typesText } from '#web/forms/type-ticks.tsx';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { FromKeyturn, withMark } from './from-keyturn.tsx';
import { PairsDialog } from './pairs-dialog.tsx';
import { WordingPanel } from './wording-panel.tsx';
import styles from './wording.module.css';

type Props = { settings: AccountSettings };

const disclaimerParts = { head: { name: 'title', label: 'Heading' }, text: { name: 'text', label: 'Text' } };
const termParts = { head: { name: 'term', label: 'Term' }, text: { name: 'meaning', label: 'Meaning' } };

export function DisclaimersPanel({ settings }: Props) {
  return (
    <WordingPanel
      settings={settings}
      name="disclaimers"
      title="Disclaimers"
      hint={withMark(
        'PDFs carry them in this order: each those of its type of inspection.',
        settings.disclaimers.some(isUsualDisclaimer),
      )}
      renderDialog={(props) => (
        <PairsDialog
          {...props}
          name="disclaimers"
          title="Disclaimers"
          noun="disclaimer"
          parts={disclaimerParts}
          more={{ name: 'type_ids', blank: [], render: (name) => <PrintedIn name={name} /> }}
        />
      )}
    >
      <dl className={styles.pairs}>
        {settings.disclaimers.map(({ title, text, type_ids: typeIds = [] }) => (
          <div key={`${title} ${text}`}>
            <dt>
              {title}
              {isUsualDisclaimer({ title, text, type_ids: typeIds }) && <FromKeyturn />}
            </dt>
            {typeIds.length > 0 && <dd className={styles.hint}>{typesText(typeIds)}</dd>}
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </WordingPanel>
  );
}

/** Closed, since most are for every type. */
function PrintedIn({ name }: { name: string }) {
  const chosen = useWatch({ name }) as readonly number[];
  return (
    <details>
      <summary className={styles.printedIn}>Printed for: {typesText(chosen)}</summary>
      <TypeTicks name={name} legend="Printed for" hint="Tick none to print it for every type of inspection." />
    </details>
  );
}

export function GlossaryPanel({ settings }: Props) {
  return (
    <WordingPanel
      settings={settings}
      name="glossary"
      title="Glossary"
      hint={withMark('PDFs explain these terms to whoever reads them.', settings.glossary.some(isUsualTerm))}
      renderDialog={(props) => (
        <PairsDialog {...props} name="glossary" title="Glossary" noun="term" parts={termParts} />
      )}
    >
      <dl className={styles.pairs}>
        {settings.glossary.map(({ term, meaning }) => (
          <div key={`${term} ${meaning}`}>
            <dt>
              {term}
              {isUsualTerm({ term, meaning }) && <FromKeyturn />}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </WordingPanel>
  );
}
