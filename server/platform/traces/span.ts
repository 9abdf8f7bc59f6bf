/** One thing that took a while. Times in ms since 1970. */
export interface Span {
  name: string;
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 of them; made up where left out. */
  spanId?: string;
  parentId: string | null;
  begunAt: number;
  endedAt: number;
  attributes: Readonly<Record<string, string | number | boolean>>;
}
