/** Rules by which things go by themselves: first what would go, then the rule. */
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { goesByItself, MOST_RETENTION_MONTHS, neverRemoved } from '#domain/people/retention.ts';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { errorText } from '#web/queries/api-error.ts';
import { getRetentionOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { getRetention, rehearseRetention, updateRetention } from '#web/queries/generated/sdk.gen.ts';
import type { RehearseRetentionData, RetentionRehearsal, RetentionRule } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { TextInput } from '#web/ui/fields/input.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './settings.module.css';

type Kind = RehearseRetentionData['body']['kind'];

export function RetentionSection() {
  const { data: rules } = useQuery({ ...getRetentionOptions(), throwOnError: whenEmpty });
  return (
    <Panel title="How long things are kept">
      <p className={styles.quiet}>
        Without a rule everything is kept for good. A rule removes what is older each night, and it cannot be brought
        back but by restoring a backup. {neverRemoved}
      </p>
      <p className={styles.quiet}>{goesByItself}</p>
      {rules === undefined ? (
        <Skeleton height="20rem" />
      ) : (
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <Rule key={`${rule.kind} ${rule.months}`} rule={rule} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const wordsOf = (months: number | null) => (months === null ? 'Kept for good' : `Removed after ${months} months`);
/** As the dialog of a conflict shows it. */
const inWords = ({ months, version }: { months: number | null; version?: number }) => ({
  version,
  words: wordsOf(months),
});

/** With the dialogs for what another administrator has saved meanwhile, and for who is there. */
function useSaving(rule: RetentionRule) {
  const { save: saveOver, conflictDialog } = useConflict({ words: rule.label });
  // A rule that removes needs a proof.
  const { attempt, proofDialog } = useProof();
  const kind = rule.kind as Kind;
  const save = async (wanted: number | null, count: number) => {
    try {
      const saved = await saveOver({
        before: inWords(rule),
        body: { words: wordsOf(wanted) },
        present: inWords,
        // Nothing is left to send where theirs is kept.
        send: ({ words }, headers) =>
          words === undefined
            ? getRetention()
            : attempt(() => updateRetention({ body: { kind, months: wanted, count }, headers })),
      });
      if (saved === undefined) return;
      await afterWrite('retention');
      const now = saved.data.find((each) => each.kind === kind)?.months ?? null;
      showToast({ text: now === null ? 'Nothing of this goes.' : 'The rule begins next night.' });
    } catch (error) {
      showToast({ tone: 'failed', text: `The rule was not changed. ${errorText(error)}` });
    }
  };
  const dialogs = (
    <>
      {conflictDialog}
      {proofDialog}
    </>
  );
  return { save, dialogs };
}

function Rule({ rule }: { rule: RetentionRule }) {
  const { label, about, fewest_months: fewest } = rule;
  const kind = rule.kind as Kind;
  const field = useId();
  const [months, setMonths] = useState(rule.months ?? Math.max(fewest, USUAL_MONTHS));
  const [told, setTold] = useState<RetentionRehearsal & { months: number }>();
  const [isBusy, setBusy] = useState(false);
  const { save, dialogs } = useSaving(rule);
  const isValid = Number.isInteger(months) && months >= fewest && months <= MOST_RETENTION_MONTHS;

  const during = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const rehearse = async () => {
    try {
      const { data } = await rehearseRetention({ body: { kind, months } });
      setTold({ ...data, months });
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
    }
  };
  const switchOn = async ({ count }: RetentionRehearsal) => {
    const title = `Remove ${label.toLowerCase()} after ${months} months?`;
    const text = `${count === 0 ? 'None is that old yet; from then on they' : `${count} are that old. They`} go in the night after, for good.`;
    if (await confirm({ title, text, action: 'Switch the rule on', isDanger: true })) await save(months, count);
  };

  return (
    <li aria-labelledby={`${field}-name`}>
      <h3 id={`${field}-name`}>{label}</h3>
      <p className={styles.quiet}>{about}</p>
      <p>{wordsOf(rule.months)}.</p>
      <div className={styles.rule}>
        <label htmlFor={field}>Months (at least {fewest})</label>
        <TextInput
          id={field}
          className={styles.months}
          type="number"
          min={fewest}
          max={MOST_RETENTION_MONTHS}
          value={Number.isNaN(months) ? '' : months}
          onChange={({ target }) => {
            setMonths(target.valueAsNumber);
            setTold(undefined);
          }}
        />
        <Button variant="default" disabled={isBusy || !isValid} onClick={() => void during(rehearse)}>
          Show what would go
        </Button>
        {rule.months !== null && (
          <Button variant="default" disabled={isBusy} onClick={() => void during(() => save(null, 0))}>
            Keep for good
          </Button>
        )}
      </div>
      {told && (
        <div className={styles.told} aria-live="polite">
          <Rehearsal told={told} />
          <Button variant="danger" disabled={isBusy} onClick={() => void during(() => switchOn(told))}>
            Switch the rule on
          </Button>
        </div>
      )}
      {dialogs}
    </li>
  );
}

/** Six years, in which most claims must be brought. */
const USUAL_MONTHS = 72;

function Rehearsal({ told: { count, held, examples } }: { told: RetentionRehearsal }) {
  const stays = held > 0 && <p>{held} more are as old, and stay since they or their property are held.</p>;
  if (count === 0)
    return (
      <>
        <p>Nothing would go now.</p>
        {stays}
      </>
    );
  return (
    <>
      <p>
        <strong>{count} would go now.</strong> The oldest:
      </p>
      <ul>
        {examples.map(({ id, words, address, at }) => (
          <li key={id}>
            {[words, address].filter((part) => part !== null).join(', ')}, <DateTime at={at} />
          </li>
        ))}
      </ul>
      {stays}
    </>
  );
}
