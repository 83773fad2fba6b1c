/** Corrects where a property is: coordinates typed, or pasted from a map; emptied, its postcode says it again. */
import { useMutation } from '@tanstack/react-query';
import { PropertyChange } from '#contract/property.ts';
import { TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { updatePropertyMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Property } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { coordinatesFault, coordinatesText, ownCoordinates } from './coordinates.ts';

const PlaceChange = PropertyChange.pick({ own_geocoords: true });

type Values = { coordinates: string };

/** Both of the wire are one field here. */
const nameOf = (name: string) => (name.startsWith('own_geocoords') ? 'coordinates' : name);
const readPlace = ({ own_geocoords, version }: Property) => ({ own_geocoords: own_geocoords ?? null, version });
const labels = { own_geocoords: 'Coordinates' };

type Props = { property: Property; onClose: () => void };

export function PlaceDialog({ property, onClose }: Props) {
  const update = useMutation(updatePropertyMutation());
  const { save, conflictDialog } = useConflict(labels);
  const form = useContractForm<Values, typeof PlaceChange>({
    schema: PlaceChange,
    initial: { coordinates: coordinatesText(property.own_geocoords ?? property.geocoords) },
    toBody: ({ coordinates }) => ({ own_geocoords: ownCoordinates(coordinates) }),
    nameOf,
    faultsOf: ({ coordinates }) => {
      const fault = coordinatesFault(coordinates);
      return fault === undefined ? {} : { coordinates: fault };
    },
  });

  return (
    <>
      <FormDialog
        form={form}
        title="Coordinates"
        action="Save"
        size="sm"
        nameOf={nameOf}
        onClose={onClose}
        onSave={async (body) => {
          const saved = await save({
            before: readPlace(property),
            body,
            present: readPlace,
            send: (changes, headers) =>
              update.mutateAsync({ path: { property_id: property.id }, body: changes, headers }),
          });
          if (saved === undefined) return;
          await afterWrite('property');
          onClose();
        }}
      >
        <FieldGroup>
          <TextField
            name="coordinates"
            label="Latitude and longitude"
            takesFocus
            hint="Such as 50.7953, -1.0746, as maps copy them. Leave it empty to go by the postcode."
          />
        </FieldGroup>
      </FormDialog>
      {conflictDialog}
    </>
  );
}
