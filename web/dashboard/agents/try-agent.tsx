import { useState } from 'react';
import type { Agent } from '#domain/agents.ts';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { TalkPanel } from './talk-panel.tsx';

const ways = [
  { value: 'talk', label: 'Talk' },
  { value: 'chat', label: 'Chat' },
] as const;

const size = 'h-[min(38rem,calc(100dvh-11rem))] min-h-96';

/** The ways to try an agent from its page. A call or chat goes on while the other is looked at. */
export function TryAgent({ agent }: { agent: Agent }) {
  const [way, setWay] = useState<'talk' | 'chat'>('talk');
  return (
    <Tabs label="Try the agent" tabs={ways} value={way} onChange={setWay}>
      <TabPanel value="talk" forceMount className="pt-3 data-[state=inactive]:hidden">
        <TalkPanel agent={agent} className={size} />
      </TabPanel>
      <TabPanel value="chat" forceMount className="pt-3 data-[state=inactive]:hidden">
        <ChatPanel agent={agent} className={size} />
      </TabPanel>
    </Tabs>
  );
}
