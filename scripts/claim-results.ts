import type { Claim } from '#server/channels/speech/claims.data.ts';
import type { TestResult } from './test-results.ts';

/** Whether what the public pages promise is held: by tests that ran and passed, not by titles that stand in a file. */

/** A title as it stands in the code, to compare with the titles of a run: `of $title`, `gives %s` and `: ${file}` were filled. */
function titlePattern(written: string): RegExp {
  const parts = written.split(/\$\{[^}]*\}|\$[\w.]+|%[a-z]/);
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}`, 's');
}

/** A line for each holder of a claim that did not run, or did not pass. */
export function unheldClaims(claims: readonly Claim[], results: readonly TestResult[]): string[] {
  return claims.flatMap(({ says, heldBy }) =>
    heldBy.flatMap((holder) => {
      const at = holder.indexOf(': ');
      const [file, pattern] = [holder.slice(0, at), titlePattern(holder.slice(at + 2))];
      const found = results.filter((result) => result.file === file && pattern.test(result.title));
      if (found.some(({ status }) => status === 'failed')) return [`“${says}” is not verified: ${holder} failed`];
      if (found.some(({ status }) => status === 'passed')) return [];
      return [`“${says}” is not verified: ${holder} ${found.length > 0 ? 'was skipped' : 'did not run'}`];
    }),
  );
}
