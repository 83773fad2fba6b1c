/** Properties in a line each, for a panel of a page. */
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Property } from '#web/queries/generated/types.gen.ts';
import { addressText } from './address.ts';
import styles from './property-lines.module.css';

type Props = {
  properties: readonly Property[];
  none: string;
  /** The list of all of them. */
  href: string;
  total: number;
};

export function PropertyLines({ properties, none, href, total }: Props) {
  const unshown = total - properties.length;
  if (properties.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <>
      <ul className={styles.lines}>
        {properties.map(({ id, address }) => (
          <li key={id}>
            <Link to={paths.property(id)}>{addressText(address)}</Link>
          </li>
        ))}
      </ul>
      {unshown > 0 && (
        <p className={styles.rest}>
          <Link to={href}>And {unshown} more</Link>
        </p>
      )}
    </>
  );
}
