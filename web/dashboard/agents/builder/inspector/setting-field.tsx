import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Expression } from '#domain/agents/expressions.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ExpressionField } from './expression-field.tsx';
import type { FieldWords } from './field-labels.data.ts';
import { emptyOf, type FieldShape } from './fields.ts';
import { HearText } from './hear-text.tsx';
import { keyOf } from './key-of.ts';
import { Picker } from './pickers.tsx';
import { type SlotDraft, SlotFields } from './slot-fields.tsx';
import { TextField } from './text-field.tsx';
import { WorkflowPicker } from './workflow-picker.tsx';

interface SettingProps<S extends FieldShape = FieldShape> {
  shape: S;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The words of the settings of this kind of step, by path. */
  words: Record<string, FieldWords>;
  path: string;
  readOnly: boolean;
  /** What is wrong with it, where the schema says so. */
  error?: string | undefined;
}

type Of<K extends FieldShape['kind']> = SettingProps<Extract<FieldShape, { kind: K }>>;

const wordsOf = ({ words, path }: SettingProps): FieldWords => words[path] ?? { label: path, hint: '' };

function TextSetting(props: Of<'text'>) {
  const { shape, value, onChange, readOnly, error } = props;
  const { label, hint, use = 'plain' } = wordsOf(props);
  const text = String(value ?? '');
  if (use === 'spoken' || use === 'written' || use === 'line')
    return (
      <div className="flex flex-col gap-1.5">
        <Field label={label} hint={hint} error={error}>
          <TextField
            value={text}
            onChange={onChange}
            lines={use === 'line' ? 1 : use === 'written' ? 5 : 2}
            maxLength={shape.max}
            readOnly={readOnly}
          />
        </Field>
        {use === 'spoken' && text !== '' && <HearText text={text} label={label} />}
      </div>
    );
  if (use === 'key' || use === 'plain')
    return (
      <Field label={label} hint={hint} error={error}>
        <Input
          value={text}
          maxLength={shape.max}
          readOnly={readOnly}
          onChange={({ target }) => onChange(use === 'key' ? keyOf(target.value, true) : target.value)}
        />
      </Field>
    );
  if (use === 'workflow')
    return (
      <Field label={label} hint={hint} error={error}>
        <WorkflowPicker value={text} onChange={onChange} readOnly={readOnly} />
      </Field>
    );
  return (
    <Field label={label} hint={hint} error={error}>
      <Picker use={use} value={text} onChange={onChange} readOnly={readOnly} />
    </Field>
  );
}

function NumberSetting(props: Of<'number'>) {
  const { shape, value, onChange, readOnly, error } = props;
  const { label, hint } = wordsOf(props);
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        type="number"
        min={shape.min}
        max={shape.max}
        step={shape.whole ? 1 : 'any'}
        readOnly={readOnly}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      />
    </Field>
  );
}

