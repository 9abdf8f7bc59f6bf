import { CornerUpLeft, RotateCcw } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { light } from '../canvas/lit.ts';
import { namesOf } from '../inspector/flow-names.ts';
import { inOrder } from '../step-view.ts';
import { useBuilder, useBuilderState } from '../use-builder.tsx';
import { tryCalendar } from './free-times.ts';
import { KeepTest } from './keep-test.tsx';
import { lookUp } from './look-up.ts';
import {
  backTo,
  begin,
  goOn,
  type Happening,
  nodeOf,
  openAction,
  type Rehearsal,
  type RehearsedStep,
  stateOf,
  valuesOf,
  wouldDo,
} from './rehearsal.ts';
import { linesOf } from './rehearsal-lines.ts';
import { TriedWhy } from './tried-why.tsx';

interface StepLinesProps {
  rehearsal: Rehearsal;
  step: RehearsedStep;
  at: number;
  onBack: (at: number) => void;
}

function StepLines({ rehearsal, step, at, onBack }: StepLinesProps) {
  return linesOf(step, at).map(({ key, by, text }) => {
    if (by === 'agent')
      return (
        <li key={key} className="max-w-[90%] rounded-lg bg-sunken px-3 py-1.5">
          {text}
        </li>
      );
    if (by === 'note')
      return (
        <li key={key} className="text-center text-muted text-xs">
          {text}
        </li>
      );
    return (
      <li key={key} className="flex flex-col items-end gap-1">
        <div className="flex items-start gap-1">
          <Button variant="ghost" size="icon" aria-label={`Go back to before “${text}”`} onClick={() => onBack(at)}>
            <CornerUpLeft aria-hidden />
          </Button>
          <p className="rounded-lg bg-accent-soft px-3 py-1.5">{text}</p>
        </div>
        <TriedWhy rehearsal={rehearsal} at={at} />
      </li>
    );
  });
}

function Start({ onStart }: { onStart: (node: string, values: Record<string, string>) => void }) {
  const flow = useBuilderState((state) => state.flow);
  const chosen = useBuilderState(({ selected }) => (selected.length === 1 ? selected[0] : undefined));
  const order = inOrder(flow);
  const first = order[0]?.id ?? '';
  const [node, setNode] = useState(order.some(({ id }) => id === chosen) ? chosen! : first);
  const [values, setValues] = useState<Record<string, string>>({});
  const names = [...namesOf(flow).keys()].filter((name) => name !== 'agent_name' && name !== 'business_name');
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(node, Object.fromEntries(Object.entries(values).filter(([, words]) => words.trim() !== '')));
      }}
    >
      <p className="text-muted text-sm">
        Runs this draft on the same engine that runs calls. Nothing is sent, booked, or saved.
      </p>
      <Field label="Start at">
        <NativeSelect value={node} onChange={({ target }) => setNode(target.value)}>
          {order.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {node !== first && names.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 font-medium">Known values</legend>
          {names.map((name) => (
            <div key={name} className="grid grid-cols-[2fr_3fr] items-center gap-2">
              <label htmlFor={`known-${name}`} className="truncate font-mono text-sm">
                {name}
              </label>
              <Input
                id={`known-${name}`}
                value={values[name] ?? ''}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              />
            </div>
          ))}
        </fieldset>
      )}
      <Button type="submit" className="self-start">
        Start
      </Button>
    </form>
  );
}

function Understood({ rehearsal, text }: { rehearsal: Rehearsal; text: string }) {
  const would = text.trim() ? wouldDo(rehearsal, text) : null;
  if (!would) return null;
  return (
    <div aria-live="polite" className="rounded-md bg-sunken px-3 py-2 text-sm">
      <p className="text-muted">How the agent would interpret this</p>
      {would.values.length === 0 && would.ways.length === 0 && (
        <p>Nothing yet: {would.says[0] ?? 'the agent continues'}</p>
      )}
      {would.values.map(({ name, spoken }) => (
        <p key={name}>
          <code className="font-mono">{name}</code> {spoken}
        </p>
      ))}
      {would.ways.map((way) => (
        <p key={way} className="text-muted">
          {way}
        </p>
      ))}
    </div>
  );
}

