import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import { api } from '#web/lib/api.ts';
import { formatPhone } from '#web/lib/phone.ts';
import { ConfirmByTyping } from '#web/ui/confirm-by-typing.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';

type How = 'keep' | 'release';

/** Takes a number out, or gives it back to the carrier for good; the number is typed as a confirmation. */
export function RemoveNumber({ number, onClose }: { number: PhoneNumber; onClose: () => void }) {
  const navigate = useNavigate();
  const [how, setHow] = useState<How>(number.test ? 'release' : 'keep');
  return (
    <ConfirmByTyping
      title={`Remove ${formatPhone(number.number)}?`}
      description="Calls to this number will no longer be routed here. Past calls are kept."
      text={number.number}
      action={how === 'release' ? 'Release number' : 'Remove number'}
      onConfirm={() =>
        api.phoneNumbers.remove(
          { params: { numberId: number.id }, body: { how, number: number.number } },
          { timeoutMs: 40_000 },
        )
      }
      reloads="phoneNumbers"
      says={how === 'release' ? `${formatPhone(number.number)} released` : `${formatPhone(number.number)} removed`}
      next={() => navigate('/dashboard/phone-numbers')}
      onClose={onClose}
    >
      {!number.test && (
        <RadioGroup
          legend="What happens to the number"
          options={[
            {
              value: 'keep',
              label: 'Keep the number in your account',
              description: 'Calls will go back to their previous destination.',
            },
            {
              value: 'release',
              label: 'Release the number',
              description:
                'You’ll stop paying for the number. Someone else can get it, and you may not be able to get it back.',
            },
          ]}
          value={how}
          onChange={(next) => setHow(next as How)}
        />
      )}
    </ConfirmByTyping>
  );
}
