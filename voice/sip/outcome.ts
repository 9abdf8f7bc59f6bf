/** What became of a call that went out. */
export interface DialOutcome {
  result: 'busy' | 'no_answer' | 'failed' | 'canceled';
  /** never: the number is wrong, and is not called again. account: it is the account's, not the number's. later: no line was free. */
  why: 'number' | 'account' | 'later' | 'declined' | 'media' | null;
}

/** What an answer says, where it is final and no 2xx. `cause`: of Q.850, which goes over the status. */
export function outcomeOf(status: number, rang: boolean, cause: number | null, cancelled = false): DialOutcome {
  const busy: DialOutcome = { result: 'busy', why: null };
  const noAnswer: DialOutcome = { result: 'no_answer', why: null };
  const failed = (why: DialOutcome['why']): DialOutcome => ({ result: 'failed', why });
  if (cancelled && status === 487) return noAnswer;
  if (cause === 17) return busy;
  if (cause === 18 || cause === 19) return noAnswer;
  if (cause === 21) return { result: 'busy', why: 'declined' };
  if (cause === 1 || cause === 28) return failed('number');
  switch (status) {
    case 486:
    case 600:
      return busy;
    case 603:
      return { result: 'busy', why: 'declined' };
    case 403:
      return rang ? { result: 'busy', why: 'declined' } : failed('account');
    case 401:
    case 407:
      return failed('account');
    case 404:
    case 410:
    case 484:
    case 604:
      return failed('number');
    case 480:
      return rang ? noAnswer : failed('later');
    case 408:
    case 487:
      return noAnswer;
    case 488:
    case 606:
    case 415:
    case 420:
      return failed('media');
    default:
      return failed(status >= 500 && status < 600 ? 'later' : null);
  }
}

/** The cause of Q.850 in a Reason header (RFC 3326). */
export function causeOf(reason: readonly string[]): number | null {
  const line = reason.find((one) => /^Q\.850/i.test(one));
  const cause = /cause\s*=\s*(\d{1,3})/i.exec(line ?? '')?.[1];
  return cause === undefined ? null : Number(cause);
}
