import { ReactFlowProvider } from '@xyflow/react';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { EditedSettings } from '#domain/agents/draft-edits.ts';
import type { Present } from '#domain/agents/drafts.ts';
import { moveTo } from '#domain/agents/flow-edits/places.ts';
import type { Tone } from '#domain/agents/tone.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';
import { useWide } from '#web/lib/use-wide.ts';
import { cn } from '#web/ui/cn.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { builderFrame } from './builder-skeleton.tsx';
import { BuilderStore } from './builder-store.ts';
import { Canvas } from './canvas/canvas.tsx';
import { isUnarranged, layOut } from './canvas/lay-out.ts';
import { light } from './canvas/lit.ts';
import { FindStep } from './find-step.tsx';
import type { Rebase } from './history.ts';
import { Inspector } from './inspector/inspector.tsx';
import { Outline } from './outline/outline.tsx';
import { Palette } from './palette.tsx';
import { ProblemsPanel } from './problems/problems-panel.tsx';
import { StepChooser } from './step-chooser.tsx';
import { type Panel, Toolbar, type View } from './toolbar.tsx';
import { TryTabs } from './try/try-tabs.tsx';
import { BuilderProvider, type StepPlace, useBuilder, useBuilderState } from './use-builder.tsx';
import { VariablesPanel } from './variables-panel.tsx';
import { useWords, type Words } from './words/use-words.ts';
import { WordsPanel } from './words/words-panel.tsx';

export interface BuilderProps {
  flow: Flow;
  /** Told of each document that an edit makes. */
  onChange: (flow: Flow, settings?: EditedSettings) => void;
  /** Settings of the agent that may be changed in words; left out for a workflow. */
  settings?: EditedSettings;
  rebase: Rebase;
  readOnly: boolean;
  /** The agent whose flow it is; null for a workflow. */
  agentId: string | null;
  voice: string;
  language: string;
  greeting?: string;
  tone?: Tone | undefined;
  /** Who else has the flow open, and at which step. */
  people?: readonly Present[];
  /** Told of the step that is chosen; null for none or several. */
  onNode?: (nodeId: string | null) => void;
  /** Talks with what is stored of the flow, by voice. */
  talk?: ReactNode;
  /** Ids of steps that are lit from the beginning, with commas: the way of a conversation. The last is chosen. */
  shown?: string;
  /** Buttons at the end of the toolbar. */
  actions?: ReactNode;
  /** What is open beside the flow at first; left out: nothing. */
  opensWith?: Panel;
}

const nobody: readonly Present[] = [];

const isField = (target: EventTarget) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** No one has arranged it: it is shown laid out, and stored so with the first edit. */
const arranged = (flow: Flow): Flow => (isUnarranged(flow) ? moveTo(flow, layOut(flow)) : flow);

function Side({
  panel,
  titleField,
  onShow,
  talk,
  words,
}: {
  panel: Panel;
  titleField: React.RefObject<HTMLInputElement | null>;
  onShow: (choose: () => void, stays?: boolean) => void;
  talk: ReactNode;
  words: Words;
}) {
  if (panel === 'words') return <WordsPanel words={words} onShow={onShow} />;
  if (panel === 'problems') return <ProblemsPanel onShow={onShow} />;
  if (panel === 'variables') return <VariablesPanel />;
  if (panel === 'try') return <TryTabs talk={talk} />;
  return <Inspector titleField={titleField} />;
}

interface FrameProps {
  place: StepPlace | null;
  onChosen: () => void;
  actions: ReactNode;
  talk: ReactNode;
  opensWith: Panel;
}

