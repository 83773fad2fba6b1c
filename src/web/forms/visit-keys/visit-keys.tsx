/** Shows the place of the keys of a home for a visit, and in words why they may not be there; `none` where no keys are kept. */
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { findPropertyKeysOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import styles from './visit-keys.module.css';

type Props = {
  propertyId: number;
  /** `2027-02-03` */
  on: string;
  /** The booking; left out for one that is not there yet, which has its clerk. */
  inspectionId?: number | undefined;
  staffId?: number | undefined;
  /** Shown for a home whose keys nobody keeps. */
  none?: ReactNode;
};

export function VisitKeys({ propertyId, on, inspectionId, staffId, none = null }: Props) {
  const { data } = useQuery({
    ...findPropertyKeysOptions({
      path: { property_id: propertyId },
      query: { on, inspection_id: inspectionId, staff_id: staffId },
    }),
    placeholderData: (before) => before,
  });
  if (data === undefined) return null;
  if (data.key_set == null) return none;
  const { key_set: set, where, clash } = data;
  const name = (
    <span>
      Keys <Link to={paths.keySet(set.id)}>{set.tag}</Link>: {where}
    </span>
  );
  // The place is the reason itself when somebody has them: it stands once.
  if (where !== null && clash?.endsWith(where) === true)
    return (
      <p className={styles.keys}>
        <span className={styles.clash}>
          <TriangleAlert size={14} aria-hidden /> {name}
        </span>
        <span>They may not be back for this visit.</span>
      </p>
    );
  return (
    <p className={styles.keys}>
      {name}
      {clash !== null && (
        <span className={styles.clash}>
          <TriangleAlert size={14} aria-hidden /> {`${clash.slice(0, 1).toUpperCase()}${clash.slice(1)}.`}
        </span>
      )}
    </p>
  );
}
