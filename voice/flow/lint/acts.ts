import { isReadBack } from '../collect.ts';
import { references } from '../template.ts';
import type { Checked } from './checked.ts';

/** That nothing is sent to an address or a number that was only heard: it has to be read back, and agreed to. */
export function checkActs({ flow, steps, slots, report }: Checked): void {
  for (const node of flow.nodes) {
    const configured = steps.get(node.id);
    const aims = configured?.step.aims?.(configured.config) ?? [];
    for (const { name } of aims.flatMap(references)) {
      const slot = slots.get(name);
      if (slot && !isReadBack(slot))
        // Who sets "never" by hand has said that it is meant so.
        report(
          slot.confirm === 'never' ? 'warning' : 'error',
          node.id,
          `“${name}” is used to reach someone but is never read back. Set its confirmation to explicit.`,
          { kind: 'not_read_back', about: name },
        );
    }
  }
}
