import { Flow, flowVersion } from '#domain/agents/workflows.ts';
import { storedForm } from '../stored-form.ts';

type Form = Record<string, unknown>;

/** Before version 2, a condition compared one name (`left`) with one value (`right`), and was no expression. */
function asExpression(condition: unknown): unknown {
  if (typeof condition !== 'object' || condition === null) return condition;
  const { op, left, right, arg, args } = condition as Form;
  if (arg !== undefined) return { op, args: [asExpression(arg)] };
  if (Array.isArray(args)) return { op, args: args.map(asExpression) };
  if (left === undefined) return condition;
  return { op, args: [{ var: left }, ...(right === undefined ? [] : op === 'in' ? (right as unknown[]) : [right])] };
}

function withExpressions(flow: Form): Form {
  const nodes = flow.nodes as { type: string; config: Form }[];
  return {
    ...flow,
    version: 2,
    nodes: nodes.map((node) => {
      if (node.type !== 'decision') return node;
      const branches = node.config.branches as Form[];
      return {
        ...node,
        config: {
          ...node.config,
          branches: branches.map(({ when, ...branch }) => ({ ...branch, when: asExpression(when) })),
        },
      };
    }),
  };
}

/** Reads a flow as it was stored, in whatever version. @throws Unreadable */
export const readFlow = storedForm('flow', Flow, [withExpressions]);

/** A flow as it is stored: with the version of its form. */
export const storedFlow = (flow: Flow): Flow => ({ ...flow, version: flowVersion });
