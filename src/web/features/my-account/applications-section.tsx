/** Approvals that the person has given to applications of others, and their withdrawal. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { scopeText } from '#domain/scope.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { listGrantsOptions, revokeGrantMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Grant } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { Ago, DateTime } from '#web/ui/time/date-time.tsx';
import styles from './my-account.module.css';

const meaningOf = (scope: string) => scopeText(scope).replace(/^[A-Z]/, (letter) => letter.toLowerCase());

export function ApplicationsSection() {
  const { data: grants } = useQuery({ ...listGrantsOptions(), throwOnError: whenEmpty });
  const revoke = useMutation(revokeGrantMutation());
  const others = grants?.filter(({ application }) => !application.first_party);

  async function handleWithdraw({ id, application }: Grant) {
    const isMeant = await confirm({
      title: `Withdraw what ${application.name} may do?`,
      text: 'It can work for you no longer, at once. It can ask you again.',
      action: 'Withdraw',
      isDanger: true,
    });
    if (!isMeant) return;
    try {
      await revoke.mutateAsync({ path: { grant_id: id } });
      showToast({ text: `${application.name} may do nothing for you any more.` });
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
    }
    await afterWrite('grant');
  }

  return (
    <Panel title="Applications you have allowed">
      {others === undefined ? (
        <Skeleton height="4rem" />
      ) : others.length === 0 ? (
        <p className={styles.words}>None. An application that wants to work for you asks you first.</p>
      ) : (
        <ul className={styles.list} aria-label="Applications you have allowed">
          {others.map((grant) => (
            <li key={grant.id} className={styles.entry}>
              <div className={styles.what}>
                <strong>{grant.application.name}</strong>
                {grant.application.description !== null && <p>{grant.application.description}</p>}
                <p>It may {grant.scopes.map(meaningOf).join(', ')}.</p>
                <p>
                  Allowed <DateTime at={grant.created_at} isShort /> in {grant.browser.replace(/^Another/, 'another')}
                  {grant.last_used_at !== null && (
                    <>
                      {' '}
                      · access renewed <Ago at={grant.last_used_at} />
                    </>
                  )}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={`Withdraw ${grant.application.name}`}
                onClick={() => void handleWithdraw(grant)}
              >
                Withdraw
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
