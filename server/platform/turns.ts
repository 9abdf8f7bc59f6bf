import { AppError } from '#domain/platform/errors.ts';

interface TurnsOptions {
  /** Works at a time: calls need the processor more. */
  mostAtOnce: number;
  /** Others wait for their turn, so many at most. */
  mostWaiting: number;
  /** Said to who comes behind those. */
  busy: string;
}

/** Lets so many works be done at a time; a place goes from who leaves it to who waited longest. */
export function turnsOf({ mostAtOnce, mostWaiting, busy }: TurnsOptions) {
  let taken = 0;
  const waiting: (() => void)[] = [];
  /** @throws AppError too_many_requests */
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (taken < mostAtOnce) taken += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new AppError('too_many_requests', busy);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else taken -= 1;
    }
  };
}
