import type { FlowNode } from '#domain/agents/workflows.ts';
import { answerKnowledge } from './answer-knowledge.ts';
import { apiRequest } from './api-request.ts';
import { askQuestion } from './ask-question.ts';
import { collect } from './collect.ts';
import { createDeal } from './create-deal.ts';
import { customWebhook } from './custom-webhook.ts';
import { decisionPoint } from './decision-point.ts';
import { endCall } from './end-call.ts';
import { findCrmContact } from './find-crm-contact.ts';
import { languageModel } from './language-model.ts';
import { leaveTask } from './leave-task.ts';
import { leaveVoicemail } from './leave-voicemail.ts';
import { makeCall } from './make-call.ts';
import { noteCrm } from './note-crm.ts';
import { pressDigits } from './press-digits.ts';
import { promptStep } from './prompt.ts';
import { repeat } from './repeat.ts';
import { runStoredAction } from './run-action.ts';
import { runWorkflow } from './run-workflow.ts';
import { sayText } from './say.ts';
import { scheduleMeeting } from './schedule-meeting.ts';
import { sendEmail } from './send-email.ts';
import { sendSms } from './send-sms.ts';
import { setVariables } from './set-variable.ts';
import { startCall } from './start-call.ts';
import type { AnyStep } from './step.ts';
import { switchOn } from './switch.ts';
import { tagOutcome } from './tag-outcome.ts';
import { transferAgent } from './transfer-agent.ts';
import { transferPerson } from './transfer-person.ts';
import { updateCrm } from './update-crm.ts';
import { useTool } from './use-tool.ts';
import { wait } from './wait.ts';

/** The kinds of nodes, in the palette's order. A new one is its file and a row here. */
export const steps: readonly AnyStep[] = [
  startCall,
  askQuestion,
  decisionPoint,
  sendEmail,
  scheduleMeeting,
  endCall,
  sayText,
  collect,
  answerKnowledge,
  promptStep,
  languageModel,
  switchOn,
  setVariables,
  repeat,
  wait,
  runWorkflow,
  runStoredAction,
  apiRequest,
  useTool,
  customWebhook,
  sendSms,
  findCrmContact,
  updateCrm,
  noteCrm,
  createDeal,
  makeCall,
  transferPerson,
  leaveTask,
  transferAgent,
  pressDigits,
  leaveVoicemail,
  tagOutcome,
];

const byType = new Map(steps.map((step) => [step.type, step]));

/** A node's step with its parsed configuration. */
export interface ConfiguredStep {
  step: AnyStep;
  config: unknown;
}

/** Parsing is repeated for each event otherwise; the same node object always has the same configuration. */
const configured = new WeakMap<FlowNode, ConfiguredStep | null>();

/** The step of a node; null when its type or configuration is not valid. */
export function stepOf(node: FlowNode): ConfiguredStep | null {
  const known = configured.get(node);
  if (known !== undefined) return known;
  const step = byType.get(node.type);
  const config = step?.config.safeParse(node.config);
  const result = step && config?.success ? { step, config: config.data } : null;
  configured.set(node, result);
  return result;
}

/** The kind of a node's step, valid or not. */
export function findStep(type: string): AnyStep | null {
  return byType.get(type) ?? null;
}