/** Tries the flow while it is built: types a caller's part, from any step, and goes back to try again. */
export function TryPanel() {
  const { greeting, tone, language, agentId, readOnly } = useBuilder();
  const flow = useBuilderState((state) => state.flow);
  const workspace = useWorkspace();
  const [rehearsal, setRehearsal] = useState<Rehearsal | null>(null);
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const open = rehearsal && openAction(rehearsal);
  const state = rehearsal && stateOf(rehearsal);
  const node = rehearsal && nodeOf(rehearsal);

  // The step that the conversation stands at is lit on the canvas and in the outline.
  useEffect(() => light(node ? [node] : []), [node]);
  useEffect(() => () => light([]), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is scrolled to.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [rehearsal]);

  // What documents answer is looked up where it is: in the Knowledge Base.
  const runId = open?.action === 'find_answer' && agentId !== null ? open.runId : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question.
  useEffect(() => {
    if (!runId || !open || !agentId) return;
    void lookUp(open.input, agentId).then((result) => act({ type: 'action_done', runId, result }));
  }, [runId]);

  const act = (happening: Happening) => setRehearsal((now) => now && goOn(now, happening, tryCalendar));

  function start(from: string, values: Record<string, string>) {
    const first = inOrder(flow)[0]?.id;
    const setting = {
      agentName: flow.name,
      businessName: workspace.name,
      timeZone: workspace.timeZone,
      language,
      channel: 'test' as const,
      greeting: greeting ?? null,
      ...(tone && { tone }),
      known: {},
      ...(agentId && { knowledge: { when: '' } }),
      ...(from !== first && { startAt: { node: from, values } }),
    };
    setRehearsal(begin(flow, setting, Date.now(), tryCalendar));
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    act({ type: 'caller_said', text: text.trim() });
    setText('');
  }

  if (!rehearsal)
    return (
      <div className="p-4">
        <Start onStart={start} />
      </div>
    );
  const values = state ? valuesOf(state) : [];
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center justify-between gap-2 border-line border-b px-4 py-2">
        <h2 className="font-semibold">Try it</h2>
        <div className="flex">
          {agentId !== null && !readOnly && <KeepTest agentId={agentId} rehearsal={rehearsal} />}
          <Button variant="ghost" size="sm" onClick={() => setRehearsal(null)}>
            <RotateCcw aria-hidden /> Start over
          </Button>
        </div>
      </div>
      {rehearsal.flow !== flow && (
        <Banner className="m-3">The flow has changed. Start over or go back to try the current version.</Banner>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-3">
        <ol aria-label="Conversation" className="flex flex-col gap-2">
          {rehearsal.steps.map((step, n) => (
            <StepLines
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added and cut off.
              key={n}
              rehearsal={rehearsal}
              step={step}
              at={n}
              onBack={(at) => setRehearsal({ ...backTo(rehearsal, at), flow })}
            />
          ))}
        </ol>
        {open && runId === null && (
          <div className="mt-3 flex flex-col gap-2 rounded-lg border border-line p-3">
            <p>
              The flow is waiting for <b className="font-medium">{open.action.replaceAll('_', ' ')}</b>. What was the
              result?
            </p>
            <div className="flex gap-2">
              <Button
                size="sm"
                variant="outline"
                onClick={() => act({ type: 'action_done', runId: open.runId, result: { ok: true, output: {} } })}
              >
                It worked
              </Button>
              <Button
                size="sm"
                variant="outline"
                onClick={() =>
                  act({
                    type: 'action_done',
                    runId: open.runId,
                    result: { ok: false, code: 'unavailable', message: 'Failed in a test.' },
                  })
                }
              >
                It failed
              </Button>
            </div>
          </div>
        )}
        <div ref={end} />
      </div>
      {values.length > 0 && (
        <dl
          aria-label="Values"
          className="grid max-h-40 grid-cols-[auto_1fr] gap-x-3 gap-y-1 overflow-y-auto border-line border-t px-4 py-2 text-sm"
        >
          {values.map(({ name, spoken }) => (
            <div key={name} className="contents">
              <dt className="font-mono text-muted">{name}</dt>
              <dd className="truncate">{spoken}</dd>
            </div>
          ))}
        </dl>
      )}
      {state && !state.end && (
        <form className="flex flex-col gap-2 border-line border-t p-3" onSubmit={send}>
          <Understood rehearsal={rehearsal} text={text} />
          <div className="flex gap-2">
            <Input
              aria-label="What the caller says"
              placeholder="What the caller says"
              value={text}
              disabled={open !== null}
              onChange={({ target }) => setText(target.value)}
            />
            <Button type="submit" disabled={open !== null || !text.trim()}>
              Say
            </Button>
          </div>
          <div className="flex gap-2">
            <Button size="sm" variant="ghost" disabled={open !== null} onClick={() => act({ type: 'silence' })}>
              Stay silent
            </Button>
            <Button
              size="sm"
              variant="ghost"
              disabled={open !== null || !/^[\d*#]+$/.test(text.trim())}
              onClick={() => {
                act({ type: 'key_pressed', digits: text.trim() });
                setText('');
              }}
            >
              Send as keypad input
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
