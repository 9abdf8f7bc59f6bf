import { useQuery } from '@tanstack/react-query';
import { agentSpeed, agentVoices } from '#domain/agents/agents.ts';
import { backgroundLevel, type backgrounds } from '#domain/agents/call-settings.ts';
import { query } from '#web/lib/query.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Slider } from '#web/ui/slider.tsx';
import type { ConfigurationProps } from '../agent-form.tsx';
import { withCallSettings } from './call-settings.ts';
import { HearAgent } from './hear-agent.tsx';

type VoiceOption = { value: string; label: string; description: string };
const ownVoices: VoiceOption[] = agentVoices.map(({ id, name, description }) => ({
  value: id,
  label: name,
  description,
}));

/** The embedded voices, those of the engines that the installation adds, and the one that is chosen. */
function useVoiceOptions(language: string, chosen: string): VoiceOption[] {
  const { data } = useQuery(query.speech.voices({ query: { language } }));
  const others = (data?.voices ?? []).filter(({ engine }) => engine !== 'embedded');
  const options = [
    ...ownVoices,
    ...others.map(({ id, name, engine, description }) => ({
      value: id,
      label: `${name} (${engine})`,
      description,
    })),
  ];
  // Its engine may be down, or not be set up any more.
  if (options.some(({ value }) => value === chosen)) return options;
  const description = data === undefined ? '' : 'Unavailable right now, so a built-in voice is used';
  return [...options, { value: chosen, label: chosen, description }];
}

type Sound = (typeof backgrounds)[number];
const sounds: { value: Sound; label: string; description: string }[] = [
  { value: 'none', label: 'None', description: 'Voice only' },
  { value: 'quiet', label: 'Quiet room', description: 'A little room noise, so the line doesn’t sound dead' },
  { value: 'office', label: 'Office', description: 'Air conditioning and typing' },
  { value: 'cafe', label: 'Café', description: 'Café chatter and clinking cups' },
];

/** How loud, in words that are not decibels. */
const loudness = (db: number) => (db < -46 ? 'Faint' : db < -38 ? 'Soft' : db < -32 ? 'Clear' : 'Loud');

/** Where no voice but the embedded ones is there. */
const naturalVoices = (
  <>
    Your server operator can{' '}
    <a className="underline" href="/docs/voices#neural-voices-on-your-server">
      add natural-sounding voices
    </a>{' '}
    with one command.
  </>
);

/** How the agent sounds. */
export function VoiceForm({ configuration, onChange, readOnly }: ConfigurationProps) {
  const { voice, language, speed, greeting, callSettings } = configuration;
  const { sound = 'none', levelDb = backgroundLevel.default } = callSettings?.background ?? {};
  const voiceOptions = useVoiceOptions(language, voice);
  const hasNeural = voiceOptions.some(({ value }) => value.includes('/'));
  const setSound = (next: Sound, db: number) =>
    onChange(
      withCallSettings(configuration, { background: next === 'none' ? undefined : { sound: next, levelDb: db } }),
    );
  return (
    <form aria-label="Voice" onSubmit={(event) => event.preventDefault()} noValidate>
      <Card>
        <CardHeader
          title="Voice"
          hint="Used for calls, not chat or texts."
          action={<HearAgent configuration={configuration} text={greeting} label="the greeting" />}
        />
        <CardBody className="flex flex-col gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Voice" hint={hasNeural ? undefined : naturalVoices}>
              <Select
                options={voiceOptions}
                value={voice}
                onChange={(next) => onChange({ ...configuration, voice: next })}
                disabled={readOnly}
              />
            </Field>
            <Field label="Speed">
              <Slider
                {...agentSpeed}
                value={speed}
                onChange={(next) => onChange({ ...configuration, speed: Math.round(next * 10) / 10 })}
                format={(value) => `${value.toFixed(1)}×`}
                disabled={readOnly}
              />
            </Field>
            <Field label="Background">
              <Select options={sounds} value={sound} onChange={(next) => setSound(next, levelDb)} disabled={readOnly} />
            </Field>
            <Field label="Background volume">
              <Slider
                {...backgroundLevel}
                value={levelDb}
                onChange={(next) => setSound(sound, next)}
                format={loudness}
                disabled={readOnly || sound === 'none'}
              />
            </Field>
          </div>
        </CardBody>
      </Card>
    </form>
  );
}
