import { useState } from 'react';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import type { CallSettings } from '#domain/agents/call-settings.ts';
import { sameJson } from '#domain/platform/json.ts';

/** A configuration with other call settings. What is undefined is as agents do, and stored nowhere. */
export function withCallSettings(configuration: AgentConfiguration, change: Partial<CallSettings>): AgentConfiguration {
  const { callSettings, ...rest } = configuration;
  const all = Object.entries({ ...callSettings, ...change }).filter(([, value]) => value !== undefined);
  return all.length === 0 ? rest : { ...rest, callSettings: Object.fromEntries(all) as CallSettings };
}

/**
 * What is being written, with what cannot be taken yet, as long as the rest of it is what is stored; else what is stored,
 * since someone else has changed it.
 * @param take what of it can be stored
 */
export function useWritten<Written, Stored>(
  stored: Stored,
  show: (stored: Stored) => Written,
  take: (written: Written) => Stored,
): [Written, (written: Written) => void] {
  const [written, setWritten] = useState<Written>();
  const isIts = written !== undefined && sameJson(take(written), stored);
  return [isIts ? written : show(stored), setWritten];
}
