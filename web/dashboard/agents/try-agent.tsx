import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { TalkPanel, type TryProps } from './talk-panel.tsx';

const ways = [
  { value: 'talk', label: 'Talk' },
  { value: 'chat', label: 'Chat' },
] as const;

/** With the bar, the two rows of tabs and their gaps above it, Hang up stays in sight. */
const size = 'h-[min(44rem,calc(100dvh-13rem-var(--notices,0px)))] min-h-96';

interface TryAgentProps extends Omit<TryProps, 'className'> {
  /** Whether the server has all of the draft: what is tried is what it has. */
  saved: boolean;
}

/** The ways to try an agent from its page. A call or chat goes on while the other is looked at. */
export function TryAgent({ agent, draft = false, saved, startsAtOnce = false }: TryAgentProps) {
  const [way, setWay] = useState<'talk' | 'chat'>('talk');
  const [published, setPublished] = useState(false);
  const tried = { agent, draft: draft && !published, className: size };
  return (
    <>
      <Tabs label="Try the agent" tabs={ways} value={way} onChange={setWay}>
        <TabPanel value="talk" forceMount className="pt-3 data-[state=inactive]:hidden">
          <TalkPanel {...tried} startsAtOnce={startsAtOnce} />
        </TabPanel>
        <TabPanel value="chat" forceMount className="pt-3 data-[state=inactive]:hidden">
          <ChatPanel {...tried} />
        </TabPanel>
      </Tabs>
      {draft && (
        <div className="mt-3">
          <Switch
            label="Try the draft"
            hint={
              published
                ? 'You’ll hear what callers hear now.'
                : saved
                  ? 'You’ll hear your changes. Callers don’t hear them yet.'
                  : 'You’ll hear your saved changes.'
            }
            checked={!published}
            onChange={(next) => setPublished(!next)}
          />
        </div>
      )}
    </>
  );
}
