/** Texts with a heading each: the disclaimers of reports, and the terms that they explain. */
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
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
      hint="Every PDF carries them, in this order."
      renderDialog={(props) => (
        <PairsDialog {...props} name="disclaimers" title="Disclaimers" noun="disclaimer" parts={disclaimerParts} />
      )}
    >
      <dl className={styles.pairs}>
        {settings.disclaimers.map(({ title, text }) => (
          <div key={`${title} ${text}`}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </WordingPanel>
  );
}

export function GlossaryPanel({ settings }: Props) {
  return (
    <WordingPanel
      settings={settings}
      name="glossary"
      title="Glossary"
      hint="PDFs explain these terms to whoever reads them."
      renderDialog={(props) => (
        <PairsDialog {...props} name="glossary" title="Glossary" noun="term" parts={termParts} />
      )}
    >
      <dl className={styles.pairs}>
        {settings.glossary.map(({ term, meaning }) => (
          <div key={`${term} ${meaning}`}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </WordingPanel>
  );
}
