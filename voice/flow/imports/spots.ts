import type { Expression } from '#domain/agents/expressions.ts';
import type { Choice, SlotType } from '#domain/agents/workflows.ts';
import type { Part } from './part.ts';

/** What all platforms draw, between their files and a flow: places of a conversation, and ways between them. */

/** Something that is to be found out of the caller. */
export interface SpotSlot {
  name: string;
  type: SlotType;
  prompt: string;
  choices: Choice[];
  /** Whether the conversation needs it. */
  required: boolean;
  part: Part;
}

/** When a way is taken. */
export type When =
  | { kind: 'always' }
  /** A model decided whether this is so. */
  | { kind: 'meaning'; text: string }
  | { kind: 'holds'; expression: Expression }
  | { kind: 'result'; ok: boolean };

export interface Way {
  label: string | null;
  when: When;
  /** The id of the place it leads to; null where it leads nowhere. */
  to: string | null;
  part: Part;
}

/** A request to another system. Texts hold references already. */
export interface SpotRequest {
  method: string;
  url: string;
  headers: { name: string; value: string }[];
  body: string;
  before: string;
  after: string;
  /** Said when it went wrong. */
  failed: string;
  /** Names with the place of their value in the answer. */
  save: { name: string; place: string }[];
}

export type Doing =
  /** Says something, asks for something. `brief` tells a model what to do. */
  | { does: 'talk'; say: string; brief: string; slots: SpotSlot[] }
  /** A model leads until it is done. */
  | { does: 'lead'; say: string; brief: string; slots: SpotSlot[] }
  | { does: 'request'; request: SpotRequest }
  | { does: 'transfer'; text: string; phone: string }
  | { does: 'agent'; text: string }
  | { does: 'press'; digits: string }
  | { does: 'sms'; to: string; text: string }
  | { does: 'end'; text: string }
  /** Where ways part and nothing is said. */
  | { does: 'part' };

export interface Spot {
  id: string;
  title: string;
  doing: Doing;
  /** Whether all that it says is the agent's greeting. */
  isGreeted?: boolean;
  /** Where an instruction for a model stands. */
  briefPart: Part | null;
  ways: Way[];
  /** Where a caller may come from anywhere: when. */
  anywhere: string | null;
  part: Part;
  /** What has to be done by hand, kept as a note beside the step. */
  note: string;
  /** Steps of one title are drawn together. */
  group: string | null;
}

/** What a file says of the agent itself. */
export interface ImportedAgent {
  name: string;
  persona: string;
  /** What the file's texts say first; empty where the first place says it. */
  greeting: string;
  language: string | null;
  voice: string | null;
}

/** A file as it was read. */
export interface Imported {
  agent: ImportedAgent;
  spots: Spot[];
  start: string;
}
