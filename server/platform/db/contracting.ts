import { baselineName, type Migration, readSteps } from './migration-files.ts';

/** Statements after which a server of the version before can no longer read or write as it does. */
const contracting = [
  /\bdrop\s+(?:table|column|function|view|schema|type)\b[^;,]*/gi,
  /\brename\s+(?:to|column|constraint)?[^;,]*/gi,
  /\balter\s+(?:column\s+)?"?\w+"?\s+(?:set\s+data\s+)?type\b[^;,]*/gi,
  /\balter\s+(?:column\s+)?"?\w+"?\s+set\s+not\s+null\b/gi,
  /\badd\s+column\s+(?:if\s+not\s+exists\s+)?"?\w+"?\s+(?:(?!,|;)[\s\S])*?\bnot\s+null\b(?![^,;]*\b(?:default|generated)\b)/gi,
];

/** What says in a step that it may contract, and why: `-- contract: nothing has read it since 0.2`. */
const marker = /^-- contract: \S.+$/m;

const withoutComments = (text: string) => text.replace(/--.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

/** The statements of a step that servers of before cannot live with. A column with a default before `not null` is none. */
export function contractingIn({ files }: Pick<Migration, 'files'>): string[] {
  return files.flatMap(({ text }) => {
    const code = withoutComments(text);
    const made = new Set(
      [...code.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi)].map(([, name]) => name),
    );
    return contracting
      .flatMap((pattern) => [...code.matchAll(pattern)].map(([found]) => oneLine(found)))
      .filter((found) => !/\bdefault\b|\bgenerated\b/i.test(found) && ![...made].some((name) => found.endsWith(name!)));
  });
}

/** Whether a step says why it may contract. */
export const isMarked = ({ files }: Pick<Migration, 'files'>): boolean => files.every(({ text }) => marker.test(text));

export interface PendingStep {
  name: string;
  /** Whether servers of the version before go on with the database behind it. */
  oldServersGoOn: boolean;
}

/** What the next start does to a database that has had these steps. */
export function pendingSteps(applied: readonly string[]): PendingStep[] {
  const had = new Set(applied);
  if (!had.has(baselineName)) return [{ name: baselineName, oldServersGoOn: applied.length === 0 }, ...pending(had)];
  return pending(had);
}

const pending = (had: ReadonlySet<string>): PendingStep[] =>
  readSteps()
    .filter(({ name }) => !had.has(name))
    .map((step) => ({ name: step.name, oldServersGoOn: contractingIn(step).length === 0 }));
