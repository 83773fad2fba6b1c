/** Says, before anything is saved, that this property may be here already. */
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { addressText } from './address.ts';
import styles from './properties.module.css';
import { isWorthAsking, likelyDuplicates, likelyDuplicatesOptions } from './property-duplicates.ts';
import type { PropertyValues } from './property-values.ts';

/** Inside the form. `exceptId` is the property that is being changed. */
export function DuplicateWarning({ exceptId }: { exceptId?: number | undefined }) {
  const typed = useWatch<PropertyValues, 'address'>({ name: 'address' });
  const settled = useSettled(typed, 400);
  const { data } = useQuery({ ...likelyDuplicatesOptions(settled), enabled: isWorthAsking(settled) });
  const duplicates = likelyDuplicates(typed, data?.data ?? []).filter(({ id }) => id !== exceptId);
  return (
    <output className={styles.duplicates}>
      {duplicates.length > 0 && (
        <div className={styles.warning}>
          <TriangleAlert size={16} aria-hidden />
          <div>
            {duplicates.length === 1 ? 'This property may be here already:' : 'These properties look the same:'}
            <ul>
              {duplicates.map((property) => (
                <li key={property.id}>
                  <Link to={paths.property(property.id)} target="_blank">
                    {addressText(property.address)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </output>
  );
}
