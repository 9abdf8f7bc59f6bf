import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { OfferedNumber } from '#domain/carriers/phone-numbers.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Field } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

/** What goes with a purchase. */
export interface Papers {
  addressSid?: string | undefined;
  bundleSid?: string | undefined;
}

interface PaperFieldsProps {
  offer: z.infer<typeof OfferedNumber>;
  of: { country: string; kind: 'local' | 'mobile' | 'toll_free'; accountId?: string };
  papers: Papers;
  onChange: (papers: Papers) => void;
}

/** Which address and documents of the account go with a number, where there are any or its country asks for them. */
export function PaperFields({ offer, of: { country, kind, accountId }, papers, onChange }: PaperFieldsProps) {
  const isAsked = offer.address !== 'none';
  const { data, error } = useQuery({
    ...query.phoneNumbers.requirements({ query: { country, kind, ...(accountId && { accountId }) } }),
    enabled: isAsked || country !== 'US',
    retry: false,
  });
  if (error) return <Banner className="mt-4">{messageOf(error)}</Banner>;
  if (data === undefined) return null;
  const { addresses, bundles } = data;
  return (
    <>
      {isAsked && addresses.length === 0 && (
        <Banner className="mt-4">
          This number needs an address, but the account has none. Add one in Twilio under Phone Numbers › Regulatory
          Compliance.
        </Banner>
      )}
      {addresses.length > 0 && (
        <Field label="Address" optional={!isAsked} className="mt-4">
          <NativeSelect
            value={papers.addressSid ?? ''}
            onChange={({ target: { value } }) => onChange({ ...papers, addressSid: value || undefined })}
          >
            <option value="">None</option>
            {addresses.map(({ sid, name }) => (
              <option key={sid} value={sid}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      {bundles.length > 0 && (
        <Field label="Documents" optional hint="Approved by the carrier for this number type." className="mt-4">
          <NativeSelect
            value={papers.bundleSid ?? ''}
            onChange={({ target: { value } }) => onChange({ ...papers, bundleSid: value || undefined })}
          >
            <option value="">None</option>
            {bundles.map(({ sid, name }) => (
              <option key={sid} value={sid}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    </>
  );
}
