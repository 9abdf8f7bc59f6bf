/** Narrow no-break space: a line never breaks between a word and its mark. */
const narrow = '\u202f';

/**
 * A sentence of an agent as it's written, not spoken. The French of France sets a narrow space before ? ! and ;, which
 * speech has no use for and the engine leaves out; in Canada there's none.
 * @param language BCP 47
 */
export const typeset = (text: string, language: string): string =>
  /^fr(?!-CA)\b/i.test(language)
    ? text.replaceAll(/(?<=[\p{L}\p{N}).…"'’»%€])[ \u00a0\u202f]?([?!;]+)(?=\s|$|["»)])/gu, `${narrow}$1`)
    : text;