function ChoiceSetting(props: Of<'choice'>) {
  const { shape, value, onChange, readOnly, error } = props;
  const { label, hint, options } = wordsOf(props);
  return (
    <Field label={label} hint={hint} error={error}>
      <NativeSelect disabled={readOnly} value={String(value)} onChange={({ target }) => onChange(target.value)}>
        {shape.options.map((option) => (
          <option key={option} value={option}>
            {options?.[option] ?? option}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

function titleOf(entry: unknown, label: string, n: number): string {
  const {
    label: own,
    name,
    prompt,
  } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>;
  return (
    [own, prompt, name].find((text): text is string => typeof text === 'string' && text !== '') ?? `${label} ${n + 1}`
  );
}

/** A new entry; one with a port gets a port that none has yet. */
function freshEntry(shape: FieldShape, entries: readonly unknown[], word: string): unknown {
  const entry = emptyOf(shape);
  if (typeof entry !== 'object' || entry === null || !('port' in entry)) return entry;
  const ports = new Set(entries.map((other) => (other as { port?: string }).port));
  let n = entries.length + 1;
  while (ports.has(`way_${n}`)) n += 1;
  return { ...entry, port: `way_${n}`, label: `${word[0]!.toUpperCase()}${word.slice(1)} ${n}` };
}

function ListSetting(props: Of<'list'>) {
  const { shape, value, onChange, readOnly, words, path, error } = props;
  const { label, hint, entry = 'entry' } = wordsOf(props);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const [open, setOpen] = useState(0);
  const change = (n: number, next: unknown) => onChange(entries.map((other, at) => (at === n ? next : other)));
  const swap = (n: number, by: number) => {
    const next = [...entries];
    [next[n], next[n + by]] = [next[n + by], next[n]];
    onChange(next);
    setOpen(n + by);
  };
  const isPlain = shape.of.kind === 'text' || shape.of.kind === 'value';
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="font-medium">{label}</legend>
      <p className="text-muted text-sm">{hint}</p>
      {error && <p className="text-danger-text text-sm">{error}</p>}
      {entries.map((item, n) => {
        const remove = () => onChange(entries.filter((_, at) => at !== n));
        const removal = !readOnly && entries.length > shape.min && (
          <Button variant="ghost" size="icon" aria-label={`Remove ${titleOf(item, entry, n)}`} onClick={remove}>
            <Trash2 aria-hidden />
          </Button>
        );
        if (isPlain)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: plain entries have no name, and keep their order.
            <div key={n} className="flex gap-1.5">
              <PlainEntry {...props} item={item} label={`${entry} ${n + 1}`} onItem={(next) => change(n, next)} />
              {removal}
            </div>
          );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry's own name changes while it is written.
          <div key={n} className="rounded-lg border border-line">
            <div className="flex items-center gap-1 p-1 pl-3">
              <button
                type="button"
                aria-expanded={open === n}
                className="min-w-0 flex-1 truncate py-1 text-left font-medium"
                onClick={() => setOpen(open === n ? -1 : n)}
              >
                {titleOf(item, entry, n)}
              </button>
              {!readOnly && n > 0 && (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Move ${titleOf(item, entry, n)} up`}
                  onClick={() => swap(n, -1)}
                >
                  <ArrowUp aria-hidden />
                </Button>
              )}
              {!readOnly && n < entries.length - 1 && (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Move ${titleOf(item, entry, n)} down`}
                  onClick={() => swap(n, 1)}
                >
                  <ArrowDown aria-hidden />
                </Button>
              )}
              {removal}
            </div>
            {open === n && (
              <div className="border-line border-t p-3">
                {shape.of.kind === 'slot' ? (
                  <SlotFields value={item as SlotDraft} readOnly={readOnly} onChange={(next) => change(n, next)} />
                ) : (
                  <SettingField
                    shape={shape.of}
                    value={item}
                    words={words}
                    path={path}
                    readOnly={readOnly}
                    onChange={(next) => change(n, next)}
                  />
                )}
              </div>
            )}
          </div>
        );
      })}
      {!readOnly && entries.length < shape.max && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => {
            onChange([...entries, freshEntry(shape.of, entries, entry)]);
            setOpen(entries.length);
          }}
        >
          <Plus aria-hidden />
          Add {entry}
        </Button>
      )}
    </fieldset>
  );
}

/** A value as it was meant: a number or a yes where it looks like one. */
const plainValue = (text: string): string | number | boolean =>
  text === 'true' ? true : text === 'false' ? false : /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;

function PlainEntry(props: SettingProps & { item: unknown; label: string; onItem: (item: unknown) => void }) {
  const { item, label, onItem, readOnly, shape } = props;
  const { use = 'plain' } = wordsOf(props);
  if (use === 'folder' || use === 'calendar' || use === 'action' || use === 'agent' || use === 'tool')
    return <Picker use={use} label={label} value={String(item)} onChange={onItem} readOnly={readOnly} />;
  const isValue = shape.kind === 'list' && shape.of.kind === 'value';
  return (
    <Input
      aria-label={label}
      value={String(item)}
      readOnly={readOnly}
      onChange={({ target }) => onItem(isValue ? plainValue(target.value) : target.value)}
    />
  );
}

