/** How people of each kind put an answer, for trying agents. `{}` stands for what they mean. */
export interface Personas {
  plain: readonly string[];
  hurried: readonly string[];
  chatty: readonly string[];
  hesitant: readonly string[];
  corrections: readonly string[];
  /** Which of the values is meant: `{called}` is what the language calls it. */
  named: string;
  refused: readonly string[];
  agreed: readonly string[];
  /** Yes and no as the answer to a question. */
  yes: string;
  no: string;
  /** Said in another language than this. */
  otherLanguage: readonly string[];
  asides: readonly string[];
  /** What a word sounds like on a bad line, in lower case. */
  misheard: Readonly<Record<string, string>>;
}
