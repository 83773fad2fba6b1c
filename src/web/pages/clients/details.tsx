/** /clients/<id>: details, and where their properties and inspections are. */
import { Link } from 'react-router';
import { addressText } from '#web/features/properties/address.ts';
import styles from '#web/features/people/people.module.css';
import { paths } from '#web/paths.ts';
import { EmailLink, PhoneLink } from '#web/ui/controls/contact-links.tsx';
import { Details, Panel } from '#web/ui/layout/panel.tsx';
import { useClient } from './client.tsx';

export function Component() {
  const { id, email, phone, address, notes } = useClient();
  return (
    <div className={styles.stack}>
      <Panel title="Details">
        <Details
          items={[
            { label: 'E-mail', value: email && <EmailLink email={email} /> },
            { label: 'Phone', value: phone && <PhoneLink phone={phone} /> },
            { label: 'Address', value: address && addressText(address) },
            { label: 'Notes', value: notes },
          ]}
        />
      </Panel>
      <Panel title="Their work">
        <ul>
          <li>
            <Link to={`${paths.properties()}?client=${id}`}>Properties of this client</Link>
          </li>
          <li>
            <Link to={`${paths.inspections()}?client=${id}`}>Inspections for this client</Link>
          </li>
        </ul>
      </Panel>
    </div>
  );
}
