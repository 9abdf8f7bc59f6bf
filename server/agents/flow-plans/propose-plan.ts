import type { FlowPlan } from '#domain/agents/flow-plans.ts';
import type { Flow, FlowProblem } from '#domain/agents/workflows.ts';
import type { ModelService } from '#domain/models/model-services.ts';
import type { AgentLanguage } from '#domain/platform/agent-languages.ts';
import { AppError } from '#domain/platform/errors.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { askLadder, type Laddered, refusalOf } from '#server/models/ask-ladder.ts';
import { formerAnswer } from '#server/models/former-answer.ts';
import type { Scope } from '#server/scope.ts';
import { composeFlow } from '#voice/flow/compose/compose-flow.ts';
import { planFromDescription } from '#voice/flow/compose/plan-from-description.ts';
import { planFromTranscript } from '#voice/flow/compose/plan-from-transcript.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';
import { ProposedPlan, planInstructions, planTokens, readProposedPlan } from './proposed-plan.ts';

/** Someone looks at a page and waits. In ms, for one request. */
const patienceMs = 60_000;
/** Characters of what was wrong that a model is told. */
const mostTold = 1_500;

/** What a plan is made from: one of the two. */
export interface Source {
  description?: string | undefined;
  transcript?: string | undefined;
  language: string;
}

/** What is asked for, else the workspace's: new agents speak it. BCP 47. */
export const languageOfPlan = async (
  { services, workspaceId }: Scope,
  { language }: { language?: AgentLanguage | undefined },
): Promise<AgentLanguage> =>
  language ?? (await services.db.tenant(workspaceId, (tx) => findWorkspace(tx, workspaceId))).language;

interface Made {
  plan: FlowPlan;
  generatedBy: { provider: ModelService; model: string } | null;
}

/** The flow of a plan, with what its check finds. */
export function composePlan(plan: FlowPlan, language: string): { flow: Flow; problems: FlowProblem[] } {
  const flow = composeFlow(plan, language);
  return { flow, problems: validateFlow(flow) };
}

interface Try {
  /** The same for each try of the request. */
  id?: string | undefined;
  signal: AbortSignal;
}

const dataOf = ({ description, transcript, language }: Source, told: object) =>
  JSON.stringify({
    ...(description !== undefined && { description }),
    ...(transcript !== undefined && { transcript }),
    language,
    ...told,
  });

const ask = (scope: Scope, source: Source, told: object, { id, signal }: Try): Promise<Laddered<ProposedPlan>> =>
  askLadder(
    scope,
    {
      instructions: planInstructions,
      data: dataOf(source, told),
      answer: ProposedPlan,
      mostTokens: planTokens,
      firstMs: patienceMs,
      totalMs: patienceMs,
    },
    { callId: null, proposalId: 'plan', id, signal },
  );

async function first(scope: Scope, source: Source, { id, signal }: Try) {
  const { answered, freeId } = await formerAnswer(scope, id, ProposedPlan);
  return answered ?? ask(scope, source, {}, { id: freeId, signal });
}

/** A plan of a model: what is wrong with its first one it is told once. @throws AppError */
async function proposedBy(scope: Scope, source: Source, of: Try): Promise<Made> {
  let given = await first(scope, source, of);
  if (given.by === null) throw refusalOf(given.why);
  const said = source.description ?? source.transcript ?? '';
  let read = readProposedPlan(given.answer, said);
  if (read.plan === null) {
    const told = { before: given.answer, wrong: read.faults.join('\n').slice(0, mostTold) };
    given = await ask(scope, source, told, { signal: of.signal });
    if (given.by === null) throw refusalOf(given.why);
    read = readProposedPlan(given.answer, said);
  }
  if (read.plan === null) throw new AppError('model_unusable');
  const { service, model } = given.by;
  return { plan: read.plan, generatedBy: { provider: service, model } };
}

/** What the rules make of a text, where no model plans it. @throws AppError */
function byRules({ description, transcript, language }: Source): Made {
  const plan =
    transcript === undefined
      ? planFromDescription(description ?? '', language)
      : planFromTranscript(transcript, language);
  if (plan !== null) return { plan, generatedBy: null };
  const [path, message] =
    transcript === undefined
      ? ['body.description', 'Describe what the agent should do in plain words.']
      : ['body.transcript', 'No line starts with "Agent:". Start each line with "Agent:" or "Caller:".'];
  throw new AppError('invalid_input', message, [{ path, message }]);
}

/**
 * A plan with its flow, from a description or a transcript: by a model, or by rules where none is there. Nothing is stored but what
 * a model was given and gave.
 * @throws AppError invalid_input, limit_reached, model_unavailable, model_unusable
 */
export async function proposePlan(scope: Scope, source: Source, of: Try) {
  const { plan, generatedBy } = await proposedBy(scope, source, of).catch((error: unknown) => {
    // Of a description it's told what keeps a connected model from it: rules read less of one than of a transcript.
    const isRead = error instanceof AppError && (source.transcript !== undefined || error.code === 'no_model');
    if (isRead) return byRules(source);
    throw error;
  });
  return { plan, ...composePlan(plan, source.language), generatedBy };
}