function RecordSetting(props: Of<'record'>) {
  const { shape, value, onChange, readOnly } = props;
  const { label, hint, entry = 'entry' } = wordsOf(props);
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  const set = (next: [string, unknown][]) => onChange(Object.fromEntries(next));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-medium">{label}</legend>
      <p className="text-muted text-sm">{hint}</p>
      {entries.map(([name, item], n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the name is what is being written.
        <div key={n} className="flex items-start gap-1.5">
          <Input
            aria-label={`Name of ${entry} ${n + 1}`}
            value={name}
            readOnly={readOnly}
            className="w-2/5 font-mono text-sm"
            onChange={({ target }) =>
              set(entries.map((other, at) => (at === n ? [keyOf(target.value, true), other[1]] : other)))
            }
          />
          <div className="min-w-0 flex-1">
            {shape.of.kind === 'expression' ? (
              <ExpressionField
                label={`Value of ${name}`}
                isCondition={false}
                value={item as Expression}
                readOnly={readOnly}
                onChange={(next) => set(entries.map((other, at) => (at === n ? [other[0], next] : other)))}
              />
            ) : (
              <Input
                aria-label={`Value of ${name || entry}`}
                value={String(item)}
                readOnly={readOnly}
                onChange={({ target }) =>
                  set(entries.map((other, at) => (at === n ? [other[0], target.value] : other)))
                }
              />
            )}
          </div>
          {!readOnly && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove ${name || entry}`}
              onClick={() => set(entries.filter((_, at) => at !== n))}
            >
              <Trash2 aria-hidden />
            </Button>
          )}
        </div>
      ))}
      {!readOnly && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => set([...entries, [`value_${entries.length + 1}`, emptyOf(shape.of)]])}
        >
          <Plus aria-hidden />
          Add {entry}
        </Button>
      )}
    </fieldset>
  );
}

/** One setting of a step, drawn from its schema. */
export function SettingField(props: SettingProps) {
  const { shape, value, onChange, readOnly, words, path } = props;
  const { label, hint } = wordsOf(props);
  switch (shape.kind) {
    case 'text':
      return <TextSetting {...props} shape={shape} />;
    case 'value':
      return (
        <TextSetting
          {...props}
          shape={{ kind: 'text', min: 0, max: 600 }}
          onChange={(next) => onChange(plainValue(String(next)))}
        />
      );
    case 'number':
      return <NumberSetting {...props} shape={shape} />;
    case 'switch':
      return <Switch label={label} hint={hint} checked={value === true} disabled={readOnly} onChange={onChange} />;
    case 'choice':
      return <ChoiceSetting {...props} shape={shape} />;
    case 'list':
      return <ListSetting {...props} shape={shape} />;
    case 'record':
      return <RecordSetting {...props} shape={shape} />;
    case 'slot':
      return <SlotFields value={value as SlotDraft} onChange={onChange} readOnly={readOnly} />;
    case 'expression':
      return (
        <fieldset className="flex flex-col gap-1.5">
          <legend className="font-medium">{label}</legend>
          <p className="text-muted text-sm">{hint}</p>
          <ExpressionField
            label={label}
            isCondition={/when$/.test(path)}
            value={value as Expression}
            readOnly={readOnly}
            onChange={onChange}
          />
        </fieldset>
      );
    case 'group': {
      const record = (value ?? {}) as Record<string, unknown>;
      return (
        <div className="flex flex-col gap-3">
          {shape.fields
            // A port keeps its name, so that its way stays; people call it by its label.
            .filter(({ name }) => name !== 'port')
            .map((field) => (
              <SettingField
                key={field.name}
                shape={field.shape}
                value={record[field.name] ?? field.initial}
                words={words}
                path={`${path}.${field.name}`}
                readOnly={readOnly}
                onChange={(next) => onChange({ ...record, [field.name]: next })}
              />
            ))}
        </div>
      );
    }
  }
}
