import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { agentVoices } from '#domain/agents/agents.ts';
import { promptAgentFlow } from '#domain/agents/prompt-agents.ts';
import { type PromptForm, promptConfigOf } from '#domain/agents/prompt-form.ts';
import { speechModels, speechVoices } from '#domain/models/speech-models.ts';
import { type AgentLanguage, agentLanguages } from '#domain/platform/agent-languages.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { keyOf } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { addedWords, withFreeMinutes } from '../free-minutes.ts';
import { faultsOf } from './prompt-faults.ts';
import { PromptInputs } from './prompt-inputs.tsx';

const first: PromptForm = {
  who: '',
  goals: '',
  facts: '',
  style: '',
  must: '',
  mustNot: '',
  prompt: 'How can I help you?',
  fields: [
    { name: '', type: 'text', ask: 'What is it about?', choices: '', required: true },
    { name: '', type: 'name', ask: 'May I have your name, please?', choices: '', required: true },
  ],
  tools: ['message', 'person'],
  actions: [],
  bookMinutes: '30',
  knowledge: true,
  speech: { byModel: false, model: speechModels[0], voice: speechVoices[0] },
};

/** Makes an agent of a prompt, and opens it there. */
export function NewPromptAgent() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const mayWrite = useCan('agents:write');
  const [name, setName] = useState('');
  const [greeting, setGreeting] = useState('Hello, and thank you for calling!');
  const [closing, setClosing] = useState('Thank you for your call. Goodbye!');
  const [voice, setVoice] = useState('');
  const [language, setLanguage] = useState<AgentLanguage | ''>('');
  const [form, setForm] = useState(first);
  const [isTried, setTried] = useState(false);
  const config = promptConfigOf(form);
  const make = useChange(
    () =>
      withFreeMinutes(async () => {
        const flow = promptAgentFlow(name.trim(), config.data!, { greeting: greeting.trim(), closing: closing.trim() });
        const agent = await api.agents.create({ body: { flow, name: name.trim(), greeting: greeting.trim() } });
        const spoken = { ...(voice !== '' && { voice }), ...(language !== '' && { language }) };
        if (Object.keys(spoken).length === 0) return agent;
        return api.agents.update({ params: { agentId: agent.id }, body: spoken });
      }),
    {
      refusal: 'shown',
      next: async ({ made, added }) => {
        if (added > 0) toast.success(addedWords(added).trim());
        await client.invalidateQueries({ queryKey: keyOf('agents', 'list') });
        await navigate(`${href('/dashboard/agents/:agentId', { agentId: made.id })}?tab=prompt`);
      },
    },
  );
  if (!mayWrite) return <p className="text-muted">Your role can view agents but not create them.</p>;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (config.success && name.trim() !== '') make.mutate();
  }
  return (
    <Card className="p-5">
      <form className="flex flex-col gap-5" onSubmit={submit} noValidate>
        <Field label="Name" required error={isTried && name.trim() === '' ? 'Give the agent a name.' : undefined}>
          <Input
            value={name}
            maxLength={60}
            placeholder="Front desk"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <PromptInputs form={form} onChange={setForm} faults={isTried ? faultsOf(config.error) : {}} />
        <Field label="Greeting" hint="The first thing callers hear.">
          <Input value={greeting} maxLength={400} onChange={({ target }) => setGreeting(target.value)} />
        </Field>
        <Field label="Closing words">
          <Input value={closing} maxLength={400} onChange={({ target }) => setClosing(target.value)} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Voice">
            <NativeSelect value={voice} onChange={({ target }) => setVoice(target.value)}>
              <option value="">Workspace default</option>
              {agentVoices.map(({ id, name: title, description }) => (
                <option key={id} value={id}>
                  {title}: {description}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label="Language" hint="Add more on the agent’s Languages tab.">
            <NativeSelect value={language} onChange={({ target }) => setLanguage(target.value as AgentLanguage | '')}>
              <option value="">Workspace default</option>
              {agentLanguages.map(({ tag, name: title }) => (
                <option key={tag} value={tag}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </div>
        {make.error && <Banner>{messageOf(make.error)}</Banner>}
        <Button type="submit" className="self-start" busy={make.isPending}>
          Create agent
        </Button>
      </form>
    </Card>
  );
}
