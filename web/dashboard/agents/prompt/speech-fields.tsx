import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PromptConfig } from '#domain/agents/prompt-agents.ts';
import { speechModelServices, speechModels, speechVoices } from '#domain/models/speech-models.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Field } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Switch } from '#web/ui/switch.tsx';

type Speech = PromptConfig['speech'];

/** Says which key is missing, and where it goes. */
function KeyNote() {
  const { data } = useQuery({ ...query.models.list(), enabled: useCan('integrations:read') });
  if (data === undefined || data.items.some(({ service }) => speechModelServices.includes(service))) return null;
  return (
    <Banner tone="info">
      Speech to speech needs an OpenAI key. Until you add one, the agent uses its regular voice and speech-to-text.{' '}
      <Link className="underline" to="/dashboard/integrations/external-services">
        Connect OpenAI
      </Link>
    </Banner>
  );
}

const named = (voice: string) => voice[0]!.toUpperCase() + voice.slice(1);

interface SpeechFieldsProps {
  speech: Speech;
  fault: string | undefined;
  readOnly?: boolean | undefined;
  onChange: (speech: Speech) => void;
}

/** Whether a model hears and speaks itself, and in which voice. */
export function SpeechFields({ speech, fault, readOnly, onChange }: SpeechFieldsProps) {
  const { byModel, model, voice } = speech;
  const models: readonly string[] = speechModels;
  return (
    <fieldset className="flex flex-col gap-3" disabled={readOnly}>
      <legend className="mb-2 font-medium">Voice</legend>
      <Switch
        label="Speech to speech"
        hint="An OpenAI model listens and speaks in browser calls, phone streams, and SIP calls. Each sentence is checked before it’s heard. Turn-by-turn phone calls, texts, and chats use your text model."
        checked={byModel}
        onChange={(isOn) => onChange({ ...speech, byModel: isOn })}
      />
      {byModel && (
        <>
          <KeyNote />
          <div className="ml-11 flex flex-wrap gap-3">
            <Field label="Speech model" error={fault}>
              <NativeSelect value={model} onChange={({ target }) => onChange({ ...speech, model: target.value })}>
                {(models.includes(model) ? models : [...models, model]).map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Field label="Speech voice">
              <NativeSelect
                value={voice}
                onChange={({ target }) => onChange({ ...speech, voice: target.value as Speech['voice'] })}
              >
                {speechVoices.map((one) => (
                  <option key={one} value={one}>
                    {named(one)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          </div>
        </>
      )}
    </fieldset>
  );
}
