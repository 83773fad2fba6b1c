/** The readiness of a booking on its page. */
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ReadinessLine } from './readiness-line.tsx';

export function ReadinessPanel({ inspection, canMend }: { inspection: Inspection; canMend: boolean }) {
  return (
    <Panel title="Readiness">
      <ReadinessLine inspection={inspection} canMend={canMend} />
    </Panel>
  );
}
