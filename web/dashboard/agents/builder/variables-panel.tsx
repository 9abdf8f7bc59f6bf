import { Plus, Trash2 } from 'lucide-react';
import { renameReferences, setVariables } from '#domain/agents/flow-edits/names.ts';
import { freeName } from '#domain/agents/flow-edits/steps.ts';
import { type VariableDef, type VariableType, variableTypes } from '#domain/agents/workflows.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { keyOf } from './inspector/key-of.ts';
import { useBuilder, useBuilderState } from './use-builder.tsx';

const typeWords: Record<VariableType, string> = {
  text: 'Text',
  number: 'Number',
  yes_no: 'Yes or no',
  date: 'Date',
  time: 'Time',
  date_time: 'Date and time',
  money: 'Money',
  list: 'List',
  record: 'Record',
};

/** Values beside what callers are asked for: given at the start, set by steps, or taken from the result of an action. */
export function VariablesPanel() {
  const { store, readOnly } = useBuilder();
  const variables = useBuilderState(({ flow }) => flow.variables) ?? [];
  const change = (n: number, part: Partial<VariableDef>) =>
    store.edit(
      (flow) => {
        const next = variables.map((variable, at) => (at === n ? { ...variable, ...part } : variable));
        const before = variables[n]!.name;
        const renamed = part.name && part.name !== before ? renameReferences(flow, before, part.name) : flow;
        return setVariables(renamed, next);
      },
      { place: `variable ${n}` },
    );
  return (
    <section aria-label="Variables" className="flex flex-col gap-3 p-4">
      <p className="text-muted text-sm">
        Values in addition to callers’ answers. Use {'{{name}}'} in text and the name alone in conditions.
      </p>
      {variables.map((variable, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the name is what is being written.
        <div key={n} className="flex flex-col gap-2 rounded-lg border border-line p-3">
          <div className="flex gap-1.5">
            <Input
              aria-label={`Name of variable ${n + 1}`}
              value={variable.name}
              readOnly={readOnly}
              spellCheck={false}
              className="font-mono text-sm"
              onChange={({ target }) => {
                const name = keyOf(target.value, true);
                if (name && !variables.some((other, at) => at !== n && other.name === name)) change(n, { name });
              }}
            />
            {!readOnly && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${variable.name}`}
                onClick={() =>
                  store.edit((flow) =>
                    setVariables(
                      flow,
                      variables.filter((_, at) => at !== n),
                    ),
                  )
                }
              >
                <Trash2 aria-hidden />
              </Button>
            )}
          </div>
          <NativeSelect
            aria-label={`Type of ${variable.name}`}
            disabled={readOnly}
            value={variable.type}
            onChange={({ target }) => change(n, { type: target.value as VariableType, initial: null })}
          >
            {variableTypes.map((type) => (
              <option key={type} value={type}>
                {typeWords[type]}
              </option>
            ))}
          </NativeSelect>
          <Switch
            label="Can be set when a call starts"
            checked={variable.given}
            disabled={readOnly}
            onChange={(given) => change(n, { given })}
          />
          <Switch
            label="Hidden in logs and exports"
            checked={variable.sensitive}
            disabled={readOnly}
            onChange={(sensitive) => change(n, { sensitive })}
          />
        </div>
      ))}
      {!readOnly && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          disabled={variables.length >= 50}
          onClick={() => {
            const name = freeName('value', new Set(variables.map((variable) => variable.name)));
            const fresh: VariableDef = { name, type: 'text', initial: null, given: false, sensitive: false };
            store.edit((flow) => setVariables(flow, [...variables, fresh]));
          }}
        >
          <Plus aria-hidden />
          Add variable
        </Button>
      )}
    </section>
  );
}
