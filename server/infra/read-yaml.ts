import { isNode, LineCounter, parseDocument } from 'yaml';

/** A YAML or JSON text that was read, and where its members stand. */
export interface ReadYaml {
  content: unknown;
  /** The line of a member from 1, or of the part that it is missing from. */
  lineOf(where: readonly PropertyKey[]): number;
}

/** What keeps a text from being read at all. */
export interface YamlFault {
  /** From 1. */
  line: number;
  message: string;
}

/** Reads a YAML or JSON text, without names for parts: they could make a small file endless. */
export function readYaml(text: string): ReadYaml | YamlFault {
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [fault] = document.errors;
    if (fault) {
      const [message = ''] = fault.message.split('\n');
      return { line: lines.linePos(fault.pos[0]).line, message: message.slice(0, 300) };
    }
    const content: unknown = document.toJS({ maxAliasCount: 0 });
    return {
      content,
      lineOf(where) {
        for (let depth = where.length; depth >= 0; depth--) {
          const node = document.getIn(where.slice(0, depth), true);
          if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
        }
        return 1;
      },
    };
  } catch (error) {
    if (error instanceof ReferenceError)
      return { line: 1, message: 'Write parts out: names for them (&, *) are not read.' };
    if (error instanceof RangeError) return { line: 1, message: 'It is nested too deeply.' };
    throw error;
  }
}

/** A fault that a schema has found, with its line. */
export interface LinedFault extends YamlFault {
  path: PropertyKey[];
}

/** Faults of a schema with the lines that they stand in. @param from members of the path that the text does not have */
export function linedFaults(
  { lineOf }: ReadYaml,
  issues: readonly { path: PropertyKey[]; message: string; code: string }[],
  from = 0,
): LinedFault[] {
  return issues.slice(0, 20).map((issue) => {
    const path = issue.path.slice(from);
    const [unknown] = issue.code === 'unrecognized_keys' ? (issue as unknown as { keys: string[] }).keys : [];
    const line = lineOf(unknown === undefined ? path : [...path, unknown]);
    return { path, line, message: path.length > 0 ? `${path.join('.')}: ${issue.message}` : issue.message };
  });
}
