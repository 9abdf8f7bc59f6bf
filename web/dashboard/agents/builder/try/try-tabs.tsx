import { type ReactNode, useState } from 'react';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { TryPanel } from './try-panel.tsx';

const tabs = [
  { value: 'type', label: 'Here' },
  { value: 'talk', label: 'By voice or chat' },
] as const;

/** Tries the flow: typed, in the page, from any step; or as it is stored, by voice or chat, with real actions. */
export function TryTabs({ talk }: { talk: ReactNode }) {
  const [way, setWay] = useState<'type' | 'talk'>('type');
  if (!talk) return <TryPanel />;
  return (
    <Tabs
      label="Try the flow"
      tabs={tabs}
      value={way}
      onChange={setWay}
      className="flex h-full flex-col overflow-hidden"
    >
      <TabPanel value="type" forceMount className="min-h-0 flex-1 pt-0 data-[state=inactive]:hidden">
        <TryPanel />
      </TabPanel>
      <TabPanel value="talk" forceMount className="min-h-0 flex-1 overflow-y-auto p-3 data-[state=inactive]:hidden">
        {talk}
      </TabPanel>
    </Tabs>
  );
}
