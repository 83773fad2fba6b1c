/** The signature that a member of staff keeps. They alone draw it, in My account. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import picture from '#web/forms/only-picture/only-picture.module.css';
import { paths } from '#web/paths.ts';
import { getStaffSignatureOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './people.module.css';

type Props = { id: number; name: string; isOneself: boolean };

export function SignaturePanel({ id, name, isOneself }: Props) {
  const { data } = useQuery({ ...getStaffSignatureOptions({ path: { staff_id: id } }), throwOnError: whenEmpty });
  return (
    <Panel title="Signature">
      <div className={styles.stack}>
        {data === undefined ? (
          <Skeleton height="2rem" />
        ) : (
          data.url !== null && <img className={picture.picture} src={data.url} alt={`Signature of ${name}`} />
        )}
        <p className={styles.words}>
          {data?.url === null && 'None yet. '}
          {isOneself ? (
            <>
              You draw it in <Link to={paths.account()}>My account</Link>.
            </>
          ) : (
            `${name} draws it in My account, and nobody else.`
          )}{' '}
          {`It stands under the reports of ${isOneself ? 'your' : 'their'} visits once they are completed.`}
        </p>
      </div>
    </Panel>
  );
}
