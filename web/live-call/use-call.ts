import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CallWorld } from './active-call.ts';
import { browserWorld } from './browser-world.ts';
import { createCallController } from './call-controller.ts';

/**
 * Calls with an agent from a component: the state, and what the caller can do. The call ends with the component.
 * `language` is the agent's, for the transcriber; `world` stays the one that it was at first. Give the component `key={agentId}`: the agent is fixed at first.
 */
export function useCall(agentId: string, language: string, world: CallWorld = browserWorld) {
  const [controller] = useState(() => createCallController(agentId, language, world));
  const state = useSyncExternalStore(controller.subscribe, controller.getState);
  useEffect(() => {
    // Closing the tab is hanging up; without a word the server would hold the line for those who come back.
    const leave = () => controller.dispose();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [controller]);
  return { state, call: controller };
}
