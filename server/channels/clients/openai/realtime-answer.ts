import { randomUUID } from 'node:crypto';
import { type Item, type Items, newItem } from './realtime-items.ts';

export type Tell = (type: string, more: object) => undefined;

const noUsage = {
  total_tokens: 0,
  input_tokens: 0,
  output_tokens: 0,
  input_token_details: { text_tokens: 0, audio_tokens: 0, cached_tokens: 0 },
  output_token_details: { text_tokens: 0, audio_tokens: 0 },
};

/** One thing that the agent says, as a response with one message, from its beginning to its end. */
export class Answer {
  readonly item: Item;
  private readonly id = `resp_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  private readonly tell: Tell;
  private readonly isText: boolean;
  private isOver = false;

  constructor(tell: Tell, items: Items, text: string, isText: boolean) {
    this.tell = tell;
    this.isText = isText;
    this.item = newItem('assistant', []);
    tell('response.created', { response: this.response('in_progress') });
    tell('response.output_item.added', { ...this.of, item: { ...this.item } });
    tell('conversation.item.added', { ...items.add(this.item), item: { ...this.item } });
    const part = isText ? { type: 'text', text: '' } : { type: 'audio', transcript: '' };
    tell('response.content_part.added', { ...this.at, part });
    this.item.content = [isText ? { type: 'output_text', text } : { type: 'output_audio', transcript: text }];
    tell(isText ? 'response.output_text.delta' : 'response.output_audio_transcript.delta', { ...this.at, delta: text });
  }

  /** Where in the response something belongs. */
  private get of() {
    return { response_id: this.id, output_index: 0 };
  }
  private get at() {
    return { ...this.of, item_id: this.item.id, content_index: 0 };
  }
  private response(status: string, more: object = {}) {
    const output = status === 'in_progress' ? [] : [this.item];
    return { id: this.id, object: 'realtime.response', status, status_details: null, output, usage: null, ...more };
  }

  audio(delta: string): void {
    if (!this.isOver) this.tell('response.output_audio.delta', { ...this.at, delta });
  }

  /** It has been said to its end. */
  complete(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.item.status = 'completed';
    const part = this.item.content[0]!;
    const text = 'text' in part ? part.text : (part.transcript ?? '');
    if (this.isText) this.tell('response.output_text.done', { ...this.at, text });
    else {
      this.tell('response.output_audio.done', this.at);
      this.tell('response.output_audio_transcript.done', { ...this.at, transcript: text });
    }
    const said = this.isText ? { type: 'text', text } : { type: 'audio', transcript: text };
    this.tell('response.content_part.done', { ...this.at, part: said });
    this.end('completed');
  }

  /** The caller has spoken into it. */
  cut(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.item.status = 'incomplete';
    if (!this.isText) this.tell('response.output_audio.done', this.at);
    this.end('cancelled', { status_details: { type: 'cancelled', reason: 'turn_detected' } });
  }

  /** What of it was heard, once that is known. */
  heard(text: string): void {
    const part = this.item.content[0]!;
    if ('text' in part) part.text = text;
    else part.transcript = text;
  }

  private end(status: string, more: object = {}): void {
    this.tell('response.output_item.done', { ...this.of, item: { ...this.item } });
    this.tell('conversation.item.done', { item: { ...this.item } });
    this.tell('response.done', { response: this.response(status, { ...more, usage: noUsage }) });
  }
}
