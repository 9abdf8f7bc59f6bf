import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ModelSetting, noModelSetting } from '#domain/models/model-setting.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { ConfigurationProps } from './agent-form.tsx';

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
  return lines.length > 40 ? 'Enter up to 40 lines.' : `Enter up to ${most} characters per line.`;
};

/** What is being written, a line an entry. */
interface Texts {
  facts: string;
  never: string;
}

interface ModelFormProps extends ConfigurationProps {
  /** Whether something is written that cannot be taken as it is, and so is in no draft. */
  onUnfit: (unfit: boolean) => void;
}

/** What a language model may do in an agent's conversations. Each change goes into the draft. */
export function ModelForm({ configuration, onChange, readOnly, onUnfit }: ModelFormProps) {
  const stored = configuration.model ?? noModelSetting;
  const { assist, summary = false } = stored;
  // Lines are shown as they are typed, blank ones, too; what someone else has written takes their place.
  const [texts, setTexts] = useState<Texts>();
  const lists = { facts: stored.facts.join('\n'), never: stored.never.join('\n') };
  const textOf = (list: keyof Texts) => {
    const typed = texts?.[list];
    const isIts = typed !== undefined && (linesOf(typed).join('\n') === lists[list] || faultOf(list, linesOf(typed)));
    return isIts ? typed : lists[list];
  };
  const shown = { facts: textOf('facts'), never: textOf('never') };
  const faults = { facts: faultOf('facts', linesOf(shown.facts)), never: faultOf('never', linesOf(shown.never)) };
  const isUnfit = faults.facts !== undefined || faults.never !== undefined;
  useEffect(() => onUnfit(isUnfit), [isUnfit, onUnfit]);

  const set = (change: Partial<ModelSetting>) => onChange({ ...configuration, model: { ...stored, ...change } });
  function write(list: keyof Texts, text: string) {
    setTexts({ ...shown, [list]: text });
    const lines = linesOf(text);
    if (!faultOf(list, lines)) set({ [list]: lines });
  }
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate aria-label="Language model">
      <Card>
        <CardHeader
          title="Language model"
          hint={
            <>
              The model suggests, and the engine decides. Choose models under{' '}
              <Link to="/dashboard/integrations/external-services" className="text-accent-text underline">
                External Services
              </Link>
              .
            </>
          }
        />
        <CardBody className="flex flex-col gap-5">
          <Switch
            label="Help when the script isn’t sure"
            hint="Used when an answer isn’t clear. The agent confirms the model’s suggestion with the caller."
            checked={assist}
            onChange={(next) => set({ assist: next })}
            disabled={readOnly}
          />
          <Switch
            label="Summarize calls"
            hint="Adds a few sentences written by the model for your team, on top of the automatic summary. Applies to test calls too."
            checked={summary}
            onChange={(next) => set({ summary: next })}
            disabled={readOnly}
          />
          <Field
            label="Facts"
            optional
            hint="Facts the model can state on your behalf, one per line. The model won’t state anything else."
            error={faults.facts}
          >
            <Textarea
              value={shown.facts}
              onChange={(event) => write('facts', event.target.value)}
              disabled={readOnly}
              rows={4}
            />
          </Field>
          <Field
            label="Never say"
            optional
            hint="Words the model must never use, such as competitors’ names. One per line."
            error={faults.never}
          >
            <Textarea
              value={shown.never}
              onChange={(event) => write('never', event.target.value)}
              disabled={readOnly}
              rows={3}
            />
          </Field>
        </CardBody>
      </Card>
    </form>
  );
}
