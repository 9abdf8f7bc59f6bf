/** A part of a document as a reader of files finds it, in the order of reading. Page numbers begin at 1; null where there are none. */
export type Block =
  | { kind: 'heading'; level: number; text: string; page: number | null }
  | { kind: 'paragraph'; text: string; page: number | null }
  | { kind: 'item'; text: string; page: number | null }
  /** A row of a table, each cell with the words over its column. */
  | { kind: 'row'; cells: { head: string | null; text: string }[]; page: number | null };

/** What is found and quoted: whole paragraphs under one heading. */
export interface Piece {
  /** Counted from 0 in its file. */
  position: number;
  /** The headings over it, outermost first. */
  headings: string[];
  text: string;
  /** The text in sentences, in order. */
  sentences: string[];
  page: number | null;
}
