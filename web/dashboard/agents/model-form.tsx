import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import type { Agent } from '#domain/agents.ts';
import { ModelSetting, noModelSetting } from '#domain/model-setting.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is wrong with one of the two lists. */
const faultOf = (list: 'facts' | 'never', lines: string[]) => {
  const found = ModelSetting.shape[list].safeParse(lines);
  if (found.success) return undefined;
  const most = list === 'facts' ? 300 : 100;
  return lines.length > 40 ? 'Use at most 40 lines.' : `Use at most ${most} characters in a line.`;
};

/** What is being written, a line an entry. */
export interface ModelDraft {
  assist: boolean;
  summary: boolean;
  facts: string;
  never: string;
}

interface ModelFormProps {
  agent: Agent;
  readOnly: boolean;
  /** Kept outside, so that another tab does not lose it; null as long as nothing was changed. */
  draft: ModelDraft | null;
  onDraft: (draft: ModelDraft | null) => void;
}

/** What a language model may do in an agent's conversations. Saved as a new version. */
export function ModelForm({ agent, readOnly, draft, onDraft }: ModelFormProps) {
  const client = useQueryClient();
  const stored = agent.model ?? noModelSetting;
  const shown = draft ?? {
    assist: stored.assist,
    summary: stored.summary === true,
    facts: stored.facts.join('\n'),
    never: stored.never.join('\n'),
  };
  const { assist, summary, facts, never } = shown;
  const model = { assist, ...(summary && { summary }), facts: linesOf(facts), never: linesOf(never) };
  const isDirty = JSON.stringify(model) !== JSON.stringify(stored);
  const faults = { facts: faultOf('facts', model.facts), never: faultOf('never', model.never) };
  const save = useMutation({
    mutationFn: () => api.agents.update({ params: { agentId: agent.id }, body: { model } }),
    onSuccess: (saved) => {
      client.setQueryData(query.agents.get({ params: { agentId: agent.id } }).queryKey, saved);
      onDraft(null);
      toast.success('Saved', { description: `Version ${saved.version} answers the next call.` });
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isDirty && !faults.facts && !faults.never) save.mutate();
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Language model">
      <Card>
        <CardHeader
          title="Language model"
          hint={
            <>
              It proposes, the engine decides. Which models are asked is set under{' '}
              <Link to="/dashboard/integrations/external-services" className="text-accent-text underline">
                External Services
              </Link>
              .
            </>
          }
        />
        <CardBody className="flex flex-col gap-5">
          {save.error && <Banner>{messageOf(save.error)}</Banner>}
          <Switch
            label="Help where the script is not sure"
            hint="At questions that ask for something. What it finds in the caller's words is read back before it counts."
            checked={assist}
            onChange={(next) => onDraft({ ...shown, assist: next })}
            disabled={readOnly}
          />
          <Switch
            label="Summarise calls that have ended"
            hint="In a few sentences, for your team, beside what is computed of each call. Test calls, too."
            checked={summary}
            onChange={(next) => onDraft({ ...shown, summary: next })}
            disabled={readOnly}
          />
          <Field
            label="Facts"
            optional
            hint="What it may state in your name, a sentence a line. It states nothing else."
            error={faults.facts}
          >
            <Textarea
              value={facts}
              onChange={(event) => onDraft({ ...shown, facts: event.target.value })}
              disabled={readOnly}
              rows={4}
            />
          </Field>
          <Field
            label="Never say"
            optional
            hint="Words that must not be in its sentences, such as names of competitors. One a line."
            error={faults.never}
          >
            <Textarea
              value={never}
              onChange={(event) => onDraft({ ...shown, never: event.target.value })}
              disabled={readOnly}
              rows={3}
            />
          </Field>
        </CardBody>
        {!readOnly && (
          <CardFooter>
            <p className="mr-auto text-muted">{isDirty ? 'Unsaved changes' : `Version ${agent.version}`}</p>
            <Button type="submit" disabled={!isDirty} busy={save.isPending}>
              Save
            </Button>
          </CardFooter>
        )}
      </Card>
    </form>
  );
}
