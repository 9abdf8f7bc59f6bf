import { type BargeIn, type TurnPreset, type TurnSetting, turnTakingOf } from '#domain/agents/turn-taking.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { Switch } from '#web/ui/switch.tsx';
import type { ConfigurationProps } from '../agent-form.tsx';
import { withCallSettings } from './call-settings.ts';
import { WaitFields } from './wait-fields.tsx';

const presets: { value: TurnPreset; label: string; description: string }[] = [
  {
    value: 'quick',
    label: 'Quick',
    description: 'Responds quickly and stops at a single word. Best for short, simple calls.',
  },
  { value: 'balanced', label: 'Balanced', description: 'Waits the way people do on the phone. Best for most agents.' },
  { value: 'patient', label: 'Patient', description: 'Leaves time to think. Best for long answers and older callers.' },
];

const interruptions: { value: BargeIn['by']; label: string; description: string }[] = [
  { value: 'words', label: 'By words', description: 'The agent pauses at the first sound, and stops if words follow.' },
  {
    value: 'voice',
    label: 'By voice',
    description: 'The agent stops when someone keeps talking, no matter what they say.',
  },
  {
    value: 'off',
    label: 'Only by keypad or text',
    description: 'The agent finishes speaking. Keypad presses and typed text still interrupt.',
  },
];

const none = '–';

/** How it takes turns with a caller: a preset, and single values beside it. */
export function TurnForm({ configuration, onChange, readOnly }: ConfigurationProps) {
  const setting: TurnSetting = configuration.callSettings?.turns ?? { preset: 'balanced' };
  const { preset, ...own } = setting;
  const values = turnTakingOf(setting);
  const { bargeIn, silence, fillerMs, protectedMs, backchannels, waits } = values;
  const isCustom = Object.keys(own).length > 0;
  // Balanced without a change is what agents do: then nothing is stored.
  const store = (next: TurnSetting) => {
    const isUsual = next.preset === 'balanced' && Object.keys(next).length === 1;
    onChange(withCallSettings(configuration, { turns: isUsual ? undefined : next }));
  };
  const set = (change: Partial<TurnSetting>) => store({ ...setting, ...change });
  const setBargeIn = (change: Partial<BargeIn>) => set({ bargeIn: { ...bargeIn, ...change } });
  const setSilence = (change: Partial<typeof silence>) => set({ silence: { ...silence, ...change } });
  return (
    <form aria-label="Turn-taking" onSubmit={(event) => event.preventDefault()} noValidate>
      <Card>
        <CardHeader title="Turn-taking" hint="How long the agent waits for callers, and what makes it stop talking." />
        <CardBody className="flex flex-col gap-5">
          <ChoiceCards
            legend="Preset"
            options={presets}
            value={preset}
            onChange={(next) => store({ ...setting, preset: next })}
            disabled={readOnly}
          />
          <Disclosure summary={<>Advanced {isCustom && <span className="font-normal text-muted">custom</span>}</>}>
            <div className="flex flex-col gap-6">
              {isCustom && !readOnly && (
                <Button
                  variant="outline"
                  size="sm"
                  className="self-start"
                  onClick={() => store({ preset })}
                >{`Reset to ${presets.find(({ value }) => value === preset)!.label}`}</Button>
              )}
              <WaitFields
                waits={waits}
                disabled={readOnly}
                onChange={(kind, wait) => set({ waits: { ...own.waits, [kind]: wait } })}
              />
              <RadioGroup
                legend="Callers interrupt"
                options={interruptions.map((option) => ({ ...option, disabled: readOnly }))}
                value={bargeIn.by}
                onChange={(by) => setBargeIn({ by })}
              />
              <div className="grid gap-5 sm:grid-cols-2">
                {bargeIn.by === 'words' && (
                  <NumberField
                    label="Words needed to interrupt"
                    hint="“Stop” and “wait” always count."
                    value={bargeIn.words}
                    min={1}
                    max={6}
                    unit="words"
                    disabled={readOnly}
                    onChange={(words = bargeIn.words) => setBargeIn({ words })}
                  />
                )}
                {bargeIn.by === 'voice' && (
                  <NumberField
                    label="Speech needed to interrupt"
                    hint="Shorter sounds, like a cough, are ignored."
                    value={bargeIn.voiceMs}
                    min={100}
                    max={3_000}
                    unit="ms"
                    disabled={readOnly}
                    onChange={(voiceMs = bargeIn.voiceMs) => setBargeIn({ voiceMs })}
                  />
                )}
                {bargeIn.by !== 'off' && (
                  <NumberField
                    label="Resume after a false alarm"
                    hint="How long after the sound, if no words follow."
                    value={bargeIn.resumeMs}
                    min={500}
                    max={5_000}
                    unit="ms"
                    disabled={readOnly}
                    onChange={(resumeMs = bargeIn.resumeMs) => setBargeIn({ resumeMs })}
                  />
                )}
                <NumberField
                  label="No interruptions at start of greeting"
                  hint="Keeps echo from cutting off the agent."
                  value={protectedMs}
                  min={0}
                  max={5_000}
                  unit="ms"
                  disabled={readOnly}
                  onChange={(ms = protectedMs) => set({ protectedMs: ms })}
                />
              </div>
              <Switch
                label="Continue through “uh-huh”"
                hint="Words that just show the caller is listening don’t interrupt the agent."
                checked={backchannels}
                onChange={(next) => set({ backchannels: next })}
                disabled={readOnly}
              />
              <div className="grid gap-5 sm:grid-cols-2">
                <NumberField
                  label="Silence before the agent asks again"
                  value={silence.againMs}
                  min={3_000}
                  max={60_000}
                  factor={1_000}
                  unit="seconds"
                  disabled={readOnly}
                  onChange={(againMs = silence.againMs) => setSilence({ againMs })}
                />
                <NumberField
                  label="How many times the agent asks again"
                  value={silence.reprompts}
                  min={0}
                  max={5}
                  unit="times"
                  disabled={readOnly}
                  onChange={(reprompts = silence.reprompts) => setSilence({ reprompts })}
                />
                <NumberField
                  label="Silence before the agent says goodbye"
                  hint="After the agent asks for the last time."
                  value={silence.goodbyeMs}
                  min={3_000}
                  max={60_000}
                  factor={1_000}
                  unit="seconds"
                  disabled={readOnly}
                  onChange={(goodbyeMs = silence.goodbyeMs) => setSilence({ goodbyeMs })}
                />
                <NumberField
                  label="Filler for waiting callers"
                  hint="How long callers wait before hearing, for example, “One moment.” If left empty, they wait in silence."
                  value={fillerMs ?? undefined}
                  min={300}
                  max={5_000}
                  unit="ms"
                  disabled={readOnly}
                  optional
                  placeholder={none}
                  onChange={(ms) => set({ fillerMs: ms ?? null })}
                />
              </div>
            </div>
          </Disclosure>
        </CardBody>
      </Card>
    </form>
  );
}
