import { X } from 'lucide-react';
import type { ContactField } from '#domain/contacts/contact-fields.ts';
import type { ContactCondition } from '#domain/contacts/contact-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { conditionWords, needsValue, newCondition } from './condition-labels.ts';

interface ConditionRowProps {
  condition: ContactCondition;
  /** The workspace's own fields. */
  fields: readonly ContactField[];
  onChange: (condition: ContactCondition) => void;
  onRemove: () => void;
}

/** Fields stand in the same list as what every contact has. */
const ofField = 'field:';

function ValueInput({ condition, onChange }: Pick<ConditionRowProps, 'condition' | 'onChange'>) {
  const { value, placeholder } = conditionWords[condition.of];
  if (!needsValue(condition) || !('value' in condition)) return <span className="max-sm:hidden" />;
  const change = (next: string | number) => onChange({ ...condition, value: next } as ContactCondition);
  if (value !== null && typeof value === 'object') {
    return (
      <NativeSelect aria-label="Value" value={String(condition.value)} onChange={({ target }) => change(target.value)}>
        {Object.entries(value.from).map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </NativeSelect>
    );
  }
  if (value === 'days') {
    return (
      <span className="flex items-center gap-2">
        <Input
          type="number"
          min={1}
          max={3650}
          aria-label="Days"
          value={String(condition.value)}
          onChange={({ target }) => change(target.valueAsNumber || 1)}
        />
        days
      </span>
    );
  }
  return (
    <Input
      aria-label="Value"
      maxLength={100}
      value={String(condition.value)}
      placeholder={placeholder}
      onChange={({ target }) => change(target.value)}
    />
  );
}

/** One condition of a filter: what, how it is compared, with what. */
export function ConditionRow({ condition, fields, onChange, onRemove }: ConditionRowProps) {
  const { of, is } = condition;
  const what = of === 'field' ? `${ofField}${condition.field}` : of;
  return (
    <li className="grid items-center gap-2 max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:p-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
      <NativeSelect
        aria-label="What"
        value={what}
        onChange={({ target }) => {
          const isField = target.value.startsWith(ofField);
          const next = isField ? 'field' : (target.value as ContactCondition['of']);
          onChange(newCondition(next, target.value.slice(ofField.length)));
        }}
      >
        {Object.entries(conditionWords)
          .filter(([id]) => id !== 'field')
          .map(([id, { title }]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        {fields.map(({ key, name }) => (
          <option key={key} value={`${ofField}${key}`}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label="How"
        value={is}
        onChange={({ target }) => onChange({ ...condition, is: target.value } as ContactCondition)}
      >
        {Object.entries(conditionWords[of].is).map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </NativeSelect>
      <ValueInput condition={condition} onChange={onChange} />
      <Button variant="ghost" size="icon" aria-label="Remove condition" onClick={onRemove}>
        <X aria-hidden />
      </Button>
    </li>
  );
}
