import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmByTyping } from '#web/ui/confirm-by-typing.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';

type How = 'keep' | 'release';

/** Takes a number out, or gives it back to the carrier for good; the number is typed as a confirmation. */
export function RemoveNumber({ number, onClose }: { number: PhoneNumber; onClose: () => void }) {
  const navigate = useNavigate();
  const [how, setHow] = useState<How>(number.test ? 'release' : 'keep');
  const remove = useMutation({
    mutationFn: () =>
      api.phoneNumbers.remove(
        { params: { numberId: number.id }, body: { how, number: number.number } },
        { timeoutMs: 40_000 },
      ),
    onSuccess: async () => {
      toast.success(how === 'release' ? `${number.number} was given back` : `${number.number} was taken out`);
      await invalidate('phoneNumbers');
      await navigate('/dashboard/phone-numbers');
    },
  });
  return (
    <ConfirmByTyping
      title={`Remove ${number.number}?`}
      description="Calls of it do not come here any more. Calls that were made stay in the list of calls."
      text={number.number}
      action={how === 'release' ? 'Give it back' : 'Take it out'}
      busy={remove.isPending}
      problem={remove.error ? messageOf(remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {!number.test && (
        <RadioGroup
          legend="And then"
          options={[
            { value: 'keep', label: 'It stays with the account', description: 'Its calls go where they went before.' },
            {
              value: 'release',
              label: 'It is given back',
              description: 'It costs no more. Somebody else may get it, and nobody can bring it back.',
            },
          ]}
          value={how}
          onChange={(next) => setHow(next as How)}
        />
      )}
    </ConfirmByTyping>
  );
}
