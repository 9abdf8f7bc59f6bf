import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { PromptTool } from '#domain/agents/prompt-agents.ts';
import type { PromptForm } from '#domain/agents/prompt-form.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { PromptActions } from './prompt-actions.tsx';
import { PromptFields } from './prompt-fields.tsx';
import { SpeechFields } from './speech-fields.tsx';

/** The boxes of a prompt, in the order in which a model is told them. */
const boxes = [
  {
    name: 'who',
    label: 'Identity',
    hint: 'The agent’s name, role, and the business it represents.',
    placeholder: 'Mia, the receptionist at Harbor Dental in Boston. Calm, quick, and warm.',
    lines: 3,
  },
  {
    name: 'goals',
    label: 'Goals',
    hint: 'One goal per line, the most important one first.',
    placeholder: 'Book cleanings and checkups\nAnswer questions about the practice',
    lines: 3,
  },
  {
    name: 'facts',
    label: 'Facts',
    hint: 'Facts the agent can share about your business, one per line. The agent can also use your documents.',
    placeholder: 'A cleaning costs 90 dollars.\nWe’re open Monday to Friday from 9 to 5.',
    lines: 4,
  },
  {
    name: 'style',
    label: 'Speaking style',
    hint: 'Length, tone, and word choice.',
    placeholder: 'Short sentences. One question at a time.',
    lines: 2,
  },
  {
    name: 'must',
    label: 'Must',
    hint: 'One rule per line, for the model. Use fields and tools below for anything that must happen.',
    placeholder: 'Ask whether they’ve been here before',
    lines: 2,
  },
  {
    name: 'mustNot',
    label: 'Must not',
    hint: 'One rule per line. The engine blocks any words you put in quotation marks.',
    placeholder: 'Give medical advice\nSay "best price"',
    lines: 2,
  },
] as const;

const tools: { id: PromptTool; label: string; hint: string }[] = [
  {
    id: 'book',
    label: 'Book appointments',
    hint: 'Open times come from your calendar. The agent reads the time back and books it after a clear yes.',
  },
  {
    id: 'change',
    label: 'Find, reschedule, and cancel appointments',
    hint: 'Only the caller’s own appointments, once the caller is recognized.',
  },
  { id: 'message', label: 'Take a message', hint: 'Creates a follow-up for your team in the Inbox.' },
  { id: 'person', label: 'Transfer to a person', hint: 'Connects callers who ask for a person, or offers a callback.' },
];

/** What holds where no language model is connected. */
function ModelNote() {
  const { data } = useQuery({ ...query.models.list(), enabled: useCan('integrations:read') });
  if (data === undefined || data.items.length > 0) return null;
  return (
    <Banner tone="info">
      No language model is connected. Without one, the agent asks each field’s question, offers its tools, and answers
      from its facts. With a model, the agent talks freely.{' '}
      <Link className="underline" to="/dashboard/integrations/external-services">
        Connect a model
      </Link>
    </Banner>
  );
}

interface PromptInputsProps {
  form: PromptForm;
  onChange: (form: PromptForm) => void;
  /** What is wrong, by the name of the box. */
  faults: Readonly<Record<string, string>>;
  readOnly?: boolean | undefined;
}

/** One page that says all of an agent by prompt. */
export function PromptInputs({ form, onChange, faults, readOnly }: PromptInputsProps) {
  const set = (part: Partial<PromptForm>) => onChange({ ...form, ...part });
  return (
    <>
      <ModelNote />
      {boxes.map(({ name, label, hint, placeholder, lines }) => (
        <Field key={name} label={label} hint={hint} error={faults[name]} required={name === 'goals'}>
          <Textarea
            value={form[name]}
            rows={lines}
            placeholder={placeholder}
            readOnly={readOnly}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        </Field>
      ))}
      <Field
        label="First question"
        hint="The agent’s first question after the greeting."
        error={faults.prompt}
        required
      >
        <Input
          value={form.prompt}
          maxLength={600}
          readOnly={readOnly}
          onChange={({ target }) => set({ prompt: target.value })}
        />
      </Field>
      <PromptFields fields={form.fields} readOnly={readOnly} onChange={(fields) => set({ fields })} />
      {faults.fields && <p className="text-danger-text text-sm">{faults.fields}</p>}
      <fieldset className="flex flex-col gap-3" disabled={readOnly}>
        <legend className="mb-2 font-medium">Tools</legend>
        {tools.map(({ id, label, hint }) => (
          <Fragment key={id}>
            <Switch
              label={label}
              hint={hint}
              checked={form.tools.includes(id)}
              onChange={(isOn) => set({ tools: isOn ? [...form.tools, id] : form.tools.filter((one) => one !== id) })}
            />
            {id === 'book' && form.tools.includes(id) && (
              <Field label="Length in minutes" className="ml-11 max-w-40" error={faults.booking}>
                <Input
                  type="number"
                  min={5}
                  max={480}
                  value={form.bookMinutes}
                  onChange={({ target }) => set({ bookMinutes: target.value })}
                />
              </Field>
            )}
          </Fragment>
        ))}
        <Switch
          label="Answer from documents"
          hint="Looks up callers’ questions in the Knowledge Base."
          checked={form.knowledge}
          onChange={(knowledge) => set({ knowledge })}
        />
      </fieldset>
      <SpeechFields
        speech={form.speech}
        fault={faults.speech}
        readOnly={readOnly}
        onChange={(speech) => set({ speech })}
      />
      <PromptActions actions={form.actions} readOnly={readOnly} onChange={(actions) => set({ actions })} />
      {faults.actions && <p className="text-danger-text text-sm">{faults.actions}</p>}
    </>
  );
}
