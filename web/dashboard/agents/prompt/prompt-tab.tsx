import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { PromptConfig, promptNodeOf } from '#domain/agents/prompt-agents.ts';
import { type PromptForm, promptConfigOf, promptFormOf } from '#domain/agents/prompt-form.ts';
import { type Json, sameJson } from '#domain/platform/json.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import type { ConfigurationProps } from '../agent-form.tsx';
import { faultsOf } from './prompt-faults.ts';
import { PromptInputs } from './prompt-inputs.tsx';

/** The prompt of an agent, on one page. Each change that fits goes into the draft; the builder shows the same step. */
export function PromptTab({
  configuration,
  onChange,
  readOnly,
  onDescribe,
}: ConfigurationProps & { onDescribe: () => void }) {
  const node = promptNodeOf(configuration.flow);
  const config = PromptConfig.safeParse(node?.config).data;
  // What is typed is shown as it is typed, until someone else has written another one.
  const [typed, setTyped] = useState<{ form: PromptForm; kept: PromptConfig }>();
  if (!node || !config) return null;
  const form = typed && sameJson(typed.kept, config) ? typed.form : promptFormOf(config);
  const { error } = promptConfigOf(form, config);

  function write(next: PromptForm) {
    const made = promptConfigOf(next, config);
    setTyped({ form: next, kept: made.data ?? config! });
    if (!made.success) return;
    const { flow } = configuration;
    const kept = JSON.parse(JSON.stringify(made.data)) as Record<string, Json>;
    const nodes = flow.nodes.map((one) => (one.id === node!.id ? { ...one, config: kept } : one));
    onChange({ ...configuration, flow: { ...flow, nodes } });
  }
  return (
    <form aria-label="Prompt" onSubmit={(event) => event.preventDefault()} noValidate>
      <Card>
        <CardHeader
          title="Prompt"
          hint="A language model does the talking. The engine extracts values, checks each sentence, and acts only after a clear yes."
          action={
            !readOnly && (
              <Button variant="outline" size="sm" hint="Describe a change (Ctrl E)" onClick={onDescribe}>
                <MessageSquareText aria-hidden />
                Describe a change
              </Button>
            )
          }
        />
        <CardBody className="flex flex-col gap-5">
          <PromptInputs form={form} onChange={write} faults={faultsOf(error)} readOnly={readOnly} />
        </CardBody>
      </Card>
    </form>
  );
}
