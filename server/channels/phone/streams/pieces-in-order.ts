/** Pieces of 20 ms that are held back for one that is missing. */
const mostHeld = 5;

export interface Pieces {
  /** @param chunk the number of the piece in the stream, where the carrier tells it */
  take(codes: Uint8Array, chunk: number | undefined): void;
}

/**
 * Gives a stream's pieces on in the order of their numbers: Telnyx does not promise to send them so. A piece that is missing is waited for
 * while five others come; one that comes later is no longer heard.
 */
export function openPieces(give: (codes: Uint8Array) => void): Pieces {
  const held = new Map<number, Uint8Array>();
  let next: number | null = null;

  function giveHeld(): void {
    for (let codes = held.get(next!); codes !== undefined; codes = held.get(next!)) {
      held.delete(next!);
      next! += 1;
      give(codes);
    }
  }

  return {
    take(codes, chunk) {
      if (chunk === undefined) return give(codes);
      next ??= chunk;
      if (chunk < next) return;
      held.set(chunk, codes);
      if (held.size > mostHeld) next = Math.min(...held.keys());
      giveHeld();
    },
  };
}
