import { removeSteps } from '#domain/agents/flow-edits/steps.ts';
import type { Flow, FlowNode, SlotType } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import { composeWords } from '../compose/words.ts';
import { askedIn, bookingIn, type EditedDraft, mainWay, promptIn, withConfig } from './draft.ts';
import { type EditOf, type Outcome, quoted, refused, wordsOf } from './outcome.ts';
import { putBefore, putBehind, type Unplaced } from './place-step.ts';

type Sending = EditOf<'send'>['what'];

const sends: Record<Sending, (node: FlowNode) => boolean> = {
  email_team: ({ type, config }) => type === 'send_email' && config.to === 'team',
  email_caller: ({ type, config }) => type === 'send_email' && config.to !== 'team',
  sms_caller: ({ type }) => type === 'send_sms',
};

const inWords: Record<Sending, string> = {
  email_team: 'an email to the team',
  email_caller: 'an email to the caller',
  sms_caller: 'a text message to the caller',
};

const nameOfType = (flow: Flow, type: SlotType) => askedIn(flow).find(({ slot }) => slot.type === type)?.slot.name;

/** What was collected, a line each, as the business reads it. */
function collected(flow: Flow, language: string): string {
  const words = composeWords(language);
  const names = [...new Set(askedIn(flow).map(({ slot }) => slot.name))].slice(0, 20);
  const lines = names.map((name) => `${wordsOf(name)}: {{${name}|${words.notGiven}}}`);
  if (bookingIn(flow)) lines.push(`${words.appointment}: {{appointment_spoken|${words.none}}}`);
  return lines.join('\n') || words.none;
}

/** The step that sends, or why it can't. */
function stepOfSending(flow: Flow, edit: EditOf<'send'>, language: string): Unplaced | string {
  const { known, titles, appointment } = composeWords(language);
  const { say } = (languageOf(language) ?? languages[0]!).descriptions;
  const books = bookingIn(flow) !== null;
  const booked = `${appointment}: {{appointment_spoken|}}`;
  if (edit.what === 'email_team') {
    const config = { to: 'team', subject: edit.subject || known('A new call'), body: collected(flow, language) };
    return { type: 'send_email', title: titles.emailTeam, config };
  }
  if (edit.what === 'email_caller') {
    const email = nameOfType(flow, 'email');
    if (!email) return 'The draft doesn’t ask for an email address. Say “Ask for the email” first.';
    const subject = edit.subject || (books ? booked : say.mailSubject);
    const body = edit.text || (books ? `${say.mail}\n\n${booked}` : say.mail);
    const config = { to: `{{${email}|}}`, subject, body, ...(books && { attach_appointment: true }) };
    return { type: 'send_email', title: titles.emailCaller, config };
  }
  const phone = nameOfType(flow, 'phone');
  if (!phone) return 'The draft doesn’t ask for a phone number. Say “Ask for the phone number” first.';
  const text = edit.text || (books ? `${say.sms} ${booked}` : say.sms);
  return { type: 'send_sms', title: titles.sms, config: { to: `{{${phone}|}}`, text } };
}

/** The end of a call that goes well; null where it has none. */
const lastEnd = (flow: Flow): FlowNode | null => mainWay(flow).findLast(({ type }) => type === 'end') ?? null;

/** Puts a step behind the booking where the flow books, else before its end. */
function putLate(flow: Flow, step: Unplaced, port: string, isBehindBooking: boolean) {
  const booking = isBehindBooking ? bookingIn(flow) : null;
  if (booking) return putBehind(flow, { from: booking.id, port: 'booked' }, step, port);
  const end = lastEnd(flow);
  if (!end) return null;
  const way = mainWay(flow);
  const before = way[way.indexOf(end) - 1];
  // Only the way that went well leads there: what goes on elsewhere stays as it is.
  const led = flow.edges.filter(({ from, to }) => to === end.id && from === before?.id);
  return putBefore(flow, end, led, step, port);
}

const behindWhat = (flow: Flow, isBehindBooking: boolean) =>
  isBehindBooking && bookingIn(flow)
    ? `after ${quoted(bookingIn(flow)!.title)}`
    : `before ${quoted(lastEnd(flow)!.title)}`;

const noEnd = 'The usual path of the flow has no End Call step.';

export function send({ flow, settings }: EditedDraft, edit: EditOf<'send'>, language: string): Outcome {
  const twin = mainWay(flow).find((node) => sends[edit.what](node));
  if (twin) return refused(`${quoted(twin.title)} already sends ${inWords[edit.what]}. Change its text in its step.`);
  const step = stepOfSending(flow, edit, language);
  if (typeof step === 'string') return refused(step);
  const isBehindBooking = edit.what !== 'email_team';
  const made = putLate(flow, step, 'ok', isBehindBooking);
  if (!made) return refused(noEnd);
  let next = made.flow;
  // Where nothing can be sent, the conversation goes on all the same.
  const onward = next.edges.find(({ from, port }) => from === made.id && port === 'ok')?.to;
  if (step.type === 'send_sms' && onward)
    next = { ...next, edges: [...next.edges, { from: made.id, port: 'error', to: onward }] };
  return {
    draft: { flow: next, settings },
    says: `Send ${inWords[edit.what]} ${behindWhat(flow, isBehindBooking)}.`,
    nodeId: made.id,
  };
}

