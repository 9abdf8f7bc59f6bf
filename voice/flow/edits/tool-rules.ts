import type { PromptTool } from '#domain/agents/prompt-agents.ts';
import { promptIn } from './draft.ts';
import type { EditRule } from './rule.ts';

const who = '(?:it|the agent|them|callers?|customers?|people|patients?|clients?)';
const allowing = new RegExp(
  `^(?:(?:also\\s+)?(?:let|allow|enable|have)\\s+${who}(?:\\s+also)?(?:\\s+to)?|${who}\\s+(?:may|can|should|is allowed to)(?:\\s+also)?(?:\\s+be able to)?|(?:enable|allow|start|turn on))\\s+(.+)$`,
  'i',
);
const forbidding = new RegExp(
  `^(?:(?:stop|disable|forbid|turn off|no more|no longer)(?:\\s+${who})?(?:\\s+from)?|(?:don['’]t|do not|never)(?:\\s+(?:let|allow|have)\\s+${who}(?:\\s+to)?)?|${who}\\s+(?:should ?n['’]?t|should not|must ?n['’]?t|may not|can ?n['’]?t|can['’]?t|cannot))\\s+(.+)$`,
  'i',
);

/** The deed alone: with what it is done to and nothing that limits it, such as a day or a price. */
const deeds: [words: RegExp, tool: PromptTool][] = [
  [
    /^(?:book|booking|schedule|scheduling|make|making)(?:\s+(?:any|new|their|the))?\s+(?:appointments?|meetings?|visits?)$/i,
    'book',
  ],
  [/^(?:book|booking|bookings|scheduling)$/i, 'book'],
  [
    /^(?:move|moving|cancel|cancell?ing|reschedul(?:e|ing)|chang(?:e|ing))(?:\s+(?:and|or)\s+(?:move|moving|cancel|cancell?ing|reschedul(?:e|ing)|chang(?:e|ing)))?(?:\s+(?:any|their|the|existing))?\s*(?:appointments?|bookings?|meetings?|visits?)$/i,
    'change',
  ],
  [/^(?:cancel|reschedule|cancell?ing|rescheduling)$/i, 'change'],
  [/^(?:take|taking|leave|leaving)(?:\s+(?:a|any))?\s+messages?$/i, 'message'],
  [
    /^(?:transfer(?:ring)?|put(?:ting)?|connect(?:ing)?|hand(?:ing)?)\s+(?:any\s+)?(?:callers?|calls?|people|them|customers?)(?:\s+(?:through|over|on))?(?:\s+to\s+(?:a\s+|an\s+|any\s+)?(?:person|human|people|someone|staff|colleagues?|team|us))?$/i,
    'person',
  ],
];

/** "Let it move and cancel appointments", "stop booking appointments": what an agent by prompt may do. */
export const toolRule: EditRule = ({ text, draft: { flow } }) => {
  if (promptIn(flow) === null) return null;
  const off = forbidding.exec(text)?.[1];
  // "Let callers cancel and move their appointments": the second half stands alone.
  const said = (off ?? allowing.exec(text)?.[1] ?? text).trim();
  const tool = deeds.find(([words]) => words.test(said))?.[1];
  return tool === undefined ? null : [{ does: 'set_tool', tool, on: off === undefined }];
};
