import type { Expression } from '#domain/agents/expressions.ts';
import { type PlanBranch, type PlanQuestion, sameLabel } from '#domain/agents/flow-plans.ts';
import type { Json } from '#domain/platform/json.ts';
import { askNode } from './ask-node.ts';
import { choicesOf } from './choices.ts';
import { type Draft, labelOf, personOf } from './draft.ts';
import type { ComposeWords } from './words.ts';

/** Where the ways of a plan lead. */
interface Ends {
  next: string;
  finish: string;
  book: string;
}

/** When a way is taken. */
function conditionOf({ name, type, choices }: PlanQuestion, { answers, atLeast, below }: PlanBranch): Expression {
  const value: Expression = { var: name };
  if (type === 'yes_no') {
    const isMeant = (word: string) => answers.some((answer) => sameLabel(answer, word));
    if (isMeant('yes') && isMeant('no')) return { op: 'is_set', args: [value] };
    return { op: 'eq', args: [value, isMeant('yes')] };
  }
  if (type === 'choice') {
    const meant = choicesOf(choices).filter(({ label }) => answers.some((answer) => sameLabel(answer, label)));
    return { op: 'in', args: [value, ...meant.map((choice) => choice.value)] };
  }
  const bounds: Expression[] = [
    ...(atLeast === null ? [] : [{ op: 'gte' as const, args: [value, atLeast] }]),
    ...(below === null ? [] : [{ op: 'lt' as const, args: [value, below] }]),
  ];
  return { op: 'and', args: bounds };
}

const mostLabel = 80;

const titleOf = ({ answers, atLeast, below }: PlanBranch, words: ComposeWords) =>
  [...answers, ...(atLeast === null ? [] : [words.from(atLeast)]), ...(below === null ? [] : [words.below(below)])]
    .join(', ')
    .slice(0, mostLabel);

/** One way: what is said and asked on it, and where it leads. Answers its first step. */
function way(draft: Draft, branch: PlanBranch, number: number, sure: ReadonlySet<string>, ends: Ends): string {
  const { plan, add, link, text, words } = draft;
  const known = new Set(sure);
  const asked = branch.questions.map((question) => {
    const before = new Set(known);
    if (question.required) known.add(question.name);
    return { question, before };
  });
  const bye = () =>
    add(`bye_way_${number}`, 'end', words.titles.end, {
      message: text(branch.closing || plan.closing, known),
      outcome: 'neutral',
    });
  const last = { go_on: () => ends.next, book: () => ends.book, finish: () => ends.finish, end: bye };
  let to = branch.leadsTo === 'hand_over' ? personOf(draft) : last[branch.leadsTo]();
  for (const { question, before } of asked.reverse()) to = askNode(draft, question, before, to);
  if (branch.say === '') return to;
  const said = text(branch.say, sure);
  if (said === '') return to;
  const id = add(`say_way_${number}`, 'say', words.titles.say, { text: said });
  link(id, 'next', to);
  return id;
}

/** The ways that part behind a question. Answers the step that follows it. */
export function branchWays(draft: Draft, question: PlanQuestion, sure: ReadonlySet<string>, ends: Ends): string {
  const { plan, add, link, words } = draft;
  const branches = plan.branches
    .map((branch, index) => ({ branch, number: index + 1 }))
    .filter(({ branch }) => branch.question === question.name);
  if (branches.length === 0) return ends.next;
  const id = add(`ways_${question.name}`, 'decision', words.titles.ways(labelOf(question.name)), {
    branches: branches.map(({ branch, number }) => ({
      port: `way_${number}`,
      label: titleOf(branch, words),
      when: conditionOf(question, branch) as Json,
    })),
  });
  for (const { branch, number } of branches) link(id, `way_${number}`, way(draft, branch, number, sure, ends));
  link(id, 'else', ends.next);
  return id;
}
