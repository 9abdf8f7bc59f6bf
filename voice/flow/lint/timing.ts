import type { Checked } from './checked.ts';
import { isListening } from './listening.ts';

/** Times and protection of single steps that have no effect, or that cannot be kept. */
export function checkTimings({ flow, steps, report }: Checked): void {
  for (const { id, timing, interruptible } of flow.nodes) {
    const configured = steps.get(id);
    if (configured === undefined) continue;
    const { step, config } = configured;
    const { waitMs, longestMs } = timing ?? {};
    if (waitMs !== undefined && longestMs !== undefined && longestMs < waitMs)
      report('error', id, 'The longest wait can’t be shorter than the usual wait.');
    else if (timing && Object.keys(timing).length > 0 && !isListening(configured))
      report('warning', id, 'This step doesn’t wait for an answer, so its wait times have no effect.');
    const says = step.texts(config).spoken.some((text) => text.trim() !== '') || step.slots(config).length > 0;
    if (interruptible === false && !says)
      report('warning', id, 'This step doesn’t say anything, so it can’t be protected from interruptions.');
  }
}
