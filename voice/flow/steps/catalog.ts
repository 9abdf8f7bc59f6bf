import type { FlowNode } from '#domain/workflows.ts';
import { askQuestion } from './ask-question.ts';
import { decisionPoint } from './decision-point.ts';
import { endCall } from './end-call.ts';
import { scheduleMeeting } from './schedule-meeting.ts';
import { sendEmail } from './send-email.ts';
import { startCall } from './start-call.ts';
import type { AnyStep } from './step.ts';

/** The kinds of nodes, in the palette's order. A new one is its file and a row here. */
export const steps: readonly AnyStep[] = [startCall, askQuestion, decisionPoint, sendEmail, scheduleMeeting, endCall];

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
