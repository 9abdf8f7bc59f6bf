import { Bot, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PhoneNumber } from '#web/ui/phone-number.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusChip } from '#web/ui/status-chip.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';

interface Person {
  name: string;
  phone: string;
  status: 'active' | 'inactive';
  at: string;
}

const dayMs = 86_400_000;
const people: Person[] = Array.from({ length: 40 }, (_, n) => ({
  name: `Person ${n + 1}`,
  phone: `+1212555${String(100 + n).padStart(4, '0')}`,
  status: n % 3 === 0 ? 'inactive' : 'active',
  at: new Date(Date.now() - n * dayMs).toISOString(),
}));

const columns: Column<Person>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name },
  { id: 'phone', title: 'Phone', cell: ({ phone }) => <PhoneNumber number={phone} />, className: 'max-sm:hidden' },
  { id: 'status', title: 'Status', cell: ({ status }) => <StatusChip status={status} /> },
  { id: 'at', title: 'Last active', cell: ({ at }) => <Moment iso={at} /> },
];

const tabNames = ['Configuration', 'Conversation', 'Languages', 'Knowledge', 'Actions', 'Tests', 'Versions', 'Calls'];
const voices = [
  { value: 'sarah', label: 'Sarah' },
  { value: 'mike', label: 'Mike', description: 'Low and calm' },
];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <CardHeader title={title} />
      <CardBody className="flex flex-wrap items-start gap-4">{children}</CardBody>
    </Card>
  );
}

function Fields() {
  const [voice, setVoice] = useState('sarah');
  const [isOn, setOn] = useState(true);
  return (
    <Part title="Fields">
      <Field label="Voice" className="w-56">
        <Select options={voices} value={voice} onChange={setVoice} />
      </Field>
      <Field label="Time zone" className="w-56">
        <NativeSelect defaultValue="Europe/Berlin">
          <option>Europe/Berlin</option>
          <option>America/New York</option>
        </NativeSelect>
      </Field>
      <Field label="Name" className="w-56" error="Enter a name.">
        <Input />
      </Field>
      <Switch label="Answer text messages" checked={isOn} onChange={setOn} />
      <Checkbox label="Mark step as completed" checked={isOn} onChange={setOn} />
    </Part>
  );
}

/** Every primitive once, to look at in both themes and at any width. It stands in no menu. */
export default function PrimitivesPage() {
  const [tab, setTab] = useState(tabNames[0]!);
  return (
    <>
      <PageHeader
        title="Primitives"
        subtitle="Every building block used on the pages."
        status={<StatusChip status="active" />}
        actions={
          <>
            <SaveState state="saved" />
            <Button>Publish</Button>
          </>
        }
      />
      <Tabs label="Parts" tabs={tabNames.map((name) => ({ value: name, label: name }))} value={tab} onChange={setTab}>
        {tabNames.map((name) => (
          <TabPanel key={name} value={name}>
            {name}
          </TabPanel>
        ))}
      </Tabs>
      <div className="mt-6 flex flex-col gap-6">
        <Part title="Buttons">
          <Button>Default</Button>
          <Button variant="outline">Outline</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="destructive">Delete</Button>
          <Button busy>Busy</Button>
          <Button variant="ghost" size="icon" aria-label="Rename">
            <Pencil aria-hidden />
          </Button>
          <Button variant="ghost" size="icon" aria-label="Remove">
            <Trash2 aria-hidden />
          </Button>
          <Button variant="outline" onClick={() => toast.success('Agent published')}>
            Show a toast
          </Button>
        </Part>
        <Fields />
        <Part title="States">
          <StatusChip status="active" />
          <StatusChip status="inactive" />
          <SaveState state="saving" />
          <SaveState state="unfit" />
          <SaveState state="refused" />
          <Progress label="Lessons completed" percent={40} className="w-40" />
          <Skeleton className="h-8 w-40" />
        </Part>
        <Banner tone="info">This page shows every primitive once.</Banner>
        <DataTable label="People" columns={columns} rows={people} keyOf={({ name }) => name} />
        <EmptyState icon={Bot} title="No agents yet" action={<Button>Create agent</Button>}>
          Agents answer calls and texts.
        </EmptyState>
      </div>
    </>
  );
}
