/** /properties/<id>/audit?page=2: the trail, for the property's lifetime. */
import { PagedTrail } from '#web/features/properties/trail/paged-trail.tsx';
import { useProperty } from './property.tsx';

export function Component() {
  return <PagedTrail propertyId={useProperty().id} />;
}
