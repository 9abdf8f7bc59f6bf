/**
 * Why a speech or language engine could not do its work: `empty` when a text has nothing to say. `retryable` when
 * another try or engine may help.
 */
export class EngineError extends Error {
  readonly code: 'unsupported' | 'empty' | 'busy' | 'timeout' | 'crashed' | 'refused' | 'aborted';
  readonly retryable: boolean;

  constructor(code: EngineError['code'], message: string, options: { retryable?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'EngineError';
    this.code = code;
    this.retryable = options.retryable ?? (code === 'busy' || code === 'timeout' || code === 'crashed');
  }
}
