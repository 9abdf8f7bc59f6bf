import type { Expression } from '#domain/agents/expressions.ts';
import { connect } from '#domain/agents/flow-edits/ways.ts';
import { promptType } from '#domain/agents/prompt-agents.ts';
import type { Flow, FlowNode, SlotDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { composeWords } from '../compose/words.ts';
import {
  bookingIn,
  type EditedDraft,
  mainWay,
  namesOfQuestions,
  promptIn,
  questionNamed,
  withConfig,
} from './draft.ts';
import { type EditOf, listed, type Outcome, quoted, refused, wordsOf } from './outcome.ts';
import { putBehind, putBeside } from './place-step.ts';

type Branch = EditOf<'branch'>;
type Led = { flow: Flow; id: string; says: string } | { refused: string };

/** The condition of a way, with how it is said; a sentence where it is none. */
function conditionOf(slot: SlotDef, { answers, atLeast, below }: Branch): { when: Expression; says: string } | string {
  const value: Expression = { var: slot.name };
  switch (slot.type) {
    case 'yes_no': {
      const [answer] = answers.map((one) => one.toLowerCase());
      if (answers.length !== 1 || (answer !== 'yes' && answer !== 'no'))
        return `${quoted(slot.prompt)} is a yes-or-no question.`;
      return { when: { op: 'eq', args: [value, answer === 'yes'] }, says: answer === 'yes' ? 'Yes' : 'No' };
    }
    case 'choice': {
      const meant = slot.choices.filter(({ label, synonyms }) =>
        answers.some((answer) => [label, ...synonyms].some((word) => word.toLowerCase() === answer.toLowerCase())),
      );
      if (meant.length === 0)
        return `${quoted(listed(answers, 'or'))} isn’t a choice of ${quoted(slot.prompt)}. Choices: ${listed(slot.choices.map(({ label }) => label))}.`;
      const says = listed(
        meant.map(({ label }) => label),
        'or',
      );
      return { when: { op: 'in', args: [value, ...meant.map((choice) => choice.value)] }, says };
    }
    case 'number':
    case 'rating':
    case 'money': {
      if (atLeast === null && below === null)
        return `Say which numbers for ${quoted(slot.prompt)} lead there, such as “at least 10” or “below 10”.`;
      if (slot.type === 'money')
        return `Branch on ${quoted(slot.prompt)} in the builder, because amounts of money have a currency.`;
      const bounds: Expression[] = [
        ...(atLeast === null ? [] : [{ op: 'gte' as const, args: [value, atLeast] }]),
        ...(below === null ? [] : [{ op: 'lt' as const, args: [value, below] }]),
      ];
      const says = [atLeast === null ? '' : `${atLeast} or more`, below === null ? '' : `less than ${below}`];
      return { when: { op: 'and', args: bounds }, says: listed(says.filter(Boolean)) };
    }
    default:
      return `Paths can branch on a yes or no, a choice, a number, or a rating, but ${quoted(slot.prompt)} isn’t one of these.`;
  }
}

const personStep = (phone: string) => ({
  type: 'transfer_person',
  title: 'Transfer to Person',
  config: { text: 'I am connecting you. One moment, please.', phone },
});

/** Where a way leads, made where it is not there yet. @param next where the conversation goes on */
function leadTo(flow: Flow, from: FlowNode, edit: Branch, next: string | null, language: string): Led {
  const words = composeWords(language);
  switch (edit.leadsTo) {
    case 'transfer': {
      const same = flow.nodes.find(
        ({ type, config }) => type === 'transfer_person' && (config.phone ?? '') === edit.phone,
      );
      const says = edit.phone === '' ? 'transfer to the person on duty' : `transfer to ${edit.phone}`;
      if (same) return { flow, id: same.id, says };
      const step = personStep(edit.phone);
      const text = words.known(step.config.text);
      return { ...putBeside(flow, from, { ...step, config: { ...step.config, text } }), says };
    }
    case 'end': {
      const message = edit.text || words.known('Thank you for your call. Goodbye!');
      const same = flow.nodes.find(({ type, config }) => type === 'end' && config.message === message);
      const says = edit.text === '' ? 'end the call' : `end the call with ${quoted(edit.text)}`;
      if (same) return { flow, id: same.id, says };
      return {
        ...putBeside(flow, from, { type: 'end', title: 'End Call', config: { message, outcome: 'neutral' } }),
        says,
      };
    }
    case 'book': {
      const booking = bookingIn(flow);
      return booking
        ? { flow, id: booking.id, says: `go to ${quoted(booking.title)}` }
        : { refused: 'The draft doesn’t book appointments. Add a Schedule Meeting step to it first.' };
    }
    case 'question': {
      const asked = questionNamed(flow, edit.to);
      if (!asked)
        return { refused: `No question asks for “${wordsOf(edit.to)}”. Questions: ${namesOfQuestions(flow)}.` };
      return { flow, id: asked.node.id, says: `go to ${quoted(asked.node.title)}` };
    }
    case 'say': {
      if (edit.text === '') return { refused: 'Put what the agent should say then in quotation marks.' };
      const made = putBeside(flow, from, { type: 'say', title: 'Say', config: { text: edit.text } });
      const led = next === null ? made.flow : connect(made.flow, { from: made.id, port: 'next' }, next);
      return { flow: led, id: made.id, says: `say ${quoted(edit.text)} and continue` };
    }
  }
}

export function branch({ flow, settings }: EditedDraft, edit: Branch, language: string): Outcome {
  const asked = questionNamed(flow, edit.question);
  if (!asked)
    return refused(`No question asks for “${wordsOf(edit.question)}”. Questions: ${namesOfQuestions(flow) || 'none'}.`);
  const { node, slot } = asked;
  if (node.type === promptType)
    return refused('A prompt-based agent doesn’t have its own paths. Write this as a rule, such as “Always …”.');
  const condition = conditionOf(slot, edit);
  if (typeof condition === 'string') return refused(condition);
  if (edit.leadsTo === 'question' && questionNamed(flow, edit.to)?.node === node)
    return refused(`${quoted(slot.prompt)} and that question are asked in the same step. Move one of them first.`);
  const decision = {
    type: 'decision',
    title: `By ${wordsOf(slot.name)}`.slice(0, 80),
    config: { branches: [{ port: 'yes', label: condition.says.slice(0, 80), when: condition.when as Json }] },
  };
  const next = flow.edges.find(({ from, port }) => from === node.id && port === 'filled')?.to ?? null;
  const placed = putBehind(flow, { from: node.id, port: 'filled' }, decision, 'else');
  const from = placed.flow.nodes.find(({ id }) => id === placed.id)!;
  const led = leadTo(placed.flow, from, edit, next, language);
  if ('refused' in led) return led;
  if (led.id === next) return refused(`After ${quoted(slot.prompt)}, every call already leads there.`);
  return {
    draft: { flow: connect(led.flow, { from: placed.id, port: 'yes' }, led.id), settings },
    says: `If the answer to ${quoted(slot.prompt)} is ${condition.says}, ${led.says}.`,
    nodeId: placed.id,
  };
}

export function transferOnRequest({ flow, settings }: EditedDraft, { phone }: EditOf<'transfer_on_request'>): Outcome {
  const start = mainWay(flow)[0];
  if (!start) return refused('The flow has no Start Call step.');
  const prompt = promptIn(flow);
  const tools = Array.isArray(prompt?.config.tools) ? prompt.config.tools : [];
  const lacksTool = prompt !== null && !tools.includes('person');
  if ((start.config.person ?? '') === phone && !lacksTool)
    return refused(
      phone === ''
        ? 'Callers who ask for a person are already transferred to the person on duty.'
        : `Callers who ask for a person are already transferred to ${phone}.`,
    );
  let next = withConfig(flow, start.id, { person: phone });
  if (prompt && lacksTool) next = withConfig(next, prompt.id, { tools: [...tools, 'person'] });
  return {
    draft: { flow: next, settings },
    says: `Transfer callers who ask for a person to ${phone === '' ? 'the person on duty' : phone}.`,
    nodeId: start.id,
  };
}
