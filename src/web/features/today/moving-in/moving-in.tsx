/** The first steps of a new firm, until all are done or left out, or the firm puts them aside. */
import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck, CircleMinus } from 'lucide-react';
import { Link } from 'react-router';
import { roles } from '#domain/role.ts';
import { isOpenStep } from '#domain/usual-things/moving-in-steps.ts';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { getMovingInOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { updateMovingIn } from '#web/queries/generated/sdk.gen.ts';
import type { MovingIn as Answer, MovingInChange } from '#web/queries/generated/types.gen.ts';
import { comesLater, queryClient } from '#web/queries/query-client.ts';
import { useCan, useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { stepWords, withoutTemplateText } from './step-words.ts';
import styles from './moving-in.module.css';

type Step = Answer['steps'][number];

const stepsOptions = () => ({ ...getMovingInOptions(), meta: comesLater });

/** Never fails: without an answer there is nothing to show. */
export const readSteps = () => queryClient.prefetchQuery(stepsOptions());

export function MovingIn() {
  const { data } = useQuery(stepsOptions());
  const canChoose = useCan('templates.write');
  if (data === undefined || data.dismissed || !data.steps.some(isOpenStep)) return null;
  const next = data.steps.find(isOpenStep);
  return (
    <Panel
      title={`Your first steps: ${data.steps.filter(({ done }) => done).length} of ${data.steps.length} done`}
      actions={
        canChoose && (
          <Button size="sm" variant="quiet" onClick={() => void putAside()}>
            Put aside
          </Button>
        )
      }
    >
      <ol className={styles.steps}>
        {data.steps.map((step) => (
          <StepLine
            key={step.key}
            step={step}
            isNext={step === next}
            canChoose={canChoose}
            withoutTemplate={data.types_without_template}
          />
        ))}
      </ol>
    </Panel>
  );
}

type LineProps = { step: Step; isNext: boolean; canChoose: boolean; withoutTemplate: readonly number[] };

function StepLine({ step, isNext, canChoose, withoutTemplate }: LineProps) {
  const { key, done, skipped } = step;
  const words = stepWords[key];
  const isAdministrator = useSession().role === roles.administrator;
  const isForOthers = words.isForAdministrators === true && !isAdministrator;
  const lacksTemplates = key === 'templates' && done && withoutTemplate.length > 0;
  const text = done ? words.done : words.open;
  const choose = (leaveOut: boolean) => void change({ steps: [{ key, skipped: leaveOut }] });
  return (
    <li className={styles.step} data-next={isNext || undefined} data-state={stateOf(step)}>
      <StepMark step={step} />
      <div className={styles.words}>
        <span className={styles.title}>
          {isForOthers ? words.title : <Link to={words.href}>{words.title}</Link>}
          <span className="visually-hidden">, {stateWords[stateOf(step)]}</span>
        </span>
        {text !== undefined && !skipped && (
          <span className={styles.text}>
            {lacksTemplates ? (
              <>
                {withoutTemplateText(withoutTemplate)} <Link to={paths.templateDefaults()}>Choose them</Link>
              </>
            ) : (
              text
            )}
            {isForOthers && !done && ' An administrator does this.'}
            {words.more && isAdministrator && !done && (
              <>
                {' '}
                <Link to={words.more.href}>{words.more.title}</Link>
              </>
            )}
          </span>
        )}
      </div>
      {canChoose && !done && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={skipped ? `Take up again: ${words.title}` : `Skip: ${words.title}`}
          onClick={() => choose(!skipped)}
        >
          {skipped ? 'Take up' : 'Skip'}
        </Button>
      )}
    </li>
  );
}

const stateWords = { done: 'done', skipped: 'left out', open: 'to do' } as const;

function stateOf({ done, skipped }: Step): keyof typeof stateWords {
  if (done) return 'done';
  return skipped ? 'skipped' : 'open';
}

function StepMark({ step }: { step: Step }) {
  const Mark = { done: CircleCheck, skipped: CircleMinus, open: Circle }[stateOf(step)];
  return <Mark size={18} className={styles.mark} aria-hidden />;
}

async function change(body: MovingInChange): Promise<boolean> {
  try {
    await updateMovingIn({ body });
    await afterWrite('movingIn');
    return true;
  } catch (error) {
    showToast({ tone: 'failed', text: `That was not saved. ${errorText(error)}` });
    return false;
  }
}

async function putAside(): Promise<void> {
  if (!(await change({ dismissed: true }))) return;
  showToast({ text: 'The first steps were put aside.', undo: () => void change({ dismissed: false }) });
}
