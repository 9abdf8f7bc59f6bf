import { useState } from 'react';
import { type Widget, WidgetDomain } from '#domain/channels/widgets.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { invalidate } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface NewWidgetProps {
  agentId: string;
  onMade: (widget: Widget) => void;
}

/** A widget is made for one domain; more are added in its settings. */
export function NewWidget({ agentId, onMade }: NewWidgetProps) {
  const [domain, setDomain] = useState('');
  const [fault, setFault] = useState<string>();
  const make = useChange(
    (name: string) => api.widgets.create({ params: { agentId }, body: { name, domains: [name] } }),
    {
      next: async (widget) => {
        setDomain('');
        await invalidate('widgets');
        onMade(widget);
      },
      refusal: 'shown',
    },
  );
  return (
    <form
      aria-label="Add widget"
      noValidate
      className="flex w-full max-w-md flex-col gap-3 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        const read = WidgetDomain.safeParse(domain);
        setFault(read.error?.issues[0]?.message);
        if (read.success) make.mutate(read.data);
      }}
    >
      <Field label="Website domain" error={fault}>
        <Input
          value={domain}
          placeholder="example.com"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={253}
          onChange={({ target }) => setDomain(target.value)}
        />
      </Field>
      {make.error && <Banner>{messageOf(make.error)}</Banner>}
      <Button type="submit" busy={make.isPending} className="self-start">
        Add widget
      </Button>
    </form>
  );
}
