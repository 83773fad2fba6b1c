/** /inspections/<id>/history?page=2: the part of the property's audit trail that is about this inspection. */
import { PagedTrail } from '#web/features/properties/trail/paged-trail.tsx';
import { useInspection } from './inspection.tsx';

export function Component() {
  const { id, property } = useInspection();
  return <PagedTrail propertyId={property.id} inspectionId={id} />;
}
