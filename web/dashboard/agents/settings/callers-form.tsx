import { type CallHours, CallSettings, callMinutes, type Voicemail } from '#domain/agents/call-settings.ts';
import { HoursFields } from '#web/dashboard/agents/hours-fields.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { ConfigurationProps } from '../agent-form.tsx';
import { useWritten, withCallSettings } from './call-settings.ts';
import { RequiredText } from './required-text.tsx';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const machines: { value: Voicemail['do']; label: string; description: string }[] = [
  { value: 'hang_up', label: 'Hang up', description: 'A campaign can call again later.' },
  { value: 'message', label: 'Leave a message', description: 'Says the full message after the tone.' },
  { value: 'continue', label: 'Talk as usual', description: 'Useful for getting through a phone menu.' },
];
const usualMessage = 'Hello, we tried to reach you. Please call us back when you can. Goodbye.';

interface CallersFormProps extends ConfigurationProps {
  agentId: string;
  /** Whether hours are written that cannot be taken as they are. */
  onUnfit: (unfit: boolean) => void;
}

/** Which calls it takes, how long they last, and how they end. */
export function CallersForm({ configuration, onChange, readOnly, agentId, onUnfit }: CallersFormProps) {
  const { hours, endWords = [], knowsCallers, maxMinutes, voicemail } = configuration.callSettings ?? {};
  const set = (change: Partial<CallSettings>) => onChange(withCallSettings(configuration, change));
  const faultOf = (lines: string[]) => CallSettings.shape.endWords.safeParse(lines).error?.issues[0]?.message;
  const fitting = (text: string) => linesOf(text).filter((line) => faultOf([line]) === undefined);
  const [written, setWritten] = useWritten(endWords, (words) => words.join('\n'), fitting);
  const wrong = linesOf(written).find((line) => faultOf([line]) !== undefined);
  const fault = wrong === undefined ? faultOf(linesOf(written)) : `“${wrong.slice(0, 30)}”: ${faultOf([wrong])}`;
  return (
    <form aria-label="Callers" onSubmit={(event) => event.preventDefault()} noValidate>
      <Card>
        <CardHeader
          title="Callers"
          hint="Applies to phone calls, text messages, and website visitors. You can always test the agent here."
        />
        <CardBody className="flex flex-col gap-6">
          <HoursFields
            hours={hours}
            // Agents do not forward: that is a number's.
            onChange={(next) => set({ hours: next as CallHours | undefined })}
            agentId={agentId}
            readOnly={readOnly}
            onUnfit={onUnfit}
          />
          <Checkbox
            label="Recognize callers by their number"
            hint="Confirms known details, such as a name and address, by asking “is that right?” Caller ID can be spoofed, so a stranger might hear them."
            checked={knowsCallers ?? false}
            disabled={readOnly}
            onChange={(on) => set({ knowsCallers: on || undefined })}
          />
          <NumberField
            label="Max duration"
            hint="Callers get a 30-second warning, and the agent finishes what it’s saying."
            value={maxMinutes}
            {...callMinutes}
            unit="minutes"
            disabled={readOnly}
            optional
            placeholder={String(callMinutes.max)}
            onChange={(minutes) => set({ maxMinutes: minutes })}
          />
          <Field
            label="End-call phrases"
            optional
            hint="One per line, in addition to “goodbye” and its variants. A phrase ends the call only if the caller says nothing else."
            error={fault}
          >
            <Textarea
              value={written}
              disabled={readOnly}
              rows={2}
              className="min-h-14"
              onChange={({ target }) => {
                setWritten(target.value);
                const words = fitting(target.value);
                if (faultOf(words) === undefined) set({ endWords: words.length > 0 ? words : undefined });
              }}
            />
          </Field>
          <div className="flex flex-col gap-4">
            <RadioGroup
              legend="When voicemail answers"
              options={machines.map((option) => ({ ...option, disabled: readOnly }))}
              value={voicemail?.do ?? 'hang_up'}
              onChange={(next) =>
                set({ voicemail: next === 'message' ? { do: next, message: usualMessage } : { do: next } })
              }
            />
            {voicemail?.do === 'message' && (
              <RequiredText
                label="Message"
                value={voicemail.message}
                maxLength={600}
                disabled={readOnly}
                onChange={(message) => set({ voicemail: { do: 'message', message } })}
              />
            )}
          </div>
        </CardBody>
      </Card>
    </form>
  );
}
