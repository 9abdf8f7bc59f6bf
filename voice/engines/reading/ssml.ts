import { EngineError } from '../engine-error.ts';
import type { Script, ScriptPart } from '../script.ts';
import type { SpokenSpan } from '../tts.ts';
import { soundsLike } from './ipa.ts';
import { sayAs, sayAsElsewhere } from './say-as.ts';
import { type Element, parseSsml } from './ssml-parser.ts';

/** How speech stands at one place of the document. */
interface Manner {
  speed: number;
  gainDb: number;
}

/** Names of rates, of pauses and of emphasis, as the standard has them, in our numbers. */
const rates: Record<string, number> = { 'x-slow': 0.5, slow: 0.75, medium: 1, default: 1, fast: 1.25, 'x-fast': 1.6 };
const pauses: Record<string, number> = {
  none: 0,
  'x-weak': 100,
  weak: 250,
  medium: 500,
  strong: 750,
  'x-strong': 1_000,
};
const emphases: Record<string, Manner> = {
  strong: { speed: 0.85, gainDb: 3 },
  moderate: { speed: 0.92, gainDb: 1.5 },
  none: { speed: 1, gainDb: 0 },
  reduced: { speed: 1.1, gainDb: -3 },
};
const volumes: Record<string, number> = {
  silent: -60,
  'x-soft': -12,
  soft: -6,
  medium: 0,
  default: 0,
  loud: 4,
  'x-loud': 6,
};
/** Silence of one break, in ms: no more than that, and between paragraphs and sentences. */
const longestBreak = 10_000;
const paragraphMs = 480;
const sentenceMs = 320;

/** Whether a text is SSML. */
export function isSsml(text: string): boolean {
  return /^\s*(<\?xml[^>]*\?>\s*)?<speak[\s>]/.test(text);
}

/**
 * The script of an SSML document: break, say-as, emphasis, prosody (rate, volume), phoneme (IPA), sub, p and s.
 * @throws EngineError `refused` where the document is broken or asks for what is not there
 */
export function ssmlScript(text: string, isEnglish: boolean): Script {
  const builder = new ScriptBuilder(isEnglish);
  builder.read(parseSsml(text), { speed: 1, gainDb: 0 });
  return builder.parts();
}

const refuse = (message: string) => new EngineError('refused', `The SSML cannot be read: ${message}`);

function choose<Value>(table: Record<string, Value>, name: string, attribute: string): Value {
  if (Object.hasOwn(table, name)) return table[name]!;
  throw refuse(`${attribute} is ${Object.keys(table).join(', ')}, not ${JSON.stringify(name)}.`);
}

/** `500ms` or `1.5s` in ms. */
function breakMs({ attributes }: Element): number {
  const { time, strength } = attributes;
  if (time === undefined) return choose(pauses, strength ?? 'medium', 'strength');
  const [, value, unit] = /^\+?(\d{1,6}(?:\.\d{1,3})?)(ms|s)$/.exec(time.trim()) ?? [];
  if (value === undefined) throw refuse(`a break's time is like 500ms or 1.5s, not ${JSON.stringify(time)}.`);
  const ms = Number(value) * (unit === 's' ? 1000 : 1);
  if (ms > longestBreak) throw refuse(`a break lasts ${longestBreak / 1000} seconds at most.`);
  return ms;
}

function rateOf(rate: string): number {
  const [, percent] = /^(\d{1,3}(?:\.\d+)?)%$/.exec(rate) ?? [];
  const [, change] = /^([+-]\d{1,3}(?:\.\d+)?)%$/.exec(rate) ?? [];
  const [, factor] = /^(\d(?:\.\d+)?)$/.exec(rate) ?? [];
  if (percent !== undefined) return checkedRate(Number(percent) / 100);
  if (change !== undefined) return checkedRate(1 + Number(change) / 100);
  if (factor !== undefined) return checkedRate(Number(factor));
  return choose(rates, rate, 'the rate');
}

function checkedRate(rate: number): number {
  if (rate >= 0.25 && rate <= 4) return rate;
  throw refuse('the rate is outside of 25% to 400%.');
}

