import type { AgentConfiguration } from '#domain/agents/agents.ts';
import type { Flow, FlowEdge, FlowNode } from '#domain/agents/workflows.ts';
import { sameJson } from '#domain/platform/json.ts';
import { byName, type Form, isForm, isGraph, isSameKind, within } from './entries.ts';

/** A place that two have changed in different ways. Mine was kept. */
export interface DraftConflict {
  /** `greeting`, or within the flow: `flow.nodes.ask_name.config.prompt`, `flow.edges.ask_name.answered`. */
  path: string;
  /** What was there before; undefined for nothing. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface MergedDraft {
  merged: AgentConfiguration;
  conflicts: DraftConflict[];
}

/** All names in one order: who alone has ordered them anew has their way, else mine, with theirs put in between. */
function orderOf(base: string[], mine: string[], theirs: string[]): string[] {
  const shared = (list: string[]) => list.filter((name) => mine.includes(name) && theirs.includes(name));
  const before = base.filter((name) => mine.includes(name) && theirs.includes(name));
  const theirsLead = sameJson(shared(mine), before) && !sameJson(shared(theirs), before);
  const [lead, follow] = theirsLead ? [theirs, mine] : [mine, theirs];
  const order = [...lead];
  follow.forEach((name, at) => {
    if (order.includes(name)) return;
    const behind = follow.slice(0, at).findLast((other) => order.includes(other));
    order.splice(behind === undefined ? 0 : order.indexOf(behind) + 1, 0, name);
  });
  return order;
}

/** Ways of a graph that lead from a step to a step: a step may be gone to which the other has drawn a way. */
function keepWays(graph: Form): Form {
  const ids = new Set((graph.nodes as FlowNode[]).map(({ id }) => id));
  const edges = (graph.edges as FlowEdge[]).filter(({ from, to }) => ids.has(from) && ids.has(to));
  return { ...graph, edges };
}

class Merge {
  readonly conflicts: DraftConflict[] = [];

  /** One value: who alone has changed it has their way; where both have, its parts are looked at, and at last mine stays. */
  value(path: string, base: unknown, mine: unknown, theirs: unknown): unknown {
    if (sameJson(mine, theirs) || sameJson(base, theirs)) return mine;
    if (sameJson(base, mine)) return theirs;
    const parts = this.parts(path, base, mine, theirs);
    if (parts !== undefined) return parts;
    this.conflicts.push({ path, base, mine, theirs });
    return mine;
  }

  /** Undefined where it can only be taken as a whole. */
  parts(path: string, base: unknown, mine: unknown, theirs: unknown): unknown {
    if (isForm(mine) && isForm(theirs) && isSameKind(mine, theirs)) {
      const whole = this.form(path, isForm(base) ? base : {}, mine, theirs);
      return isGraph(whole) ? keepWays(whole) : whole;
    }
    if (Array.isArray(mine) && Array.isArray(theirs))
      return this.list(path, Array.isArray(base) ? base : [], mine, theirs);
    return undefined;
  }

  form(path: string, base: Form, mine: Form, theirs: Form): Form {
    const merged: Form = {};
    for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
      const value = this.value(within(path, name), base[name], mine[name], theirs[name]);
      if (value !== undefined) merged[name] = value;
    }
    return merged;
  }

  /**
   * Entry by entry: what one has taken out and the other left as it was is gone, what someone has changed stays.
   * Undefined where the entries have no names of their own.
   */
  list(path: string, base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] | undefined {
    const [old, own, other] = [byName(base), byName(mine), byName(theirs)];
    if (!old || !own || !other) return undefined;
    return orderOf([...old.keys()], [...own.keys()], [...other.keys()])
      .map((name) => this.value(within(path, name), old.get(name), own.get(name), other.get(name)))
      .filter((entry) => entry !== undefined);
  }
}

/**
 * Puts together what two have made of the same draft: by step, way and variable, then by field. Where both have changed
 * the same field, mine stays, and both are reported. No way leads to a step that one of them has taken out.
 */
export function mergeDrafts(
  base: AgentConfiguration,
  mine: AgentConfiguration,
  theirs: AgentConfiguration,
): MergedDraft {
  const merge = new Merge();
  const merged = merge.value('', base, mine, theirs) as AgentConfiguration;
  return { merged, conflicts: merge.conflicts };
}

/** The same for a flow alone, without what both have changed. */
export const mergeFlows = (base: Flow, mine: Flow, theirs: Flow): Flow =>
  new Merge().value('', base, mine, theirs) as Flow;
