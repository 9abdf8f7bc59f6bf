import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { TurnRow } from './test-drafts.ts';

const does: { value: TurnRow['does']; label: string }[] = [
  { value: 'caller', label: 'Says' },
  { value: 'keys', label: 'Presses keys' },
  { value: 'silence', label: 'Stays silent' },
  { value: 'interrupt', label: 'Interrupts' },
  { value: 'hangup', label: 'Hangs up' },
];

interface TurnFieldsProps {
  turn: TurnRow;
  /** From 1. */
  number: number;
  isLast: boolean;
  onChange: (turn: TurnRow) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One turn of a caller: what he does, and what the agent has to say then. */
export function TurnFields({ turn, number, isLast, onChange, onMove, onRemove }: TurnFieldsProps) {
  const set = (change: Partial<TurnRow>) => onChange({ ...turn, ...change });
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line p-3">
      <div className="flex items-center gap-2">
        <h3 className="font-medium">Turn {number}</h3>
        <NativeSelect
          aria-label={`What the caller does on turn ${number}`}
          className="w-auto"
          value={turn.does}
          onChange={({ target }) => set({ does: target.value as TurnRow['does'] })}
        >
          {does.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <div className="ml-auto flex">
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Move turn ${number} up`}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Move turn ${number} down`}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden />
          </Button>
          <Button variant="ghost" size="icon" aria-label={`Remove turn ${number}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </Button>
        </div>
      </div>
      {turn.does === 'interrupt' && (
        <Field label="After hearing" hint="What the caller heard before interrupting the agent.">
          <Input value={turn.heard} onChange={({ target }) => set({ heard: target.value })} />
        </Field>
      )}
      {turn.does !== 'hangup' && (
        <Field
          label={turn.does === 'keys' ? 'Keys' : turn.does === 'silence' ? 'How many times' : 'The caller says'}
          optional={turn.does === 'interrupt'}
        >
          <Input
            value={turn.words}
            inputMode={turn.does === 'silence' ? 'numeric' : 'text'}
            onChange={({ target }) => set({ words: target.value })}
          />
        </Field>
      )}
      <Field label="The agent then says" optional hint="Phrases the reply must contain, one per line.">
        <Textarea
          rows={1}
          className="min-h-8"
          value={turn.says}
          onChange={({ target }) => set({ says: target.value })}
        />
      </Field>
    </li>
  );
}