function volumeOf(volume: string): number {
  const [, change] = /^([+-]?\d{1,2}(?:\.\d+)?)dB$/.exec(volume) ?? [];
  if (change === undefined) return choose(volumes, volume, 'the volume');
  return Math.max(-60, Math.min(12, Number(change)));
}

class ScriptBuilder {
  readonly #parts: ScriptPart[] = [];
  #text = '';
  #spans: SpokenSpan[] = [];
  #manner: Manner = { speed: 1, gainDb: 0 };
  readonly #isEnglish: boolean;

  constructor(isEnglish: boolean) {
    this.#isEnglish = isEnglish;
  }

  read(element: Element, manner: Manner): void {
    for (const child of element.children) {
      if (typeof child === 'string') this.#say(child, manner);
      else this.#enter(child, manner);
    }
  }

  parts(): ScriptPart[] {
    this.#close(0);
    return this.#parts;
  }

  #enter(element: Element, manner: Manner): void {
    const { name, attributes } = element;
    switch (name) {
      case 'break':
        this.#close(breakMs(element));
        return;
      case 'p':
      case 's':
        this.#close(0);
        this.read(element, manner);
        this.#close(name === 'p' ? paragraphMs : sentenceMs);
        return;
      case 'prosody': {
        const speed = manner.speed * (attributes.rate === undefined ? 1 : rateOf(attributes.rate.trim()));
        const gainDb = manner.gainDb + (attributes.volume === undefined ? 0 : volumeOf(attributes.volume.trim()));
        this.read(element, { speed, gainDb });
        return;
      }
      case 'emphasis': {
        const more = choose(emphases, attributes.level ?? 'moderate', 'the level');
        this.read(element, { speed: manner.speed * more.speed, gainDb: manner.gainDb + more.gainDb });
        return;
      }
      case 'say-as': {
        const text = textOf(element);
        const { 'interpret-as': kind = '', format } = attributes;
        const spoken = this.#isEnglish ? sayAs(text, kind, format) : sayAsElsewhere(text, kind);
        if (spoken === undefined) throw refuse(`nothing can be said as ${JSON.stringify(kind)}.`);
        this.#sayAs(text, { spoken }, manner);
        return;
      }
      case 'phoneme': {
        const { alphabet = 'ipa', ph = '' } = attributes;
        if (alphabet !== 'ipa') throw refuse(`the alphabet of a phoneme is ipa, not ${JSON.stringify(alphabet)}.`);
        const spoken = soundsLike(ph);
        if (spoken === undefined) throw refuse(`${JSON.stringify(ph)} is not IPA.`);
        this.#sayAs(textOf(element), { spoken, ipa: ph }, manner);
        return;
      }
      case 'sub':
        this.#sayAs(textOf(element), { spoken: attributes.alias ?? '' }, manner);
        return;
      case 'mark':
        return;
      default:
        throw refuse(`<${name}> is not supported here.`);
    }
  }

  /** Begins a new part where the manner changes. */
  #adopt(manner: Manner): void {
    if (manner.speed === this.#manner.speed && manner.gainDb === this.#manner.gainDb) return;
    this.#close(0);
    this.#manner = manner;
  }

  #say(text: string, manner: Manner): void {
    if (text.trim() === '') {
      this.#text += ' ';
      return;
    }
    this.#adopt(manner);
    this.#text += text;
  }

  #sayAs(text: string, how: Pick<SpokenSpan, 'spoken' | 'ipa'>, manner: Manner): void {
    this.#adopt(manner);
    const start = this.#text.length;
    this.#text += text.trim() === '' ? how.spoken : text;
    this.#spans.push({ start, end: this.#text.length, ...how });
  }

  #close(restMs: number): void {
    if (this.#text.trim() !== '') {
      this.#parts.push({ text: this.#text, spans: this.#spans, ...this.#manner, restMs });
    } else if (restMs > 0) {
      const last = this.#parts.at(-1);
      if (last === undefined) this.#parts.push({ text: '', spans: [], ...this.#manner, restMs });
      else last.restMs += restMs;
    }
    this.#text = '';
    this.#spans = [];
  }
}

function textOf(element: Element): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
