import type { Persona, PersonaStyle, TestTurn } from '#domain/agents/agent-tests.ts';
import type { SlotDef } from '#domain/agents/workflows.ts';
import { sameJson } from '#domain/platform/json.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import type { Language } from '#voice/languages/language.ts';
import { type Asked, askedIn, meaningOf } from './asked.ts';
import { Pcg } from './pcg.ts';
import { placeOf, type TestCall } from './test-call.ts';

/** How often a way shows where it names no slot. */
const chances: Readonly<Record<PersonaStyle, number>> = {
  hurried: 1,
  chatty: 0.7,
  hesitant: 0.7,
  over_answers: 0.7,
  corrects: 0.4,
  wrong_answers: 0.35,
  speaks_over: 0.5,
  other_language: 0.25,
  asks_aside: 0.25,
  silent: 0.3,
  refuses: 0.3,
};
/** Readbacks that are refused before the caller gives in. */
const mostRefused = 2;
/** Times that one way shows at one slot. */
const mostTimes: Partial<Record<PersonaStyle, number>> = { refuses: 2, silent: 2 };
/** What callers want of an appointment is named so in goals. */
const timeNames = ['time', 'date_time', 'appointment', 'start', 'when', 'date', 'day'];

/** The language that is spoken now. */
const languageIn = ({ snapshot }: TestCall): Language => languageOf(snapshot.setting.language) ?? languages[0]!;

/** A caller with a goal and ways of his own, who answers what he is asked. The same seed is the same caller. */
export class PersonaCaller {
  private readonly persona: Persona;
  private readonly random: Pcg;
  private readonly made = new Map<string, string>();
  /** How often something was done at a slot. */
  private readonly times = new Map<string, number>();
  /** A slot that was answered wrongly on purpose, and is still to be put right. */
  private wrong: SlotDef | null = null;
  private asks = 0;
  private place = '';

  /** @param variant which of the persona's runs */
  constructor(persona: Persona, variant: number) {
    this.persona = persona;
    this.random = new Pcg(persona.seed, variant);
  }

  /** What he does next. */
  next(call: TestCall): TestTurn {
    const asked = askedIn(call);
    const at = `${placeOf(call.snapshot)} ${asked.slot?.name ?? ''}`;
    this.asks = at === this.place ? this.asks + 1 : 0;
    this.place = at;
    if (this.shows('silent', asked.slot)) return { silence: 1 };
    const said = this.noisy(call, this.words(call, asked));
    const turn = { caller: said.slice(0, 600) };
    return this.shows('speaks_over', asked.slot) ? this.over(call, turn) : turn;
  }

  /** Speaks while the agent does, after a share of its last words. */
  private over(call: TestCall, turn: TestTurn): TestTurn {
    const last = call.stage.scenes.at(-1)!.intents.findLast((intent) => intent.type === 'say');
    if (!last?.interruptible) return turn;
    const heard = last.text.slice(0, Math.floor(last.text.length * (0.2 + this.random.share() * 0.7))).trimEnd();
    return heard === '' ? turn : { ...turn, interrupt: heard };
  }

  private shows(style: PersonaStyle, slot: SlotDef | null): boolean {
    const own = this.persona.style.find((one) => (typeof one === 'string' ? one === style : style in one));
    if (own === undefined) return false;
    const only = typeof own === 'string' ? undefined : own[style];
    if (only !== undefined && only !== slot?.name) return false;
    const key = `${style} ${slot?.name ?? this.place}`;
    const most = style === 'hurried' || style === 'speaks_over' ? Number.POSITIVE_INFINITY : (mostTimes[style] ?? 1);
    const done = this.times.get(key) ?? 0;
    if (done >= most || !this.random.happens(only === undefined ? chances[style] : 1)) return false;
    this.times.set(key, done + 1);
    return true;
  }

  private words(call: TestCall, asked: Asked): string {
    const { samples, personas } = languageIn(call);
    const { slot } = asked;
    if (this.shows('other_language', slot)) return this.random.pick(personas.otherLanguage);
    if (this.shows('asks_aside', slot)) return this.random.pick(personas.asides);
    if (this.wrong && slot !== this.wrong && asked.candidate === undefined) return this.putRight(call);
    if (asked.isChoice) return samples.first;
    if (slot && asked.candidate !== undefined) return this.agree(call, slot, asked.candidate);
    if (slot) {
      if (this.shows('refuses', slot)) return slot.required ? samples.refusal : samples.skip;
      if (this.shows('wrong_answers', slot)) return samples.nonsense;
      return this.answer(call, slot, asked.open);
    }
    return this.put(call, this.guess(call, asked));
  }

