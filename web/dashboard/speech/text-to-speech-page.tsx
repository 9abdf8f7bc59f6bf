import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { speechSpeed } from '#domain/speech.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import type { Draft } from './draft.ts';
import { History } from './history.tsx';
import { Pronunciations } from './pronunciations.tsx';
import { Studio } from './studio.tsx';
import { UsageMeter } from './usage-meter.tsx';

const tabs = [
  { value: 'studio', label: 'Studio' },
  { value: 'history', label: 'History' },
  { value: 'pronunciations', label: 'Pronunciations' },
] as const;
type Tab = (typeof tabs)[number]['value'];

const emptyDraft: Draft = { text: '', language: 'en-US', voice: null, speed: speechSpeed.default, format: 'mp3' };

/** Text to Speech: write, choose a voice, listen, download. The tab and the shown clip are in the address. */
export default function TextToSpeechPage() {
  const [params, setParams] = useSearchParams();
  const [draft, setDraft] = useState(emptyDraft);
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'studio';
  const clipId = params.get('clip');
  const show = (tab: Tab, clip?: string | null) =>
    setParams({ ...(tab !== 'studio' && { tab }), ...(clip && { clip }) }, { replace: true });

  return (
    <>
      <PageHeader
        title="Text to Speech"
        subtitle="Write a text, choose a voice, hear and keep it."
        actions={<UsageMeter />}
      />
      <Tabs label="Text to Speech" tabs={tabs} value={tab} onChange={(next) => show(next, clipId)}>
        <TabPanel value="studio">
          <Studio draft={draft} onChange={setDraft} clipId={clipId} onClip={(id) => show('studio', id)} />
        </TabPanel>
        <TabPanel value="history">
          <History />
        </TabPanel>
        <TabPanel value="pronunciations">
          <Pronunciations />
        </TabPanel>
      </Tabs>
    </>
  );
}
