import { type StepTiming, waitBounds } from '#domain/agents/turn-taking.ts';
import type { FlowNode } from '#domain/agents/workflows.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { viewOf } from '../step-view.ts';
import { useBuilder } from '../use-builder.tsx';

const asAgent = '–';

/** Whether a step has times of its own, or wants to be heard. */
const hasOwn = ({ timing, interruptible }: FlowNode) => timing !== undefined || interruptible !== undefined;

/** How long the caller is waited for at one step, and whether what it says is to be heard to its end. */
export function StepTimes({ node }: { node: FlowNode }) {
  const { store, readOnly } = useBuilder();
  const { step } = viewOf(node);
  if (!step) return null;
  const config = step.config.safeParse(node.config);
  const says =
    config.success &&
    (step.texts(config.data).spoken.some((text) => text.trim()) || step.slots(config.data).length > 0);
  // What was set before stays in sight, where it has no effect any more, too.
  if (!step.listens && !says && !hasOwn(node)) return null;
  const { timing } = node;
  /** Members that are as the agent says are left out. */
  const change = ({ timing: times, heard }: { timing: StepTiming | undefined; heard: boolean }, place: string) =>
    store.edit(
      (flow) => ({
        ...flow,
        nodes: flow.nodes.map((one) => {
          if (one.id !== node.id) return one;
          const { timing: _, interruptible: __, ...rest } = one;
          return {
            ...rest,
            ...(times && Object.keys(times).length > 0 && { timing: times }),
            ...(heard && { interruptible: false }),
          };
        }),
      }),
      { place: `${node.id} ${place}` },
    );
  const heard = node.interruptible === false;
  const set = (name: keyof StepTiming, value: number | undefined) => {
    const { [name]: _, ...others } = timing ?? {};
    change({ timing: value === undefined ? others : { ...others, [name]: value }, heard }, name);
  };
  const field = (name: keyof StepTiming) => ({
    value: timing?.[name],
    optional: true,
    placeholder: asAgent,
    disabled: readOnly,
    onChange: (value: number | undefined) => set(name, value),
  });
  return (
    <Disclosure summary="Turn-taking for this step" open={hasOwn(node)}>
      <div className="flex flex-col gap-4">
        {(step.listens || timing) && (
          <>
            <p className="text-muted text-sm">If left empty, the agent’s setting applies.</p>
            <NumberField
              label="Wait after the last word"
              {...field('waitMs')}
              min={waitBounds.min.least}
              max={waitBounds.min.most}
              unit="ms"
            />
            <NumberField
              label="Longest wait"
              hint="After an answer that sounds unfinished."
              {...field('longestMs')}
              min={waitBounds.max.least}
              max={waitBounds.max.most}
              unit="ms"
            />
            <NumberField
              label="Silence before the agent asks again"
              {...field('silenceMs')}
              min={3_000}
              max={120_000}
              factor={1_000}
              unit="seconds"
            />
          </>
        )}
        <Switch
          label="Can’t be interrupted"
          hint="Callers can’t interrupt what the agent says in this step."
          checked={heard}
          disabled={readOnly}
          onChange={(next) => change({ timing, heard: next }, 'heard')}
        />
      </div>
    </Disclosure>
  );
}
