import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { connect, disconnect, targetOf } from '#domain/agents/flow-edits/ways.ts';
import type { FlowNode } from '#domain/agents/workflows.ts';
import { withoutWay } from '#voice/flow/validate-flow.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { inOrder, viewOf } from '../step-view.ts';
import { useBuilder, useBuilderState } from '../use-builder.tsx';

/** Where each way out of a step leads: the canvas' lines as a list, whole by keyboard. */
export function Ways({ node }: { node: FlowNode }) {
  const { store, readOnly, chooseStep } = useBuilder();
  const flow = useBuilderState((state) => state.flow);
  const wanted = useBuilderState((state) => state.port);
  const { ports } = viewOf(node);
  const list = useRef<HTMLFieldSetElement>(null);
  const targets = inOrder(flow).filter(({ type }) => type !== 'start');

  useEffect(() => {
    if (wanted) list.current?.querySelector<HTMLElement>(`[data-port="${wanted}"] select`)?.focus();
  }, [wanted]);

  if (ports.length === 0) return null;
  return (
    <fieldset ref={list} className="flex flex-col gap-3">
      <legend className="mb-1 font-semibold">Goes to</legend>
      {ports.map(({ id, label, required }) => {
        const way = { from: node.id, port: id };
        const to = targetOf(flow, way);
        return (
          <div key={id} data-port={id} className="flex items-end gap-1.5">
            <Field label={label} className="min-w-0 flex-1">
              <NativeSelect
                value={to ?? ''}
                disabled={readOnly}
                onChange={({ target }) =>
                  store.edit((now) => (target.value ? connect(now, way, target.value) : disconnect(now, way)))
                }
              >
                <option value="">{required ? 'Nowhere yet' : `By default, ${withoutWay(id)}`}</option>
                {targets.map((other) => (
                  <option key={other.id} value={other.id}>
                    {other.title}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            {!readOnly && (
              <Button
                variant="outline"
                size="icon"
                aria-label={`Add step after ${label}`}
                onClick={() => chooseStep({ way })}
              >
                <Plus aria-hidden />
              </Button>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
