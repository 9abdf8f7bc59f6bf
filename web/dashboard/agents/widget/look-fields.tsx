import type { WidgetLook } from '#domain/channels/widget-look.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { cornerOptions, languageOptions, modeOptions, themeOptions } from './widget-labels.ts';

interface LookFieldsProps {
  look: WidgetLook;
  agentName: string;
  onChange: (change: Partial<WidgetLook>) => void;
  disabled: boolean;
}

/** How a widget looks, and what it says beside the agent's words. */
export function LookFields({ look, agentName, onChange, disabled }: LookFieldsProps) {
  const text = (name: 'title' | 'label', most: number, placeholder: string) => (
    <Input
      value={look[name]}
      maxLength={most}
      placeholder={placeholder}
      disabled={disabled}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <Card>
      <CardHeader title="Appearance and text" hint="The preview updates as you type." />
      <CardBody className="grid gap-5 sm:grid-cols-2">
        <Field label="Visitors can use">
          <Select options={modeOptions} value={look.mode} onChange={(mode) => onChange({ mode })} disabled={disabled} />
        </Field>
        <Field label="Color">
          <input
            type="color"
            aria-label="Color"
            value={look.color}
            disabled={disabled}
            onChange={({ target }) => onChange({ color: target.value.toLowerCase() })}
            className="h-9 w-16 cursor-pointer rounded-md border border-field bg-surface p-1 disabled:opacity-50 pointer-coarse:h-11"
          />
        </Field>
        <Field label="Position">
          <Select
            options={cornerOptions}
            value={look.corner}
            onChange={(corner) => onChange({ corner })}
            disabled={disabled}
          />
        </Field>
        <Field label="Theme">
          <Select
            options={themeOptions}
            value={look.theme}
            onChange={(theme) => onChange({ theme })}
            disabled={disabled}
          />
        </Field>
        <Field label="Panel language">
          <Select
            options={languageOptions}
            value={look.language}
            onChange={(language) => onChange({ language })}
            disabled={disabled}
          />
        </Field>
        <Field label="Title" optional>
          {text('title', 60, agentName)}
        </Field>
        <Field label="Button text" optional>
          {text('label', 40, 'Ask us')}
        </Field>
        <Field label="Opening message" optional className="sm:col-span-2">
          <Textarea
            value={look.opening}
            maxLength={400}
            disabled={disabled}
            onChange={({ target }) => onChange({ opening: target.value })}
          />
        </Field>
        <Field
          label="Consent"
          optional
          hint="Terms visitors accept when they start. The widget always discloses that an AI answers."
          className="sm:col-span-2"
        >
          <Textarea
            value={look.consent}
            maxLength={400}
            disabled={disabled}
            onChange={({ target }) => onChange({ consent: target.value })}
          />
        </Field>
      </CardBody>
    </Card>
  );
}
