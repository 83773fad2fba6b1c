/** The types of inspection that a template is offered for: ticked ones, or none for all. */
import { useController } from 'react-hook-form';
import { inspectionTypeCodes, inspectionTypes } from '#domain/inspection-type.ts';
import styles from './templates.module.css';

export function TypeTicks({ name }: { name: string }) {
  const { field } = useController({ name });
  const chosen = field.value as readonly number[];
  return (
    <fieldset>
      <legend className={styles.legend}>Offered for</legend>
      <p className={styles.hint}>Tick none to offer it for every type.</p>
      <div className={styles.ticks}>
        {inspectionTypeCodes.map((code) => (
          <label key={code} className={styles.tick}>
            <input
              type="checkbox"
              checked={chosen.includes(code)}
              // In the order of the list, however they were ticked.
              onChange={({ target }) =>
                field.onChange(
                  inspectionTypeCodes.filter((one) => (one === code ? target.checked : chosen.includes(one))),
                )
              }
            />
            {inspectionTypes[code]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
