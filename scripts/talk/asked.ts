import type { Json } from '#domain/platform/json.ts';
import type { Intent } from '#voice/flow/conversation.ts';
import { frameOf, type Snapshot } from '#voice/flow/snapshot.ts';

/** What a caller is asked, as they would tell it apart. */
export interface Asked {
  /** A slot, or one of the words of `Conversation.says`. */
  topic: string;
  /** What is read back, where it is. */
  readBack?: Json | undefined;
  /** Times on the table, in milliseconds since the epoch. */
  offers: number[];
}

/** The same with what it takes. */
export interface Question extends Asked {
  expects: readonly string[];
  /** Whether the conversation has reached its aim. */
  isReached: boolean;
}

/** The members that steps and side conversations keep, as far as they are there. */
interface Kept {
  current?: string | null;
  stage?: string;
  offers?: string[];
  collecting?: { candidate: { value: Json } | null; options: unknown[] };
  change?: Kept;
  whose?: Kept;
  choosing?: Kept;
  found?: unknown[];
  slot?: string;
  name?: string;
}

const ofTime: Record<string, string> = { wish: 'time', offer: 'offer', confirm: 'shall' };

function timeAsked({ stage = 'wish', offers = [] }: Kept): Asked {
  return { topic: ofTime[stage] ?? 'time', offers: offers.map((time) => Date.parse(time)) };
}

const slotAsked = (name: string, { collecting }: Kept): Asked => ({
  topic: collecting && collecting.options.length > 0 ? 'which' : name,
  offers: [],
  ...(collecting?.candidate && { readBack: collecting.candidate.value }),
});

/** What is asked about an appointment that the caller has. */
function changeAsked(kept: Kept): Asked {
  const { stage = '', choosing } = kept;
  if (stage === 'time' && choosing) return timeAsked(choosing);
  if (['name', 'phone', 'email'].includes(stage)) return slotAsked(stage, kept);
  if (stage === 'which') return { topic: 'which', offers: [] };
  if (stage === 'confirm') return { topic: 'sure', offers: [] };
  return { topic: stage === 'more' || stage === 'another' ? 'else' : 'other', offers: [] };
}

const slotTopics: Partial<Record<string, string>> = {
  date_time: 'time',
  date: 'time',
  phone: 'phone',
  email: 'email',
  name: 'name',
};

/**
 * What the question is about. Steps and side conversations that this doesn't know are told by the kind of answer that they
 * listen for.
 */
function topicOf(snapshot: Snapshot, expects: readonly string[]): Asked {
  const frame = frameOf(snapshot);
  const { aside } = snapshot;
  if (aside) {
    // Of what dialogues keep, the members that several have.
    const kept = aside.state as unknown as Kept;
    if (aside.name === 'hand_off') return slotAsked(kept.stage === 'number' ? 'callback' : 'call', kept);
    if (aside.name === 'cancellation' || aside.name === 'moving') return changeAsked(kept);
    const known = kept.slot ?? kept.name;
    if (kept.collecting && typeof known === 'string') return slotAsked(known, kept);
  } else {
    // As above.
    const kept = frame.step as unknown as Kept;
    if (typeof kept.current === 'string') return slotAsked(kept.current, kept);
    if (kept.whose) return slotAsked('whose', kept.whose);
    if (kept.change) return changeAsked(kept.change);
    if (kept.stage !== undefined && kept.offers !== undefined) return timeAsked(kept);
  }
  const [first] = expects;
  return { topic: snapshot.reached ? 'else' : ((first && slotTopics[first]) ?? 'other'), offers: [] };
}

/** What is asked now. */
export function asked(snapshot: Snapshot, listen: Extract<Intent, { type: 'listen' }> | undefined): Question {
  const expects = listen?.expects ?? [];
  return { ...topicOf(snapshot, expects), expects, isReached: snapshot.reached };
}
