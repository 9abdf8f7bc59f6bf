import {
  applyNodeChanges,
  Background,
  BackgroundVariant,
  type Connection,
  Controls,
  type FinalConnectionState,
  type NodeChange,
  Panel,
  ReactFlow,
  type ReactFlowInstance,
} from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import './canvas.css';
import { type DragEvent, type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { gridSize, moveTo } from '#domain/agents/flow-edits/places.ts';
import { connect, disconnect } from '#domain/agents/flow-edits/ways.ts';
import { findStep } from '#voice/flow/steps/catalog.ts';
import { addNewStep, clipOf, paste, remove } from '../builder-commands.ts';
import { isNote } from '../step-view.ts';
import { useBuilder, useBuilderState } from '../use-builder.tsx';
import { onCanvasKey } from './canvas-keys.ts';
import { cardSize } from './card-size.ts';
import { directionOf } from './direction.ts';
import { type CardNode, createDrawer, type DrawnNode, type WayEdge } from './drawn.ts';
import { FirstSteps } from './first-steps.tsx';
import { FlowMap } from './flow-map.tsx';
import { GroupFrame } from './group-frame.tsx';
import { hover, leave } from './hovered.ts';
import { useLastLit } from './lit.ts';
import { NoteCard } from './note-card.tsx';
import { StepCard } from './step-card.tsx';
import { stepDrag } from './step-drag.ts';
import { WayLine } from './way-line.tsx';
import { ZoomLevel } from './zoom-level.tsx';

// Made once: React Flow draws every card again for new ones (measured: 103 cards a move instead of one).
const nodeTypes = { step: StepCard, note: NoteCard, frame: GroupFrame };
const edgeTypes = { way: WayLine };
/** From so many steps on a small map helps: not all of them are seen at a time. */
const minimapFrom = 12;
/** Up to so many steps a flow is its beginning and its end, and nothing between. */
const emptyUpTo = 2;

/** The way under the pointer, by the name of its line. */
function wayAt(event: { clientX: number; clientY: number }): { from: string; port: string } | null {
  const line = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest<SVGGElement>('.react-flow__edge'))
    .find((edge) => edge !== null);
  const [from, port] = line?.dataset.id?.split('.') ?? [];
  return from && port ? { from, port } : null;
}

/** Smaller than this no one reads a card, in the larger letters that it then has, either. */
const readable = 0.45;
/** Pixels between a step that is brought into view and the edge. */
const edge = 24;
/** Beside a flow that is shown whole; at the left is what zooms. */
const around = { top: '44px', right: '32px', bottom: '32px', left: '64px' } as const;
/** How large the beginning of a flow is shown that is too large to be read whole. */
const beginning = 0.75;

/** Shows the whole flow where that can be read, else its beginning. */
function showStart(view: ReactFlowInstance<DrawnNode, WayEdge>, frame: HTMLElement): void {
  const { width, height } = frame.getBoundingClientRect();
  const bounds = view.getNodesBounds(view.getNodes());
  const zoom = Math.min(1, width / (bounds.width + 80), height / (bounds.height + 80));
  if (zoom >= readable || width === 0) {
    void view.fitView({ maxZoom: 1, padding: around });
    return;
  }
  const start = view
    .getNodes()
    .find(({ type, data }) => type === 'step' && (data as CardNode['data']).node.type === 'start');
  if (start && height / (bounds.height + 80) < width / (bounds.width + 80)) {
    // It is taller than wide: it begins at the top.
    const x = width / 2 - (start.position.x + (start.width ?? 0) / 2) * beginning;
    void view.setViewport({ x, y: 32 - start.position.y * beginning, zoom: beginning });
    return;
  }
  const y = start ? start.position.y + (start.height ?? 0) / 2 : bounds.y + bounds.height / 2;
  void view.setViewport({
    x: 32 - (start?.position.x ?? bounds.x) * beginning,
    y: height / 2 - y * beginning,
    zoom: beginning,
  });
}

