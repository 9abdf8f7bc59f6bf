import type { FlowNode } from '#domain/agents/workflows.ts';
import type { Question } from './dialogue.ts';
import { patienceOf } from './patience.ts';
import { listen, type Talk } from './talk.ts';

/** A node of the graph that runs. */
export function nodeOf(talk: Talk, id: string): FlowNode | undefined {
  return talk.graph.nodes.find((node) => node.id === id);
}

/** Lets the caller speak without asking once more. */
export function giveFloor(talk: Talk, question: Question, waitMs?: number): void {
  // What is said aside is no part of the step.
  const timing = talk.snapshot.aside === null ? nodeOf(talk, talk.frame.node)?.timing : undefined;
  const { silenceMs, ...wait } = timing ?? {};
  const patience = patienceOf(talk.snapshot);
  const usual = patience[talk.snapshot.silences % patience.length]!;
  listen(talk, question.expects, waitMs ?? silenceMs ?? usual, wait);
}
