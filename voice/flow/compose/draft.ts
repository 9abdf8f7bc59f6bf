import { type FlowPlan, type PlanQuestion, questionsOf } from '#domain/agents/flow-plans.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { fallBack, type Where } from './plan-text.ts';
import type { ComposeWords } from './words.ts';

/** A flow in the making, with the plan and what its parts need of each other. */
export interface Draft {
  plan: FlowPlan;
  words: ComposeWords;
  flow: Flow;
  questions: ReadonlyMap<string, PlanQuestion>;
  add(id: string, type: string, title: string, config: Record<string, Json>): string;
  link(from: string, port: string, to: string): void;
  /** Of a text of the plan, at a place where these names surely have a value. */
  text(text: string, sure: ReadonlySet<string>, unset?: 'spoken' | 'written'): string;
}

/** What a name says. */
export const labelOf = (name: string) => name.replaceAll('_', ' ');

/** The first question of a type, those for everyone first. */
export const firstOf = ({ questions }: Pick<Draft, 'questions'>, type: PlanQuestion['type']): string | null =>
  [...questions.values()].find((question) => question.type === type)?.name ?? null;

/** Nothing drawn yet. */
export function startDraft(plan: FlowPlan, words: ComposeWords): Draft {
  const flow: Flow = { name: plan.name, nodes: [], edges: [] };
  const questions = new Map(questionsOf(plan).map((question) => [question.name, question]));
  return {
    plan,
    words,
    flow,
    questions,
    add(id, type, title, config) {
      if (!flow.nodes.some((node) => node.id === id)) flow.nodes.push({ id, type, title, config, x: 0, y: 0 });
      return id;
    },
    link: (from, port, to) => void flow.edges.push({ from, port, to }),
    text(text, sure, unset = 'spoken') {
      const where: Where = { sure, questions, words };
      return fallBack(words.known(text), where, unset);
    },
  };
}

/** Where no name surely has a value. */
export const nothing: ReadonlySet<string> = new Set();

/** The person who takes over; made where something leads to them. */
export function personOf({ plan, words, add, text }: Draft): string {
  const { text: said, phone } = plan.handOver!;
  return add('hand_over', 'transfer_person', words.titles.person, { text: text(said, nothing), phone });
}

/** The end for those who do not want to say what is needed. */
export const refusedEnd = ({ words, add }: Draft) =>
  add('bye_refused', 'end', words.titles.refused, { message: words.refused, outcome: 'neutral' });

/** Whether a plan hands over to a person then. */
export const handsOver = ({ plan }: Draft, when: 'not_understood' | 'refused' | 'no_time' | 'end') =>
  plan.handOver?.when.includes(when) === true;
