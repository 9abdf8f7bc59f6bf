import type { KnowledgeReason } from '#domain/knowledge/knowledge-reasons.ts';
import type { Block, Piece } from '#voice/knowledge/piece.ts';

/** What anyone who reads a file is told of it, beside its content. */
export interface ToRead {
  mediaType: string;
  name: string;
  /** As `en`: what is taken where the text does not say. */
  language: string;
  /** Of pictures and films: what people wrote of them. */
  description: string;
  transcript: string;
  /** Of a page of a site: its footer was read with another page. */
  withoutFooter: boolean;
  /** Paragraphs that were read with that page, and are left out of this one. */
  repeated: readonly string[];
}

/** What a reader makes of a file. */
export interface Document {
  blocks: Block[];
  title: string | null;
  pages: number | null;
  seconds: number | null;
  /** Of a web page: addresses that it leads to, as they are written in it, and to what they are relative. */
  links?: string[];
  base?: string | null;
}

/** What is known of a file that was read; its pieces come one by one. */
export interface ReadHead {
  title: string | null;
  pages: number | null;
  seconds: number | null;
  language: string;
  characters: number;
  links: string[];
  base: string | null;
}

export interface ReadFile extends ReadHead {
  pieces: Piece[];
}

/** How a file is read. @throws Unreadable; the signal's reason when it aborts */
export type ReadsFile = (file: string, what: ToRead, signal: AbortSignal) => Promise<ReadFile>;

/** Raised with each change of what readers make of the same file. */
export const readerVersion = 4;

/** Why a file cannot be read; `detail` is a sentence beside that of its reason. */
export class Unreadable extends Error {
  readonly reason: KnowledgeReason;
  readonly detail: string | null;
  /** Trying again is of no use, whatever the reason is usually. */
  readonly final: boolean;

  constructor(reason: KnowledgeReason, detail: string | null = null, { final = false } = {}) {
    super(detail ?? reason);
    this.name = 'Unreadable';
    this.reason = reason;
    this.detail = detail;
    this.final = final;
  }
}