  /** What he answers where nothing tells which slot it is. */
  private guess(call: TestCall, { expects }: Asked): string {
    const { samples } = languageIn(call);
    const [type = 'text'] = expects;
    if (type === 'choice' || (this.asks % 2 === 1 && type !== 'yes_no')) return samples.first;
    if (['date_time', 'date', 'time'].includes(type)) {
      const wanted = timeNames.map((name) => this.persona.goal[name]).find((value) => value !== undefined);
      if (wanted !== undefined) return String(wanted);
    }
    return this.random.pick(samples[type]);
  }

  /** What he means by a slot: a way of his to say it, his goal, or what he makes up. */
  private meant(call: TestCall, slot: SlotDef): string {
    const ways = this.persona.says?.[slot.name];
    if (ways) {
      const chosen = this.made.get(slot.name) ?? this.random.pick(ways);
      this.made.set(slot.name, chosen);
      return chosen;
    }
    const wanted = this.persona.goal[slot.name];
    if (typeof wanted === 'boolean') return languageIn(call).personas[wanted ? 'yes' : 'no'];
    if (wanted !== undefined) return String(wanted);
    const before = this.made.get(slot.name);
    if (before !== undefined) return before;
    const made = this.other(call, slot, '');
    this.made.set(slot.name, made);
    return made;
  }

  /** An answer that fits a slot and is not this one. */
  private other(call: TestCall, slot: SlotDef, than: string): string {
    const { samples } = languageIn(call);
    const all =
      slot.type === 'choice'
        ? slot.choices.map(({ label }) => label)
        : slot.min !== undefined && slot.max !== undefined
          ? [String(Math.ceil(slot.min)), String(Math.floor(slot.max))]
          : samples[slot.type];
    const others = all.filter((one) => one !== than);
    return others.length === 0 ? samples.nonsense : this.random.pick(others);
  }

  private answer(call: TestCall, slot: SlotDef, open: readonly SlotDef[]): string {
    const meant = this.meant(call, slot);
    if (this.shows('corrects', slot)) {
      this.wrong = slot;
      return this.other(call, slot, meant);
    }
    if (this.wrong === slot) this.wrong = null;
    const more = open.find(({ name }) => this.persona.goal[name] !== undefined);
    // What is written in his own words is said as it stands.
    const said = this.persona.says?.[slot.name] ? meant : this.put(call, meant);
    return more && this.shows('over_answers', slot) ? `${said}, ${this.meant(call, more)}` : said;
  }

  /** Takes back what he has said wrongly. */
  private putRight(call: TestCall): string {
    const slot = this.wrong!;
    this.wrong = null;
    const { called, personas } = languageIn(call);
    const meant = this.meant(call, slot);
    const known = called[slot.type][0];
    const words = known ? personas.named.replace('{called}', known).replace('{}', meant) : meant;
    return this.random.pick(personas.corrections).replace('{}', words);
  }

  private agree(call: TestCall, slot: SlotDef, candidate: Asked['candidate']): string {
    const meant = this.meant(call, slot);
    const meaning = meaningOf(call, slot, meant);
    const refused = this.times.get(`refused ${slot.name}`) ?? 0;
    if (meaning === undefined || sameJson(meaning, candidate) || refused >= mostRefused) {
      if (this.wrong === slot) this.wrong = null;
      return this.random.pick(languageIn(call).personas.agreed);
    }
    this.times.set(`refused ${slot.name}`, refused + 1);
    return this.random.pick(languageIn(call).personas.refused).replace('{}', meant);
  }

  private put(call: TestCall, meant: string): string {
    const way = (['hurried', 'chatty', 'hesitant'] as const).find((style) => this.shows(style, null));
    return this.random.pick(languageIn(call).personas[way ?? 'plain']).replace('{}', meant);
  }

  /** What is left of his words on a bad line. */
  private noisy(call: TestCall, text: string): string {
    const { noise } = this.persona;
    if (noise === 0) return text;
    const { personas } = languageIn(call);
    const words = text.split(' ');
    const kept = words.flatMap((word, at) => {
      if (!this.random.happens(noise)) return [word];
      const misheard = personas.misheard[word.toLowerCase()];
      if (misheard !== undefined) return [misheard];
      // The first word is lost most: anyone who listens was still speaking.
      return at === 0 || this.random.happens(0.5) ? [] : [word, word];
    });
    return kept.length === 0 ? words.at(-1)! : kept.join(' ');
  }
}
