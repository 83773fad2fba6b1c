/** The filter for the area of a property: postcodes by their beginnings. */
import { ChevronDown } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import { late } from '#web/ui/feedback/late.tsx';
import { Popover } from '#web/ui/overlay/popover.tsx';

const AreaForm = late(async () => (await import('./area-form.tsx')).AreaForm);

type Props = { value: string; onChange: (area: string) => void };

export function AreaFilter({ value, onChange }: Props) {
  return (
    <Popover
      label="Area"
      renderTrigger={(props) => (
        <Button {...props}>
          Area
          {value !== '' && <strong>{value}</strong>}
          <ChevronDown size={14} aria-hidden />
        </Button>
      )}
    >
      {(close) => (
        <AreaForm
          value={value}
          onChange={(area) => {
            onChange(area);
            close();
          }}
        />
      )}
    </Popover>
  );
}
