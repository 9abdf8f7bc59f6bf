import { changeStep } from '#domain/agents/flow-edits/steps.ts';
import { keepPorts } from '#domain/agents/flow-edits/ways.ts';
import type { FlowNode } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { viewOf } from '../step-view.ts';
import { useBuilder } from '../use-builder.tsx';
import { fieldWords } from './field-labels.data.ts';
import { fieldsOf } from './fields.ts';
import { SettingField } from './setting-field.tsx';

/** What the schema says of each setting, by its name. */
function faultsOf(node: FlowNode): Map<string, string> {
  const faults = new Map<string, string>();
  for (const { path, message } of viewOf(node).step?.config.safeParse(node.config).error?.issues ?? [])
    if (!faults.has(String(path[0]))) faults.set(String(path[0]), message);
  return faults;
}

/** The settings of a step, in a form made from its schema. What is not valid is kept, and marked where it is. */
export function StepForm({ node }: { node: FlowNode }) {
  const { store, readOnly } = useBuilder();
  const { step } = viewOf(node);
  if (!step) return <p className="text-muted">This version of Parley doesn’t support “{node.type}” steps.</p>;
  const faults = faultsOf(node);
  return (
    <div className="flex flex-col gap-4">
      {fieldsOf(step.config).map(({ name, shape, initial }) => (
        <SettingField
          key={name}
          shape={shape}
          value={node.config[name] ?? initial}
          words={fieldWords[node.type] ?? {}}
          path={name}
          readOnly={readOnly}
          error={faults.get(name)}
          onChange={(value) =>
            store.edit(
              (flow) => {
                const config = { ...node.config, [name]: value as Json };
                const ports = step.config.safeParse(config);
                const changed = changeStep(flow, node.id, { config });
                // A branch that was removed takes its way with it.
                return ports.success
                  ? keepPorts(
                      changed,
                      node.id,
                      step.ports(ports.data).map(({ id }) => id),
                    )
                  : changed;
              },
              { place: `${node.id}.${name}` },
            )
          }
        />
      ))}
    </div>
  );
}