function without(flow: Flow, isMeant: (node: FlowNode) => boolean, port: string): { flow: Flow; gone: FlowNode[] } {
  const gone = flow.nodes.filter(isMeant);
  const rest = gone.reduce((graph, { id }) => removeSteps(graph, [id], port), flow);
  const [before, after] = [reachedIn(flow), reachedIn(rest)];
  // Steps that only those led to go with them.
  const lost = rest.nodes.filter(({ id }) => before.has(id) && !after.has(id));
  return {
    flow:
      lost.length === 0
        ? rest
        : removeSteps(
            rest,
            lost.map(({ id }) => id),
          ),
    gone: [...gone, ...lost],
  };
}

/** Steps that some way from the start leads to. */
function reachedIn({ nodes, edges }: Flow): Set<string> {
  const met = new Set(nodes.filter(({ type }) => type === 'start').map(({ id }) => id));
  for (const id of met) for (const { from, to } of edges) if (from === id) met.add(to);
  return met;
}

const titles = (nodes: readonly FlowNode[]) => nodes.map(({ title }) => quoted(title)).join(', ');

export function stopSending({ flow, settings }: EditedDraft, { what }: EditOf<'stop_sending'>): Outcome {
  const { flow: next, gone } = without(flow, sends[what], 'ok');
  if (gone.length === 0) return refused(`The draft doesn’t send ${inWords[what]}.`);
  return {
    draft: { flow: next, settings },
    says: `Stop sending ${inWords[what]}: remove ${titles(gone)}.`,
    nodeId: null,
  };
}

const tasks = { call_back: 'a callback', message: 'a message', follow_up: 'a follow-up' } as const;

/** Gives an agent by prompt a tool, or takes it. Null where there is no such agent. */
function withTool(flow: Flow, tool: string, on: boolean): Flow | null {
  const prompt = promptIn(flow);
  if (!prompt) return null;
  const tools = (Array.isArray(prompt.config.tools) ? prompt.config.tools : []) as Json[];
  if (tools.includes(tool) === on) return flow;
  return withConfig(flow, prompt.id, { tools: on ? [...tools, tool] : tools.filter((one) => one !== tool) });
}

export function leaveTask({ flow, settings }: EditedDraft, { kind }: EditOf<'leave_task'>, language: string): Outcome {
  const says = `Leave ${tasks[kind]} in the Inbox`;
  const prompt = kind === 'message' ? withTool(flow, 'message', true) : null;
  if (prompt === flow) return refused('The agent already takes messages.');
  if (prompt)
    return { draft: { flow: prompt, settings }, says: 'Let the agent take messages.', nodeId: promptIn(flow)!.id };
  const twin = mainWay(flow).find(({ type, config }) => type === 'leave_task' && (config.kind ?? 'message') === kind);
  if (twin) return refused(`${quoted(twin.title)} already leaves ${tasks[kind]}.`);
  const phone = nameOfType(flow, 'phone');
  const config = { kind, phone: phone ? `{{${phone}|}}` : '' };
  const made = putLate(flow, { type: 'leave_task', title: composeWords(language).titles.task, config }, 'next', false);
  if (!made) return refused(noEnd);
  return { draft: { flow: made.flow, settings }, says: `${says} ${behindWhat(flow, false)}.`, nodeId: made.id };
}

export function stopTasks({ flow, settings }: EditedDraft): Outcome {
  const prompt = withTool(flow, 'message', false);
  if (prompt && prompt !== flow)
    return {
      draft: { flow: prompt, settings },
      says: 'Stop the agent from taking messages.',
      nodeId: promptIn(flow)!.id,
    };
  const { flow: next, gone } = without(flow, ({ type }) => type === 'leave_task', 'next');
  if (gone.length === 0) return refused('The draft doesn’t leave anything in the Inbox.');
  return {
    draft: { flow: next, settings },
    says: `Stop leaving follow-ups in the Inbox: remove ${titles(gone)}.`,
    nodeId: null,
  };
}

export function answerQuestions(draft: EditedDraft, { on }: EditOf<'answer_questions'>, language: string): Outcome {
  const { flow, settings } = draft;
  const prompt = promptIn(flow);
  if (prompt) {
    if ((prompt.config.knowledge ?? true) === on)
      return refused(`The agent ${on ? 'already answers' : 'answers nothing'} from your documents.`);
    const says = on ? 'Answer from your documents.' : 'Stop answering from your documents.';
    return { draft: { flow: withConfig(flow, prompt.id, { knowledge: on }), settings }, says, nodeId: prompt.id };
  }
  if (!on) {
    const { flow: next, gone } = without(flow, ({ type }) => type === 'knowledge', 'done');
    if (gone.length === 0) return refused('No step in the draft answers from your documents.');
    return { draft: { flow: next, settings }, says: `Remove ${titles(gone)}.`, nodeId: null };
  }
  const twin = mainWay(flow).find(({ type }) => type === 'knowledge');
  if (twin) return refused(`${quoted(twin.title)} already answers from your documents.`);
  const { anythingElse, titles: names } = composeWords(language);
  const step = { type: 'knowledge', title: names.answers, config: { prompt: anythingElse, more: anythingElse } };
  const made = putLate(flow, step, 'done', false);
  if (!made) return refused(noEnd);
  return {
    draft: { flow: made.flow, settings },
    says: `Answer questions from your documents ${behindWhat(flow, false)}.`,
    nodeId: made.id,
  };
}
