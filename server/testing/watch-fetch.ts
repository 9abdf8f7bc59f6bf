import { afterAll } from 'vitest';

/**
 * Requests that libraries of the server make past its own door, by where they came from. Call it at the top of a file,
 * before the server starts.
 */
export function watchFetch(): string[] {
  const past: string[] = [];
  const realFetch = globalThis.fetch;
  globalThis.fetch = (...sent) => {
    const { stack = '' } = new Error('Who asks?');
    if (/node_modules\/(jose|openid-client|oauth4webapi)\//.test(stack)) past.push(stack);
    return realFetch(...sent);
  };
  afterAll(() => {
    globalThis.fetch = realFetch;
  });
  return past;
}