function Frame({ place, onChosen, actions, talk, opensWith }: FrameProps) {
  const { store, readOnly } = useBuilder();
  const isWide = useWide('64rem');
  const isRoomy = useWide('100rem');
  const isPhone = !useWide('48rem');
  const [view, setView] = useState<View | null>(null);
  const [panel, setPanel] = useState<Panel>(opensWith);
  const [drawer, setDrawer] = useState(opensWith !== 'step');
  const [finding, setFinding] = useState(false);
  const words = useWords();
  const titleField = useRef<HTMLInputElement>(null);
  const hasChosen = useBuilderState(({ selected }) => selected.length > 0);
  // On a telephone the outline is the way to edit; the canvas is there to be looked at.
  const shown: View = view ?? (isPhone ? 'outline' : 'canvas');

  // A step that is chosen on the canvas is shown in place of the list of problems; one that is chosen in that list is not.
  const byList = useRef(false);
  useEffect(() => {
    let before = store.get().selected;
    return store.subscribe(() => {
      const { selected } = store.get();
      if (selected !== before && selected.length > 0 && !byList.current)
        setPanel((now) => (now === 'problems' ? 'step' : now));
      before = selected;
    });
  }, [store]);

  const edit = useCallback(() => {
    setPanel('step');
    setDrawer(true);
    requestAnimationFrame(() => titleField.current?.focus());
  }, []);

  function showPanel(next: Panel) {
    setPanel(next);
    setDrawer(next !== 'step');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'f') setFinding(true);
    else if (key === 'e' && !readOnly) showPanel(panel === 'words' ? 'step' : 'words');
    else if (isField(event.target) || readOnly) return;
    else if (key === 'z') event.shiftKey ? store.redo() : store.undo();
    else if (key === 'y') store.redo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const side = (
    <Side
      panel={panel}
      titleField={titleField}
      talk={talk}
      words={words}
      onShow={(choose, stays = false) => {
        byList.current = true;
        choose();
        byList.current = false;
        if (!isWide && !stays) setDrawer(false);
      }}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the parts inside, which have roles.
    <div
      className={cn('flex min-w-0 flex-col overflow-hidden border-line bg-surface', builderFrame)}
      onKeyDown={onKeyDown}
    >
      <Toolbar view={shown} onView={setView} panel={panel} onPanel={showPanel} onFind={() => setFinding(true)}>
        {actions}
      </Toolbar>
      <div className="flex min-h-0 flex-1">
        {isWide && !readOnly && <Palette isRoomy={isRoomy} />}
        <div className="relative min-w-0 flex-1">
          {shown === 'canvas' ? <Canvas onEdit={edit} lookOnly={isPhone} /> : <Outline onEdit={edit} onRename={edit} />}
        </div>
        {isWide && (panel !== 'step' || hasChosen) && (
          <aside aria-label="Inspector" className="w-80 shrink-0 overflow-y-auto border-line border-l 2xl:w-96">
            {side}
          </aside>
        )}
      </div>
      {!isWide && (
        <Drawer
          open={drawer && (panel !== 'step' || hasChosen)}
          onOpenChange={setDrawer}
          title="Inspector"
          side="right"
          className="w-[26rem]"
        >
          <div className="min-h-0 flex-1 overflow-y-auto">{side}</div>
        </Drawer>
      )}
      <StepChooser place={place} onClose={onChosen} />
      <FindStep open={finding} onClose={() => setFinding(false)} />
    </div>
  );
}

/**
 * The Visual Builder: one flow as a canvas and as an outline, with an inspector beside it. It keeps the history of what was
 * edited; what is edited is for the page that shows it to store.
 */
export default function Builder(props: BuilderProps) {
  const {
    flow,
    onChange,
    rebase,
    readOnly,
    agentId,
    voice,
    language,
    greeting,
    tone,
    people = nobody,
    onNode,
    shown = '',
  } = props;
  const handOn = useRef(onChange);
  handOn.current = onChange;
  const merge = useRef(rebase);
  merge.current = rebase;
  const [store] = useState(
    () =>
      new BuilderStore({
        flow: arranged(flow),
        settings: props.settings ?? null,
        onChange: (...made) => handOn.current(...made),
        rebase: (...flows) => merge.current(...flows),
        now: () => performance.now(),
      }),
  );
  const given = useRef(flow);
  // A document that someone else changed; our own come back as the same object.
  useEffect(() => {
    if (flow !== given.current && flow !== store.get().flow) store.receive(arranged(flow));
    given.current = flow;
  }, [flow, store]);

  const { settings = null } = props;
  useEffect(() => store.receiveSettings(settings), [settings, store]);

  const tellNode = useRef(onNode);
  tellNode.current = onNode;
  useEffect(
    () =>
      store.subscribe(() => {
        const { selected } = store.get();
        tellNode.current?.(selected.length === 1 ? selected[0]! : null);
      }),
    [store],
  );

  useEffect(() => {
    const known = new Set(store.get().flow.nodes.map(({ id }) => id));
    const ids = shown.split(',').filter((id) => known.has(id));
    light(ids);
    if (ids.length > 0) store.select(ids.slice(-1));
    return () => light([]);
  }, [shown, store]);

  const present = useStoredFlow(store);
  const checked = useDeferredValue(present);
  const problems = useMemo(() => validateFlow(checked), [checked]);
  const [place, setPlace] = useState<StepPlace | null>(null);
  const context = useMemo(
    () => ({ store, readOnly, problems, agentId, voice, language, greeting, tone, people, chooseStep: setPlace }),
    [store, readOnly, problems, agentId, voice, language, greeting, tone, people],
  );
  return (
    <ReactFlowProvider>
      <BuilderProvider value={context}>
        <Frame
          place={place}
          onChosen={() => setPlace(null)}
          actions={props.actions}
          talk={props.talk}
          opensWith={props.opensWith ?? 'step'}
        />
      </BuilderProvider>
    </ReactFlowProvider>
  );
}

function useStoredFlow(store: BuilderStore): Flow {
  const [flow, setFlow] = useState(() => store.get().flow);
  useEffect(() => store.subscribe(() => setFlow(store.get().flow)), [store]);
  return flow;
}
