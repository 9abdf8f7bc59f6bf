import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Expression } from '#domain/agents/expressions.ts';
import { checkExpression, type NameFacts } from '#voice/flow/expressions/check.ts';
import { readFormula, writeFormula } from '#voice/flow/expressions/formula.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { useBuilderState } from '../use-builder.tsx';
import {
  type Comparison,
  type Condition,
  type ConditionRow,
  comparisons,
  comparisonWords,
  conditionOf,
  needsValue,
  rowsOf,
} from './condition-rows.ts';
import { namesOf } from './flow-names.ts';

interface ExpressionFieldProps {
  value: Expression;
  onChange: (value: Expression) => void;
  /** Conditions are offered as rows, other values as a formula alone. */
  isCondition: boolean;
  readOnly: boolean;
  label: string;
}

function FormulaLine({ value, onChange, isCondition, readOnly, label }: ExpressionFieldProps) {
  const names = useBuilderState(({ flow }) => namesOf(flow));
  const [line, setLine] = useState(() => writeFormula(value));
  const read = readFormula(line);
  const faults =
    'fault' in read ? [read.fault.message] : checkExpression(read.expression, names, isCondition ? 'truth' : 'any');
  return (
    <div>
      <Input
        aria-label={`${label}, as a formula`}
        aria-invalid={faults.length > 0 || undefined}
        value={line}
        readOnly={readOnly}
        spellCheck={false}
        className="font-mono text-sm"
        onChange={({ target }) => {
          setLine(target.value);
          const next = readFormula(target.value);
          if ('expression' in next) onChange(next.expression);
        }}
      />
      <p aria-live="polite" className="mt-1 text-danger-text text-sm empty:hidden">
        {faults[0]}
      </p>
    </div>
  );
}

function ValueInput({
  facts,
  row,
  onChange,
  readOnly,
}: {
  facts: NameFacts | undefined;
  row: ConditionRow;
  onChange: (value: ConditionRow['value']) => void;
  readOnly: boolean;
}) {
  if (facts?.choices && facts.choices.length > 0)
    return (
      <NativeSelect
        aria-label="Value"
        disabled={readOnly}
        value={String(row.value)}
        onChange={({ target }) => onChange(target.value)}
      >
        {!facts.choices.includes(String(row.value)) && (
          <option value={String(row.value)}>{String(row.value) || 'Choose'}</option>
        )}
        {facts.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </NativeSelect>
    );
  const isNumber = facts?.type === 'number';
  return (
    <Input
      aria-label="Value"
      readOnly={readOnly}
      type={isNumber ? 'number' : 'text'}
      value={String(row.value)}
      onChange={({ target }) => onChange(isNumber && target.value !== '' ? Number(target.value) : target.value)}
    />
  );
}

function Rows({
  condition,
  onChange,
  readOnly,
}: {
  condition: Condition;
  onChange: (condition: Condition) => void;
  readOnly: boolean;
}) {
  const names = useBuilderState(({ flow }) => namesOf(flow));
  const { all, rows } = condition;
  const change = (n: number, row: Partial<ConditionRow>) =>
    onChange({ all, rows: rows.map((other, at) => (at === n ? { ...other, ...row } : other)) });
  return (
    <div className="flex flex-col gap-2">
      {rows.map((row, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and keep their order.
        <div key={n} className="flex flex-col gap-1.5 rounded-md border border-line p-2">
          <div className="flex gap-1.5">
            <NativeSelect
              aria-label="Name"
              disabled={readOnly}
              value={row.name}
              className="font-mono text-sm"
              onChange={({ target }) => change(n, { name: target.value })}
            >
              {!names.has(row.name) && <option value={row.name}>{row.name || 'Choose'}</option>}
              {[...names.keys()].map((name) => (
                <option key={name}>{name}</option>
              ))}
            </NativeSelect>
            {rows.length > 1 && !readOnly && (
              <Button
                variant="ghost"
                size="icon"
                aria-label="Remove row"
                onClick={() => onChange({ all, rows: rows.filter((_, at) => at !== n) })}
              >
                <Trash2 aria-hidden />
              </Button>
            )}
          </div>
          <NativeSelect
            aria-label="Comparison"
            disabled={readOnly}
            value={row.compare}
            onChange={({ target }) => change(n, { compare: target.value as Comparison })}
          >
            {comparisons.map((compare) => (
              <option key={compare} value={compare}>
                {comparisonWords[compare]}
              </option>
            ))}
          </NativeSelect>
          {needsValue(row.compare) && (
            <ValueInput
              facts={names.get(row.name)}
              row={row}
              readOnly={readOnly}
              onChange={(value) => change(n, { value })}
            />
          )}
        </div>
      ))}
      <div className="flex items-center gap-2">
        {!readOnly && (
          <Button
            variant="outline"
            size="sm"
            disabled={rows.length >= 10}
            onClick={() =>
              onChange({ all, rows: [...rows, { name: rows.at(-1)!.name, compare: 'is_set', value: '' }] })
            }
          >
            <Plus aria-hidden /> Add row
          </Button>
        )}
        {rows.length > 1 && (
          <NativeSelect
            aria-label="How many conditions must match"
            disabled={readOnly}
            value={all ? 'all' : 'any'}
            className="w-auto"
            onChange={({ target }) => onChange({ all: target.value === 'all', rows })}
          >
            <option value="all">All conditions match</option>
            <option value="any">Any condition matches</option>
          </NativeSelect>
        )}
      </div>
    </div>
  );
}

/** A condition in rows or as a line of formula; any other value as a formula. */
export function ExpressionField(props: ExpressionFieldProps) {
  const { value, onChange, isCondition, readOnly } = props;
  const condition = isCondition ? rowsOf(value) : null;
  const [asFormula, setAsFormula] = useState(condition === null);
  if (!isCondition) return <FormulaLine {...props} />;
  return (
    <div className="flex flex-col items-start gap-2 [&>div]:w-full">
      {asFormula || !condition ? (
        <FormulaLine {...props} />
      ) : (
        <Rows condition={condition} readOnly={readOnly} onChange={(next) => onChange(conditionOf(next))} />
      )}
      <Button
        variant="link"
        size="sm"
        className="-ml-1 px-1"
        disabled={!condition}
        onClick={() => setAsFormula(!asFormula)}
      >
        {asFormula || !condition ? 'Edit as rows' : 'Edit as formula'}
      </Button>
    </div>
  );
}
