/** The coordinates of a property, and how they are known: the ways to it are counted from there. */
import { useState } from 'react';
import { sectorAttribution, sectorOf } from '#domain/property/postcode-sector.ts';
import type { Property } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { coordinatesText } from './coordinates.ts';
import styles from '../properties.module.css';

const PlaceDialog = late(async () => (await import('./place-dialog.tsx')).PlaceDialog, { failed: failedDialog });

type Props = { property: Property; canWrite: boolean };

export function PlacePanel({ property, canWrite }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { geocoords, own_geocoords: own } = property;
  const text = coordinatesText(geocoords);
  const isFound = text !== '' && own == null;

  return (
    <Panel
      title="Place"
      actions={
        canWrite && (
          <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
            {text === '' ? 'Give coordinates' : 'Correct coordinates'}
          </Button>
        )
      }
    >
      <p>
        {text === '' ? (
          'Not known'
        ) : (
          <a href={mapUrl(geocoords)} target="_blank" rel="noreferrer" aria-label={`${text}, on OpenStreetMap`}>
            {text}
          </a>
        )}
      </p>
      <p className={styles.none}>{sourceText(property)}</p>
      {isFound && <p className={styles.attribution}>{sectorAttribution}</p>}
      {isOpen && <PlaceDialog property={property} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

/** A link alone: the page itself asks nobody but our own service. */
function mapUrl({ lat, lng }: Property['geocoords']): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

function sourceText({ geocoords, own_geocoords: own, address }: Property): string {
  if (own != null) return 'Given by hand. Ways to it are counted from here.';
  if (geocoords.lat === null) return 'Its postcode says no place, so ways to it are not known.';
  return `The middle of postcode sector ${sectorOf(address.postcode) ?? address.postcode}, good to about a kilometre.`;
}
