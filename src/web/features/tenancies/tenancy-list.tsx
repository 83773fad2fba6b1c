/** The tenancies of a property, the latest first: their days, who lives there, and notice. */
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tenancy } from '#web/queries/generated/types.gen.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/controls/tag.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { today } from '#web/ui/time/time-zone.ts';
import styles from './tenancies.module.css';
import {
  type MissingDay,
  missingDay,
  missingText,
  tenancyLabels,
  tenancyState,
  tenancyText,
  valuesOfTenancy,
} from './tenancy-values.ts';

type Props = {
  tenancies: readonly Tenancy[];
  /** Omitted for people who may only read. */
  onEdit?: ((tenancy: Tenancy, at?: MissingDay) => void) | undefined;
  onRemove?: ((tenancy: Tenancy) => void) | undefined;
  /** The steps that its notice has drafted. */
  renderSteps: (tenancy: Tenancy) => ReactNode;
};

export function TenancyList({ tenancies, onEdit, onRemove, renderSteps }: Props) {
  return (
    <ul className={styles.list}>
      {tenancies.map((tenancy) => {
        const text = tenancyText(tenancy, today());
        return (
          <li key={tenancy.id} className={styles.tenancy}>
            <div className={styles.when}>
              <span className={styles.days}>{text}</span>
              <span className={styles.note}>{noticeText(tenancy)}</span>
            </div>
            <span className={styles.who}>
              {tenancy.contacts.length === 0 ? 'Nobody named yet' : tenancy.contacts.map(({ name }) => name).join(', ')}
            </span>
            <span>
              <Tag>{tenancyState(tenancy, today())}</Tag>
            </span>
            <div className={styles.actions}>
              {onEdit && (
                <IconButton
                  size="sm"
                  label={`Change the tenancy ${text}`}
                  icon={<Pencil />}
                  onClick={() => onEdit(tenancy)}
                />
              )}
              {onRemove && (
                <IconButton
                  size="sm"
                  label={`Remove the tenancy ${text}`}
                  icon={<Trash2 />}
                  onClick={() => onRemove(tenancy)}
                />
              )}
            </div>
            <div className={styles.steps}>
              <Gap tenancy={tenancy} onEdit={onEdit} />
              {renderSteps(tenancy)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A notice that drafts nothing says so, and leads to the day that it needs. */
function Gap({ tenancy, onEdit }: { tenancy: Tenancy } & Pick<Props, 'onEdit'>) {
  const day = missingDay(valuesOfTenancy(tenancy));
  if (day === undefined || tenancyState(tenancy, today()) === 'Past') return null;
  return (
    <p className={styles.gap}>
      {missingText(day)}
      {onEdit && (
        <Button size="sm" onClick={() => onEdit(tenancy, day)}>
          {`Fill in “${tenancyLabels[day]}”`}
        </Button>
      )}
    </p>
  );
}

function noticeText({ notice_given_on: day, notice_by: by }: Tenancy): string {
  if (day === null) return '';
  return `Notice${by === null ? '' : ` by the ${by}`} on ${dateText(day)}`;
}
