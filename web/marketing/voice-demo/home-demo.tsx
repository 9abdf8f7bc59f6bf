import { ChevronDown } from 'lucide-react';
import { useStored } from '#web/lib/use-stored.ts';
import { cn } from '#web/ui/cn.ts';
import { fieldStyles } from '#web/ui/input.tsx';
import { Waveform } from '../waveform/waveform.tsx';
import { DemoSource, DemoStatus } from './demo-status.tsx';
import { cappedText, demoText, demoTextLimit } from './demo-text.ts';
import { homeVoices } from './demo-voices.data.ts';
import { DownloadButton } from './download-button.tsx';
import { PlayButton } from './play-button.tsx';
import { useVoiceDemo } from './use-voice-demo.ts';

type VoiceId = (typeof homeVoices)[number]['id'];
const voiceNamed = (id: string) => homeVoices.find((voice) => voice.id === id);

/** The live demo in Home's hero: a text, a voice, and the browser says it. */
export function HomeDemo() {
  const [text, setText] = useStored('parley.home-demo.text', demoText, cappedText);
  const [voiceId, setVoiceId] = useStored<VoiceId>('parley.home-demo.voice', 'default', (id) => voiceNamed(id)?.id);
  const demo = useVoiceDemo();
  const voice = voiceNamed(voiceId) ?? homeVoices[0];

  return (
    <section
      aria-label="Live voice demo"
      className="overflow-hidden rounded-xl border border-line bg-surface shadow-overlay"
    >
      <div data-theme="dark" className="bg-ground pt-8 text-ink">
        <Waveform />
        <DemoStatus state={demo.state} className="px-6 pt-4 pb-4 text-base" />
      </div>
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <label className="flex flex-col gap-1.5 text-base">
          <span className="font-medium">Text</span>
          <textarea
            value={text}
            maxLength={demoTextLimit}
            rows={3}
            placeholder="Type something to hear it"
            onChange={(event) => setText(cappedText(event.target.value))}
            className={cn(fieldStyles, 'resize-none px-3 py-2 text-lg')}
          />
        </label>
        <label className="flex items-center gap-4 text-base">
          <span className="font-medium">Voice</span>
          <span className="relative flex-1">
            <select
              value={voiceId}
              onChange={(event) => setVoiceId(voiceNamed(event.target.value)?.id ?? 'default')}
              className={cn(fieldStyles, 'h-10 cursor-pointer appearance-none px-3 pr-9 pointer-coarse:h-11')}
            >
              {homeVoices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
          </span>
        </label>
        <div className="flex flex-wrap gap-2 sm:flex-nowrap">
          <PlayButton
            state={demo.state}
            text={text}
            label="Play Demo"
            onPlay={() => demo.play({ text, voice, speed: 1 })}
            className="flex-1"
          />
          <DownloadButton className="max-sm:flex-1" />
        </div>
        <DemoSource heardSample={demo.heardSample} />
      </div>
    </section>
  );
}