/** The flow as a graph. It draws the document and turns what people do to the picture into edits of the document. */
export function Canvas({ onEdit, lookOnly }: { onEdit: () => void; lookOnly: boolean }) {
  const { store, problems, chooseStep, ...builder } = useBuilder();
  const readOnly = builder.readOnly || lookOnly;
  const flow = useBuilderState((state) => state.flow);
  const selected = useBuilderState((state) => state.selected);
  const [draw] = useState(createDrawer);
  const { nodes: drawn, edges } = useMemo(
    () => draw({ flow, problems: problems.filter((one) => !isNote(one)), selected }),
    [draw, flow, problems, selected],
  );
  // A copy, since a card that is being dragged is ahead of the document until it is let go.
  const [nodes, setNodes] = useState<DrawnNode[]>(drawn);
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ReactFlowInstance<DrawnNode, WayEdge> | null>(null);

  useEffect(() => setNodes(drawn), [drawn]);

  const onNodesChange = useCallback(
    (changes: NodeChange<DrawnNode>[]) => {
      const chosen = changes.filter((change) => change.type === 'select');
      if (chosen.length > 0) {
        const next = new Set(store.get().selected);
        for (const { id, selected: isChosen } of chosen) isChosen ? next.add(id) : next.delete(id);
        store.select([...next]);
      }
      const others = changes.filter(({ type }) => type === 'position' || type === 'dimensions');
      if (others.length > 0) setNodes((before) => applyNodeChanges(others, before));
    },
    [store],
  );

  const onDragStop = useCallback(
    (_: unknown, dragged: DrawnNode, all: DrawnNode[]) => {
      const places = new Map(all.map(({ id, position }) => [id, position]));
      const group = dragged.type === 'frame' ? dragged.data.group : null;
      if (group) {
        // The title of a group moves its members.
        const before = drawn.find(({ id }) => id === dragged.id)!.position;
        const by = { x: dragged.position.x - before.x, y: dragged.position.y - before.y };
        for (const node of store.get().flow.nodes)
          if (group.nodes.includes(node.id)) places.set(node.id, { x: node.x + by.x, y: node.y + by.y });
      }
      const { flow: now } = store.get();
      store.edit(() => moveTo(now, places));
      // Let go where it was taken: the picture goes back to the grid.
      setNodes((shown) => (store.get().flow === now ? drawn : shown));
    },
    [store, drawn],
  );

  const onConnect = useCallback(
    ({ source, sourceHandle, target }: Connection) => {
      if (sourceHandle) store.edit((now) => connect(now, { from: source, port: sourceHandle }, target));
    },
    [store],
  );

  const onConnectEnd = useCallback(
    (event: MouseEvent | TouchEvent, { isValid, fromHandle, toNode }: FinalConnectionState) => {
      if (isValid || toNode || !fromHandle?.id || fromHandle.type !== 'source' || !view) return;
      const { clientX, clientY } = 'changedTouches' in event ? event.changedTouches[0]! : event;
      const at = view.screenToFlowPosition({ x: clientX, y: clientY });
      chooseStep({ way: { from: fromHandle.nodeId, port: fromHandle.id }, at });
    },
    [view, chooseStep],
  );

  const focus = useCallback(
    (id: string) => frame.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus({ preventScroll: true }),
    [],
  );

  // A step that was chosen elsewhere, or added, or that a conversation has come to, is brought into view; what is in view
  // stays where it is.
  const chosen = selected.length === 1 ? selected[0] : undefined;
  const lit = useLastLit();
  const wanted = flow.nodes.find(({ id }) => id === (lit ?? chosen));
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another step is wanted, not when it is moved.
  useEffect(() => {
    if (!view || !wanted || !frame.current) return;
    const { x, y, width, height } = frame.current.getBoundingClientRect();
    const size = cardSize(wanted, flow, directionOf(flow));
    const from = view.flowToScreenPosition(wanted);
    const to = view.flowToScreenPosition({ x: wanted.x + size.width, y: wanted.y + size.height });
    // As little as it takes: what one has looked at stays where it is. The upper left corner wins over the other.
    const by = (start: number, end: number, low: number, high: number) =>
      Math.max(low + edge - start, Math.min(0, high - edge - end)) * Number(start < low || end > high);
    const [byX, byY] = [by(from.x, to.x, x, x + width), by(from.y, to.y, y, y + height)];
    if (byX === 0 && byY === 0) return;
    const now = view.getViewport();
    void view.setViewport({ x: now.x + byX, y: now.y + byY, zoom: now.zoom });
  }, [wanted?.id, view]);

  function onKeyDown(event: KeyboardEvent) {
    if (!view || !onCanvasKey(event, { store, readOnly, problems, view, focus, chooseStep, edit: onEdit })) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onDrop(event: DragEvent) {
    const step = findStep(event.dataTransfer.getData(stepDrag));
    if (!step || !view || readOnly) return;
    event.preventDefault();
    const way = wayAt(event);
    const at = view.screenToFlowPosition({ x: event.clientX, y: event.clientY });
    addNewStep(store, step, { at, ...(way && { way }) });
  }

  const centre = () => {
    const box = frame.current!.getBoundingClientRect();
    return view!.screenToFlowPosition({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the cards inside, which have roles.
    <div
      ref={frame}
      className="flow-canvas size-full"
      onKeyDown={onKeyDown}
      onCopy={(event) => {
        const clip = clipOf(store);
        if (!clip || event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
        event.clipboardData.setData('text/plain', clip);
        event.preventDefault();
      }}
      onCut={(event) => {
        const clip = clipOf(store);
        if (
          !clip ||
          readOnly ||
          event.target instanceof HTMLTextAreaElement ||
          event.target instanceof HTMLInputElement
        )
          return;
        event.clipboardData.setData('text/plain', clip);
        remove(store, store.get().selected);
        event.preventDefault();
      }}
      onPaste={(event) => {
        if (
          !view ||
          readOnly ||
          event.target instanceof HTMLTextAreaElement ||
          event.target instanceof HTMLInputElement
        )
          return;
        if (paste(store, event.clipboardData.getData('text/plain'), centre())) event.preventDefault();
      }}
      onDragOver={(event) => event.dataTransfer.types.includes(stepDrag) && event.preventDefault()}
      onDrop={onDrop}
    >
      <ReactFlow<DrawnNode, WayEdge>
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onInit={(opened) => {
          setView(opened);
          showStart(opened, frame.current!);
        }}
        onNodesChange={onNodesChange}
        onNodeDragStop={onDragStop}
        onSelectionDragStop={(event, all) => all[0] && onDragStop(event, all[0], all)}
        onConnect={onConnect}
        onConnectEnd={onConnectEnd}
        onReconnect={({ id }, { source, sourceHandle, target }) => {
          const [from = '', port = ''] = id.split('.');
          if (sourceHandle)
            store.edit((now) => connect(disconnect(now, { from, port }), { from: source, port: sourceHandle }, target));
        }}
        onEdgeMouseEnter={(_, { id }) => hover(id)}
        onEdgeMouseLeave={leave}
        onNodeDoubleClick={onEdit}
        nodesDraggable={!readOnly}
        nodesConnectable={!readOnly}
        edgesReconnectable={!readOnly}
        edgesFocusable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        selectionKeyCode="Shift"
        multiSelectionKeyCode={['Meta', 'Control']}
        snapToGrid
        snapGrid={[gridSize, gridSize]}
        minZoom={0.2}
        maxZoom={1.6}
      >
        <ZoomLevel frame={frame} />
        <Background variant={BackgroundVariant.Dots} gap={2 * gridSize} size={1} />
        {flow.nodes.length <= emptyUpTo && !readOnly && (
          <Panel position="top-center">
            <FirstSteps onAdd={() => chooseStep({})} />
          </Panel>
        )}
        <Controls showInteractive={false} position="bottom-left" />
        {flow.nodes.length >= minimapFrom && <FlowMap nodes={nodes} />}
      </ReactFlow>
    </div>
  );
}
