import type { FlowPlan, PlanQuestion } from '#domain/agents/flow-plans.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { isPromise } from '../lint/promises.ts';
import { stepOf } from '../steps/catalog.ts';
import { askNode } from './ask-node.ts';
import { branchWays } from './branches.ts';
import { type Draft, firstOf, handsOver, labelOf, nothing, personOf, refusedEnd, startDraft } from './draft.ts';
import { layOut } from './layout.ts';
import { actionNodes } from './plan-actions.ts';
import { type ComposeWords, composeWords } from './words.ts';

/** Notes of an appointment: what the first questions gave. */
const mostNotes = 12;

function bookNode(draft: Draft, sure: ReadonlySet<string>, next: string): string {
  const { plan, add, link, text, words, questions } = draft;
  const { ask, durationMinutes, calendars, weekdays, opens, closes, noticeHours } = plan.booking!;
  const referenceTo = (type: PlanQuestion['type']) => {
    const name = firstOf(draft, type);
    return name === null ? '' : `{{${name}|}}`;
  };
  const notes = [...questions.keys()]
    .slice(0, mostNotes)
    .map((name) => `${labelOf(name)}: {{${name}|${words.notGiven}}}`);
  const id = add('book', 'schedule', words.titles.book, {
    prompt: text(ask, sure),
    durationMinutes,
    calendars,
    weekdays,
    opens,
    closes,
    noticeHours,
    title: words.appointmentWith(firstOf(draft, 'name')),
    attendee: { name: referenceTo('name'), email: referenceTo('email'), phone: referenceTo('phone') },
    notes: notes.join('\n'),
  });
  link(id, 'booked', next);
  link(id, 'refused', handsOver(draft, 'refused') ? personOf(draft) : refusedEnd(draft));
  if (handsOver(draft, 'not_understood')) link(id, 'no_match', personOf(draft));
  if (handsOver(draft, 'no_time')) for (const port of ['none_suitable', 'error']) link(id, port, personOf(draft));
  return id;
}

function answersNode(draft: Draft, next: string): string {
  const { plan, add, link, words } = draft;
  const isFirst = plan.questions.length === 0 && plan.booking === null;
  const prompt = isFirst ? words.howCanIHelp : words.anythingElse;
  const id = add('answers', 'knowledge', words.titles.answers, { prompt, more: words.anythingElse });
  link(id, 'done', next);
  if (handsOver(draft, 'not_understood')) link(id, 'unknown', personOf(draft));
  return id;
}

/** Names that surely have a value behind the questions for everyone, up to each of the places that ways lead to. */
function sureAt({ questions, branches }: FlowPlan) {
  const until = (count: number) =>
    new Set(questions.slice(0, count).flatMap(({ name, required }) => (required ? [name] : [])));
  /** Ways may lead past what is asked later. */
  const behind = (...ways: string[]) =>
    Math.min(
      questions.length,
      ...branches
        .filter(({ leadsTo }) => ways.includes(leadsTo))
        .map(({ question }) => questions.findIndex(({ name }) => name === question) + 1),
    );
  return { until, atBooking: until(behind('book')), atEnd: until(behind('book', 'finish')) };
}

function draw(plan: FlowPlan, words: ComposeWords, isPromised: boolean): Flow {
  const draft = startDraft(plan, words);
  const { add, link, text, flow } = draft;
  const { until, atBooking, atEnd } = sureAt(plan);
  add('start', 'start', words.titles.start, { greeting: text(plan.greeting, nothing) });
  let next = handsOver(draft, 'end')
    ? personOf(draft)
    : add('bye', 'end', words.titles.end, { message: text(plan.closing, atEnd), outcome: 'success' });
  if (plan.answers) next = answersNode(draft, next);
  next = actionNodes(draft, atEnd, isPromised, next);
  const finish = next;
  if (plan.booking) next = bookNode(draft, atBooking, next);
  const book = next;
  for (const [index, question] of [...plan.questions.entries()].reverse()) {
    next = branchWays(draft, question, until(index + 1), { next, finish, book });
    next = askNode(draft, question, until(index), next);
  }
  link('start', 'next', next);
  return layOut(inOrder(flow));
}

/** Steps in the order in which a call may meet them: what was drawn from its end is read from its beginning. */
function inOrder({ nodes, ...flow }: Flow): Flow {
  const met = new Set(['start']);
  for (const id of met) for (const edge of flow.edges) if (edge.from === id) met.add(edge.to);
  return { ...flow, nodes: [...met].map((id) => nodes.find((node) => node.id === id)!) };
}

/** Whether a flow promises that someone will be heard of, and tells no one. */
function breaksPromise({ nodes }: Flow): boolean {
  const configured = nodes.map(stepOf).filter((one) => one !== null);
  if (configured.some(({ step, config }) => step.tells?.(config))) return false;
  return configured.some(({ step, config }) => step.texts(config).spoken.some(isPromise));
}

/**
 * The flow of a plan: the same for the same plan, without errors, and with an end on every way. What the plan promises
 * callers without telling anyone is left in the Inbox.
 */
export function composeFlow(plan: FlowPlan, language: string): Flow {
  const words = composeWords(language);
  const flow = draw(plan, words, false);
  return breaksPromise(flow) ? draw(plan, words, true) : flow;
}
