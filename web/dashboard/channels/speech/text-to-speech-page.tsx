import { useSearchParams } from 'react-router';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { History } from './history.tsx';
import { Pronunciations } from './pronunciations.tsx';
import { Studio } from './studio.tsx';
import { UsageMeter } from './usage-meter.tsx';
import { useDraft } from './use-draft.ts';

const tabs = [
  { value: 'studio', label: 'Studio' },
  { value: 'history', label: 'History' },
  { value: 'pronunciations', label: 'Pronunciations' },
] as const;
type Tab = (typeof tabs)[number]['value'];

/** Text to Speech: write, choose a voice, listen, download. The tab and the shown clip are in the address. */
export default function TextToSpeechPage() {
  const [params, setParams] = useSearchParams();
  const [draft, setDraft] = useDraft();
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'studio';
  const clipId = params.get('clip');
  const show = (tab: Tab, clip?: string | null) =>
    setParams({ ...(tab !== 'studio' && { tab }), ...(clip && { clip }) }, { replace: true });

  return (
    <>
      <PageHeader
        title="Voices"
        subtitle="Type text, choose a voice, listen, and save the audio."
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
