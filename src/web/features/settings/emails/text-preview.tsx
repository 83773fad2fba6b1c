/** A text of e-mails as one of the firm's inspections fills it, and sent to oneself. */
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { NotificationKind, NotificationText } from '#domain/message/notification-text.ts';
import { listInspectionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/input.tsx';
import { preview } from './email-values.ts';
import styles from './emails.module.css';
import { useTrial } from './use-trial.ts';

type Props = { kind: NotificationKind; text: NotificationText; firm: AccountSettings };

export function TextPreview({ kind, text, firm }: Props) {
  const { data } = useQuery(listInspectionsOptions({ query: { per_page: 30 } }));
  const [chosenId, setChosenId] = useState('');
  const [now] = useState(Date.now);
  const trial = useTrial();
  if (data === undefined) return <Skeleton height="16rem" />;
  const about = data.data.find(({ id }) => String(id) === chosenId) ?? data.data[0];
  if (about === undefined)
    return <p className={styles.none}>Once there is an inspection, the text is shown here as it would fill it.</p>;
  const shown = preview(kind, text, about, { ...firm, origin: location.origin, now });
  return (
    <section className={styles.preview} aria-label="Preview">
      <Field label="Shown for">
        {(control) => (
          <Select
            {...control}
            value={String(about.id)}
            onChange={({ target }) => setChosenId(target.value)}
            options={data.data.map(({ id, type, property }) => ({
              value: String(id),
              label: `${type.name}, ${property.address.line1}, ${property.address.postcode}`,
            }))}
          />
        )}
      </Field>
      <div className={styles.letter}>
        <strong>{shown.subject}</strong>
        <p>{shown.text}</p>
      </div>
      <div className={styles.trial}>
        <Button icon={<Send />} isBusy={trial.isBusy} onClick={() => void trial.send(shown)}>
          Send me this one
        </Button>
        <p aria-live="polite">{trial.words}</p>
      </div>
    </section>
  );
}
