/** The importer of each kind. */
import type { ImportKind } from '#domain/import/import-kind.ts';
import { clientImporter } from './client-importer.ts';
import { contactImporter, tenancyImporter } from './contact-importer.ts';
import type { Importer } from './importer.ts';
import { meterImporter } from './meter-importer.ts';
import { propertyImporter } from './property-importer.ts';
import { staffImporter } from './staff-importer.ts';

export const importers: Record<ImportKind, Importer> = {
  properties: propertyImporter,
  clients: clientImporter,
  contacts: contactImporter,
  tenancies: tenancyImporter,
  meters: meterImporter,
  staff: staffImporter,
};
