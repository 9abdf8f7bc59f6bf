/** What another try or engine may mend. */
const passing = new Set(['busy', 'timeout', 'crashed', 'unavailable']);

/**
 * Why a speech or language engine could not do its work: `empty` when a text has nothing to say, `unavailable` when a
 * service elsewhere does not serve us (wrong key, used-up quota, down). `retryable` when another try or engine may help.
 */
export class EngineError extends Error {
  readonly code: 'unsupported' | 'empty' | 'busy' | 'timeout' | 'crashed' | 'unavailable' | 'refused' | 'aborted';
  readonly retryable: boolean;

  constructor(code: EngineError['code'], message: string, options: { retryable?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'EngineError';
    this.code = code;
    this.retryable = options.retryable ?? passing.has(code);
  }
}
