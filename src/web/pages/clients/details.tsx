/** /clients/<id>: details, and where their properties and inspections are. */
import { Link } from 'react-router';
import { addressText } from '#web/features/properties/address.ts';
import styles from '#web/features/people/people.module.css';
import { paths } from '#web/paths.ts';
import { Details, Panel } from '#web/ui/layout/panel.tsx';
import { useClient } from './client.tsx';

export function Component() {
  const { id, email, phone, address, notes } = useClient();
  return (
    <div className={styles.stack}>
      <Panel title="Details">
        <Details
          items={[
            { label: 'E-mail', value: email },
            { label: 'Phone', value: phone },
            { label: 'Address', value: address && addressText(address) },
            { label: 'Notes', value: notes },
          ]}
        />
      </Panel>
      <Panel title="Theirs">
        <ul>
          <li>
            <Link to={`${paths.properties()}?client=${id}`}>Properties</Link>
          </li>
          <li>
            <Link to={`${paths.inspections()}?client=${id}`}>Inspections</Link>
          </li>
        </ul>
      </Panel>
    </div>
  );
}
