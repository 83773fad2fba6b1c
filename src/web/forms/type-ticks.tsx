/** Types of inspection that something is for: ticked ones, or none for all. */
import { useController } from 'react-hook-form';
import { inspectionTypeCodes, inspectionTypes, isInspectionType } from '#domain/inspection-type.ts';
import styles from './form.module.css';

const typeWord = (code: number): string => (isInspectionType(code) ? inspectionTypes[code] : `Type ${code}`);

/** `Inventory, Check In / Move In`; without types it is for all. */
export const typesText = (codes: readonly number[]): string =>
  codes.length === 0 ? 'Every type' : codes.map(typeWord).join(', ');

type Props = { name: string; legend: string; hint: string };

export function TypeTicks({ name, legend, hint }: Props) {
  const { field } = useController({ name });
  const chosen = field.value as readonly number[];
  return (
    <fieldset>
      <legend className={styles.ticksLegend}>{legend}</legend>
      <p className={styles.ticksHint}>{hint}</p>
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
