/**
 * A reason not to start that the operator can mend. `message` is one line that names the thing and the way out;
 * main prints it without a stack and exits with 1.
 */
export class StartError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'StartError';
  }
}
