import { Mic, MicOff, Pause, Phone, PhoneIncoming, PhoneOff, Play, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import { formatPhone } from '#web/lib/phone.ts';
import { createRecognition } from '#web/live-call/recognition.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { Keypad } from './keypad.tsx';
import { firstState, openSoftPhone, type PhoneState, type SoftPhoneLine } from './open-soft-phone.ts';
import { PhoneTexts } from './phone-texts.tsx';

/** What stands in the head of the phone. */
function headOf({ phase, other, held }: PhoneState): string {
  if (phase === 'ringing') return `${other} is calling`;
  if (phase === 'calling') return `Calling ${other}`;
  if (phase === 'talking') return held ? `${other ?? 'The call'} is on hold` : `On a call with ${other ?? 'an agent'}`;
  return { opening: 'Opening…', gone: 'Not connected', idle: 'Soft phone' }[phase];
}

/** Hears what is said into the microphone while it is wanted. */
function useMicrophone(isOn: boolean, says: (text: string) => void): string | null {
  const [problem, setProblem] = useState<string | null>(null);
  const said = useRef(says);
  said.current = says;
  useEffect(() => {
    if (!isOn) return;
    const recognition = createRecognition('en-US', {
      onHeard: (text, final) => {
        if (final && text.trim() !== '') said.current(text.trim());
      },
      onProblem: (what) => setProblem(what === null ? null : 'The microphone isn’t available here. Type instead.'),
      agentSays: () => null,
    });
    recognition.start();
    return () => recognition.close();
  }, [isOn]);
  return problem;
}

interface SoftPhoneProps {
  /** Test numbers of the workspace, which it can call. */
  numbers: readonly PhoneNumber[];
  onClose: () => void;
}

/** As much of a name as the phone has room for beside its number: the field of a browser doesn't shorten it. */
const shortName = (name: string) => (name.length <= 14 ? name : `${name.slice(0, 13).trimEnd()}…`);

/** A phone in the page: calls test numbers, is rung by agents that call, and speaks by voice, by keyboard and by keys. */
export function SoftPhone({ numbers, onClose }: SoftPhoneProps) {
  const line = useRef<SoftPhoneLine | null>(null);
  const [state, setState] = useState<PhoneState>(firstState);
  const [to, setTo] = useState(numbers[0]?.number ?? '');
  const [text, setText] = useState('');
  const [tab, setTab] = useState<'calls' | 'texts'>('calls');
  const [speaks, setSpeaks] = useState(false);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opened = openSoftPhone(setState);
    line.current = opened;
    return () => opened.close();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a line is added.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [state.lines.length]);
  const { phase, listens, held, lines, note } = state;
  const isTalking = phase === 'talking';
  const problem = useMicrophone(speaks && isTalking && !held, (words) => line.current?.says(words));

  function say(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || !isTalking) return;
    line.current?.says(text.trim());
    setText('');
  }

  const numberSelect = (label: string) => (
    <NativeSelect aria-label={label} value={to} onChange={({ target }) => setTo(target.value)}>
      {numbers.map(({ id, number, name }) => (
        <option key={id} value={number}>
          {formatPhone(number)} {name === number ? '' : shortName(name)}
        </option>
      ))}
    </NativeSelect>
  );

  return (
    <section
      aria-label="Soft phone"
      className="fixed right-4 bottom-40 z-40 flex w-80 max-w-[calc(100vw-2rem)] flex-col rounded-xl border border-line bg-surface shadow-overlay"
    >
      <header className="flex items-center justify-between gap-2 border-line border-b py-2 pr-2 pl-4">
        <h2 aria-live="polite" className="min-w-0 truncate font-semibold tabular-nums">
          {headOf(state)}
        </h2>
        <Button variant="ghost" size="icon" aria-label="Close soft phone" onClick={onClose}>
          <X />
        </Button>
      </header>
      <Tabs
        label="Soft phone"
        tabs={[
          { value: 'calls', label: 'Calls' },
          { value: 'texts', label: 'Texts' },
        ]}
        // Who is called answers first.
        value={phase === 'ringing' ? 'calls' : tab}
        onChange={setTab}
      >
        <TabPanel value="texts" className="flex flex-col gap-3 p-4">
          {numberSelect('Number to text')}
          <PhoneTexts
            texts={state.texts}
            to={to}
            isReady={phase !== 'opening' && phase !== 'gone' && to !== ''}
            onWrite={(words) => line.current?.writes(to, words)}
          />
          {note && <p className="text-muted text-sm">{note}</p>}
        </TabPanel>
        <TabPanel value="calls" className="flex flex-col gap-3 p-4">
          {phase === 'ringing' && (
            <div className="flex gap-2">
              <Button className="flex-1" onClick={() => line.current?.answer()}>
                <PhoneIncoming /> Answer
              </Button>
              <Button variant="outline" className="flex-1" onClick={() => line.current?.decline()}>
                <PhoneOff /> Decline
              </Button>
            </div>
          )}
          {(phase === 'idle' || phase === 'opening' || phase === 'gone') && (
            <>
              <p aria-live="polite" className="text-muted text-sm">
                {note ??
                  'Call your test numbers from this phone. The phone rings when an agent calls from one of them.'}
              </p>
              <div className="flex flex-col gap-2">
                {numberSelect('Number to call')}
                <Button disabled={phase !== 'idle' || to === ''} onClick={() => line.current?.call(to)}>
                  <Phone /> Call
                </Button>
              </div>
            </>
          )}
          {(isTalking || phase === 'calling') && (
            <>
              <div
                ref={log}
                role="log"
                aria-label="Conversation"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
                tabIndex={0}
                className="flex h-28 flex-col gap-1.5 overflow-y-auto text-sm"
              >
                {lines.map(({ from, text: words }, at) => (
                  <p
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added.
                    key={at}
                    className={cn('wrap-anywhere', from === 'own' ? 'text-right text-accent-text' : 'text-muted')}
                  >
                    {words}
                  </p>
                ))}
                <p className="mt-auto text-faint">{listens ? 'The agent is listening.' : 'The agent is speaking.'}</p>
              </div>
              <form onSubmit={say} className="flex gap-2">
                <Input
                  aria-label="What you say"
                  value={text}
                  maxLength={500}
                  autoComplete="off"
                  placeholder="Type what you say"
                  onChange={({ target }) => setText(target.value)}
                />
                <Button
                  variant="outline"
                  size="icon"
                  aria-pressed={speaks}
                  aria-label={speaks ? 'Microphone off' : 'Use microphone'}
                  onClick={() => setSpeaks(!speaks)}
                >
                  {speaks ? <Mic /> : <MicOff />}
                </Button>
              </form>
              {problem && <p className="text-danger-text text-sm">{problem}</p>}
              <Keypad onPress={(key) => line.current?.presses(key)} />
              <div className="flex gap-2">
                <Button variant="outline" className="flex-1" onClick={() => line.current?.hold(!held)}>
                  {held ? <Play /> : <Pause />} {held ? 'Resume' : 'Hold'}
                </Button>
                <Button variant="destructive" className="flex-1" onClick={() => line.current?.hangUp()}>
                  <PhoneOff /> Hang up
                </Button>
              </div>
            </>
          )}
        </TabPanel>
      </Tabs>
    </section>
  );
}
