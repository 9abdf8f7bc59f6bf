import '#web/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { Flow, FlowEdge, FlowNode } from '#domain/agents/workflows.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';
import { queryClient } from '#web/lib/query.ts';
import { WorkspaceProvider } from '#web/lib/workspace.tsx';
import { aWorkspace } from '#web/testing/render-page.tsx';
import Builder from './builder.tsx';

/** The builder alone in a page, over a large flow, for the benchmark that measures it in a browser. */

/** A flow of so many steps, each question with two ways out: one on, one further on. */
function largeFlow(steps: number): Flow {
  const nodes: FlowNode[] = [
    { id: 'start', type: 'start', title: 'Start Call', config: { greeting: 'Hello.' }, x: 0, y: 0 },
    ...Array.from({ length: steps - 2 }, (_, n) => ({
      id: `ask_${n}`,
      type: 'ask',
      title: `Question ${n}`,
      x: 320 * (1 + (n % 10)),
      y: 320 * Math.floor(n / 10),
      config: { slots: [{ name: `answer_${n}`, type: 'text', prompt: `What about number ${n}?` }] },
    })),
    { id: 'end', type: 'end', title: 'End Call', config: {}, x: 0, y: 400 },
  ];
  const idOf = (n: number) => (n >= steps - 2 ? 'end' : `ask_${n}`);
  const edges: FlowEdge[] = [{ from: 'start', port: 'next', to: 'ask_0' }];
  for (let n = 0; n < steps - 2; n += 1) {
    edges.push({ from: idOf(n), port: 'filled', to: idOf(n + 1) });
    edges.push({ from: idOf(n), port: 'refused', to: idOf(n + 7) });
  }
  return { name: 'Large', nodes, edges: edges.slice(0, 200) };
}

/** Shows the builder over a flow of so many steps. @returns milliseconds until every card is there */
export async function show(steps: number): Promise<number> {
  const from = performance.now();
  createRoot(document.getElementById('root')!).render(
    <QueryClientProvider client={queryClient}>
      <WorkspaceProvider workspace={aWorkspace()}>
        <Builder
          flow={largeFlow(steps)}
          onChange={() => {}}
          rebase={(_, wanted) => wanted}
          readOnly={false}
          agentId={null}
          voice="sarah"
          language="en-US"
        />
      </WorkspaceProvider>
    </QueryClientProvider>,
  );
  while (document.querySelectorAll('.react-flow__node').length < steps)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - from;
}

/** Milliseconds that each of so many edits takes to be checked; the first ones warm up. */
export function checkEdits(steps: number, edits: number): number[] {
  const flow = largeFlow(steps);
  return Array.from({ length: edits + 10 }, (_, n) => {
    // A new object for the step that was edited, as an edit makes it.
    const nodes = flow.nodes.map((node, at) => (at === 5 ? { ...node, title: `Edited ${n}` } : node));
    const from = performance.now();
    validateFlow({ ...flow, nodes });
    return performance.now() - from;
  }).slice(10);
}

let frames: number[] = [];
let frame = 0;

/** Notes the milliseconds between frames from now on. */
export function watchFrames(): void {
  frames = [];
  let last = performance.now();
  const tick = (now: number) => {
    frames.push(now - last);
    last = now;
    frame = requestAnimationFrame(tick);
  };
  frame = requestAnimationFrame(tick);
}

/** What was noted since. */
export function framesSeen(): number[] {
  cancelAnimationFrame(frame);
  return frames.slice(1);
}

const drawn = new Set<Element>();

/** Notes the cards that are drawn again from now on; that one is moved as a whole is no drawing. */
export function watchCards(): void {
  new MutationObserver((records) => {
    for (const { target } of records) {
      const card = target instanceof Element ? target.closest('.react-flow__node') : null;
      if (card && card !== target) drawn.add(card);
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** How many cards were drawn since it was asked last. */
export function cardsDrawn(): number {
  const { size } = drawn;
  drawn.clear();
  return size;
}
