import { useStored } from '#web/lib/use-stored.ts';
import { cn } from '#web/ui/cn.ts';
import { fieldStyles } from '#web/ui/input.tsx';
import { DemoSource, DemoStatus } from './demo-status.tsx';
import { cappedText, demoText, demoTextLimit } from './demo-text.ts';
import { pageVoices } from './demo-voices.data.ts';
import { DownloadButton } from './download-button.tsx';
import { PlayButton } from './play-button.tsx';
import { demoSpeed, formatSpeed, parseStoredSpeed, speedLabel } from './speed.ts';
import { useVoiceDemo } from './use-voice-demo.ts';

type VoiceId = (typeof pageVoices)[number]['id'];
const voiceNamed = (id: string) => pageVoices.find((voice) => voice.id === id);

/** The interactive demo of the text-to-speech page: text on the left, how it is spoken on the right. */
export function SpeechStudio() {
  const [text, setText] = useStored('parley.speech-demo.text', demoText, cappedText);
  const [voiceId, setVoiceId] = useStored<VoiceId>('parley.speech-demo.voice', 'sarah', (id) => voiceNamed(id)?.id);
  const [speed, setSpeed] = useStored('parley.speech-demo.speed', demoSpeed.default, parseStoredSpeed, formatSpeed);
  const demo = useVoiceDemo();
  const voice = voiceNamed(voiceId) ?? pageVoices[0];

  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface shadow-overlay">
      <div className="grid lg:grid-cols-[1.5fr_1fr]">
        <div className="flex flex-col p-5 sm:p-8">
          <label htmlFor="speech-text" className="font-medium text-base">
            Your text
          </label>
          <textarea
            id="speech-text"
            value={text}
            maxLength={demoTextLimit}
            rows={6}
            placeholder="Type or paste something to hear it"
            aria-describedby="speech-count"
            onChange={(event) => setText(cappedText(event.target.value))}
            className={cn(fieldStyles, 'mt-2 flex-1 resize-none px-4 py-3 text-xl')}
          />
          <p id="speech-count" className="mt-2 text-right text-muted text-sm tabular-nums">
            {text.length}/{demoTextLimit} characters
          </p>
        </div>
        <div className="flex flex-col gap-7 border-line bg-sunken p-5 max-lg:border-t sm:p-8 lg:border-l">
          <fieldset>
            <legend className="font-medium text-base">Voice</legend>
            <div className="mt-2 grid gap-1.5 sm:max-lg:grid-cols-2">
              {pageVoices.map(({ id, name, description }) => (
                <label
                  key={id}
                  className="flex items-center gap-3 rounded-md border border-transparent px-3 py-2 text-base has-checked:border-accent has-checked:bg-surface hover:not-has-checked:bg-hover"
                >
                  <input
                    type="radio"
                    name="speech-voice"
                    value={id}
                    checked={id === voiceId}
                    onChange={() => setVoiceId(id)}
                    className="size-4 accent-accent"
                  />
                  <span>
                    <span className="block font-medium">{name}</span>
                    <span className="block text-muted text-sm">{description}</span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <div>
            <div className="flex items-baseline justify-between text-base">
              <label htmlFor="speech-speed" className="font-medium">
                Speed
              </label>
              <output htmlFor="speech-speed" className="text-muted tabular-nums">
                {speedLabel(speed)}
              </output>
            </div>
            <input
              id="speech-speed"
              type="range"
              min={demoSpeed.min}
              max={demoSpeed.max}
              step={demoSpeed.step}
              value={speed}
              aria-valuetext={speedLabel(speed)}
              onChange={(event) => setSpeed(Number(event.target.value))}
              className="mt-1 h-8 w-full cursor-pointer accent-accent"
            />
          </div>
        </div>
      </div>
      <div className="flex flex-col gap-4 border-line border-t p-5 sm:px-8 lg:flex-row lg:items-center">
        <div className="flex-1">
          <DemoStatus state={demo.state} className="text-base" />
          <DemoSource heardSample={demo.heardSample} className="mt-1" />
        </div>
        <div className="flex flex-wrap gap-2">
          <DownloadButton className="max-sm:flex-1" />
          <PlayButton
            state={demo.state}
            text={text}
            label="Generate & Play"
            onPlay={() => demo.play({ text, voice, speed })}
            className="min-w-48 max-sm:flex-1"
          />
        </div>
      </div>
    </div>
  );
}
