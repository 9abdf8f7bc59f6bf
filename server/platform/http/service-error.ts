/**
 * Why a service of someone else did not do something. never_left: no one was reached. unauthorized, forbidden, not_found, conflict, too_many,
 * refused: it answered, and has not done it. unsure: it may have done it, or not.
 */
export const serviceFaults = [
  ...(['never_left', 'unauthorized', 'forbidden', 'not_found', 'conflict'] as const),
  ...(['too_many', 'refused', 'unsure'] as const),
] as const;
export type ServiceFault = (typeof serviceFaults)[number];

/** A fault in words that a person may read: no credentials, paths or bodies stand in them. */
export class ServiceError extends Error {
  readonly kind: ServiceFault;

  constructor(kind: ServiceFault, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'ServiceError';
    this.kind = kind;
  }
}
