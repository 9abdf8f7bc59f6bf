import type { PromptConfig } from '#domain/agents/prompt-agents.ts';
import type { Json } from '#domain/platform/json.ts';
import { type Choosing, notChosen } from '../appointments/choice.ts';
import type { Turn } from '../dialogue.ts';
import { type FormState, type FormTurn, freshForm } from '../form.ts';
import { memoryOf } from './memory.ts';

/**
 * What the caller is asked at the moment. opening, free: by the model. All others are the engine's own questions: fields,
 * time: until they are settled; act, way: whether it is to be done, which takes a bare yes; check: whether a value is right;
 * more: whether there is anything else.
 */
type Stage = 'opening' | 'free' | 'fields' | 'time' | 'act' | 'way' | 'check' | 'more';

/** An agent by prompt, as far as it has come, with the form of its fields. Plain JSON: it lies in the snapshot. */
export interface PromptState extends FormState {
  stage: Stage;
  /** The caller's last words, and when they came. */
  said: string;
  askedAt: number;
  /** Requests to a model in this turn, and how often it was told that something was not said. */
  requests: number;
  repairs: number;
  /** Whether it has said something in this turn, and asked something. */
  spoke: boolean;
  asked: boolean;
  /** Sentences of this answer, and whether one of them was held: what follows it is not said either. */
  sentences: number;
  held: boolean;
  /** Values of the conversation when it last got further, and turns since. */
  fills: number;
  idle: number;
  /** The agent's last question, for who wants to hear it again. */
  last: string;
  /** What the model is told of its last answer. */
  told: string[];
  /** What the documents say to the last words. */
  found: string[];
  /** Whether the engine waits for the documents. */
  finding: boolean;
  /** Values to be read back. */
  check: { name: string; value: Json; spoken: string; said: string }[];
  /** The action that the caller is asked about, and those that were asked about. */
  act: string | null;
  acts: string[];
  /** The way that they are asked about. */
  way: string | null;
  time: Choosing;
  /** The time that was read back to the caller. */
  readBack: string | null;
  /** Notes that were left behind “anything else?”. */
  notes: number;
  /** They want no appointment. */
  noTime: boolean;
}

export const freshPrompt = (): PromptState => ({
  ...freshForm(),
  stage: 'opening',
  said: '',
  askedAt: 0,
  requests: 0,
  repairs: 0,
  spoke: false,
  asked: false,
  sentences: 0,
  held: false,
  fills: 0,
  idle: 0,
  last: '',
  told: [],
  found: [],
  finding: false,
  check: [],
  act: null,
  acts: [],
  way: null,
  time: notChosen(),
  readBack: null,
  notes: 0,
  noTime: false,
});

export type PromptTurn = Turn<PromptConfig, PromptState>;

/** Its fields, as a form asks for them. */
export const formOf = ({ talk, config, state }: PromptTurn): FormTurn => ({
  talk,
  config: { slots: config.fields },
  state,
});

/** Whether the script leads, because no model does. */
export const isScript = ({ talk }: PromptTurn): boolean => memoryOf(talk).script !== undefined;

/** What its appointment is called among the values. */
export const bookingName = 'appointment';

export const isBooked = ({ talk }: PromptTurn): boolean => talk.frame.variables[`${bookingName}_id`] !== undefined;
