/** Characters of a sentence beyond which it is taken as it is: no one waits for its end. */
const mostPending = 600;

/** Where one sentence may end: behind its sign, with another one behind it. "Dr. Weber", "27. November" and "9 a.m. on" go on. */
const border = /[.!?…]["”»')]*\s+(?=[\p{Lu}\p{N}¿¡"“„«(])|[!?]["”»')]*\s+/gu;
const goesOn =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|st|no|nr|prof|sr|sra|srta|dra|mme|mlle|vs|z\.b|d\.h|bzw|ca|approx|p\.ej|p\.ex|a\.m|p\.m|\p{L}|\d{1,2})\.$/iu;

/** Cuts what a model writes into sentences, each as soon as it is whole. */
export class SentenceStream {
  private pending = '';

  /** More of the text. Returns the sentences that are whole by now. */
  push(text: string): string[] {
    this.pending += text;
    const whole: string[] = [];
    let from = 0;
    for (const found of this.pending.matchAll(border)) {
      const to = found.index + found[0].length;
      const sentence = this.pending.slice(from, to).trim();
      if (goesOn.test(sentence)) continue;
      if (sentence !== '') whole.push(sentence);
      from = to;
    }
    this.pending = this.pending.slice(from);
    if (this.pending.length <= mostPending) return whole;
    return [...whole, ...this.end()];
  }

  /** What is left once nothing more comes. */
  end(): string[] {
    const rest = this.pending.trim();
    this.pending = '';
    return rest === '' ? [] : [rest];
  }
}
