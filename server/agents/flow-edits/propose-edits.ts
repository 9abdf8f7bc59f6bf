import type { EditedSettings } from '#domain/agents/draft-edits.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { AppError } from '#domain/platform/errors.ts';
import { askLadder, type Laddered, refusalOf } from '#server/models/ask-ladder.ts';
import { formerAnswer } from '#server/models/former-answer.ts';
import type { Scope } from '#server/scope.ts';
import { applyEdits } from '#voice/flow/edits/apply-edit.ts';
import { askedIn, type EditedDraft, promptIn } from '#voice/flow/edits/draft.ts';
import { type ReadMessage, readEdits } from '#voice/flow/edits/read-edits.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';
import { editInstructions, editTokens, ProposedEdits, readProposedEdits } from './proposed-edits.ts';

/** Someone looks at a page and waits. In ms, for one request. */
const patienceMs = 30_000;
/** Characters of what was wrong that a model is told. */
const mostTold = 1_500;

interface Asked {
  flow: Flow;
  settings?: EditedSettings | undefined;
  message: string;
  language: string;
}

interface Try {
  /** The same for each try of the request. */
  id?: string | undefined;
  signal: AbortSignal;
}

/** What a model is shown of a draft: its questions, its steps by name, and what is said; no addresses and no numbers. */
function dataOf({ flow, settings }: EditedDraft, { message, language }: Asked, told: object): string {
  return JSON.stringify({
    message,
    language,
    prompt: promptIn(flow) !== null,
    questions: askedIn(flow).map(({ slot, node }) => ({
      name: slot.name,
      ask: slot.prompt,
      type: slot.type,
      required: slot.required,
      choices: slot.choices.map(({ label }) => label),
      step: node.id,
    })),
    steps: flow.nodes.map(({ id, type, title, config }) => ({
      id,
      type,
      title,
      ...(typeof config.message === 'string' && { says: config.message }),
      ...(typeof config.text === 'string' && { says: config.text }),
    })),
    settings,
    ...told,
  });
}

const ask = (
  scope: Scope,
  draft: EditedDraft,
  asked: Asked,
  told: object,
  { id, signal }: Try,
): Promise<Laddered<ProposedEdits>> =>
  askLadder(
    scope,
    {
      instructions: editInstructions,
      data: dataOf(draft, asked, told),
      answer: ProposedEdits,
      mostTokens: editTokens,
      firstMs: patienceMs,
      totalMs: patienceMs,
    },
    { callId: null, proposalId: 'edits', id, signal },
  );

async function first(scope: Scope, draft: EditedDraft, asked: Asked, { id, signal }: Try) {
  const { answered, freeId } = await formerAnswer(scope, id, ProposedEdits);
  return answered ?? ask(scope, draft, asked, {}, { id: freeId, signal });
}

/** The edits that a model proposes, as they may stand and be carried out, or what is wrong with them. */
function take(draft: EditedDraft, proposed: ProposedEdits, { message, language }: Asked) {
  const read = readProposedEdits(proposed, message);
  if (read.edits === null) return { faults: read.faults };
  const applied = applyEdits(draft, read.edits, language);
  return applied.refused.length > 0
    ? { faults: applied.refused.map(({ edit, why }) => `${edit.does}: ${why}`) }
    : { faults: null, ...applied };
}

/** Edits of a model: what is wrong with its first ones it is told once. @throws AppError */
async function proposedBy(scope: Scope, draft: EditedDraft, asked: Asked, of: Try) {
  let given = await first(scope, draft, asked, of);
  if (given.by === null) throw refusalOf(given.why);
  let taken = take(draft, given.answer, asked);
  if (taken.faults !== null) {
    const told = { before: given.answer, wrong: taken.faults.join('\n').slice(0, mostTold) };
    given = await ask(scope, draft, asked, told, { signal: of.signal });
    if (given.by === null) throw refusalOf(given.why);
    taken = take(draft, given.answer, asked);
  }
  if (taken.faults !== null) throw new AppError('model_unusable');
  const { service, model } = given.by;
  return { ...taken, generatedBy: { provider: service, model } };
}

const told = ({ draft, told: edits, unread }: ReadMessage) => ({
  edits,
  unread,
  flow: draft.flow,
  settings: draft.settings,
  problems: validateFlow(draft.flow),
});

/**
 * What a message changes of a draft: by rules where they read all of it, else by a model, where one is connected. A model's edits are
 * carried out by the same functions. Nothing is stored but what a model was given and gave.
 * @throws AppError limit_reached, model_unavailable, model_unusable
 */
export async function proposeEdits(scope: Scope, asked: Asked, of: Try) {
  const draft: EditedDraft = { flow: asked.flow, settings: asked.settings ?? null };
  const read = readEdits(draft, asked.message, asked.language);
  const byRules = { ...told(read), generatedBy: null };
  if (read.unread.length === 0) return byRules;
  try {
    const made = await proposedBy(scope, draft, asked, of);
    // A model that knows no edit for it says no more than the rules do.
    if (made.told.length === 0) return byRules;
    const { draft: after, told: edits, generatedBy } = made;
    return { ...told({ draft: after, told: edits, unread: [] }), generatedBy };
  } catch (error) {
    if (error instanceof AppError && error.code === 'no_model') return byRules;
    throw error;
  }
}
