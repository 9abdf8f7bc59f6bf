import { Eye, EyeOff, KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '#web/lib/can.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { useKey } from './use-key.ts';

/** The dialog of the page Access Tokens. */
const GenerateToken = lazy(() =>
  import('#web/dashboard/identity/access-tokens/generate-token.tsx').then((module) => ({
    default: module.GenerateToken,
  })),
);

/** The key that is sent. A plain field with dots: a password field would be offered for saving. */
export function KeyBar() {
  const { key, setKey } = useKey();
  const [shown, setShown] = useState(false);
  const [generating, setGenerating] = useState(false);
  const mayGenerate = useCan('integrations:write');
  const strange = /[^\x21-\x7e]/.test(key);

  return (
    <Card aria-label="Your key">
      <CardBody className="flex flex-wrap items-end gap-3 pt-4 pb-4">
        <Field
          label="Access token"
          hint="Stored only in this tab’s memory and cleared when you reload."
          error={strange ? 'Tokens start with sk-, followed by 32 letters and digits.' : undefined}
          className="min-w-60 flex-1"
        >
          <Input
            value={key}
            placeholder="sk-…"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setKey(event.target.value.trim())}
            className={cn('font-mono', !shown && '[-webkit-text-security:disc]')}
          />
        </Field>
        <Button
          variant="outline"
          size="icon"
          aria-label={shown ? 'Hide token' : 'Show token'}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </Button>
        {mayGenerate && (
          <Button variant="outline" onClick={() => setGenerating(true)}>
            <KeyRound /> Generate key
          </Button>
        )}
      </CardBody>
      {generating && (
        <Suspense>
          <GenerateToken onMade={({ value }) => setKey(value)} onClose={() => setGenerating(false)} />
        </Suspense>
      )}
    </Card>
  );
}
