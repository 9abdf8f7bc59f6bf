import { useForm } from 'react-hook-form';
import { type PartnerRates, type PartnerType, partnerTypes } from '#domain/agency/partners.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { pointsOf } from './money.ts';

type Fields = Record<PartnerType, string>;
const titles: Record<PartnerType, string> = { affiliate: 'Affiliate', reseller: 'Reseller', referral: 'Referral' };
const fieldsOf = (rates: PartnerRates) =>
  Object.fromEntries(partnerTypes.map((type) => [type, String(rates[type] / 100)])) as Fields;

/** What a partner of each type gets, unless something else is agreed. */
export function RatesForm({ rates, readOnly }: { rates: PartnerRates; readOnly: boolean }) {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    values: fieldsOf(rates),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = formState;

  async function submit(fields: Fields) {
    const wrong = partnerTypes.filter((type) => Number.isNaN(pointsOf(fields[type])));
    for (const type of wrong) setError(type, { message: 'Enter a percentage, such as 15 or 12.5.' });
    if (wrong.length > 0) return;
    const body = Object.fromEntries(partnerTypes.map((type) => [type, pointsOf(fields[type])])) as PartnerRates;
    try {
      await api.partners.setRates({ body });
      toast.success('Commissions saved');
      await invalidate('partners');
    } catch (error) {
      setError('root', { message: messageOf(error) });
    }
  }

  return (
    <Card className="mt-6">
      <CardHeader
        title="Default commissions"
        hint="A percentage of what the partner’s customers pay. Applies to new partners."
      />
      <CardBody>
        <form
          noValidate
          aria-label="Default commissions"
          onSubmit={(event) => void handleSubmit(submit)(event)}
          className="flex flex-col gap-4"
        >
          {errors.root?.message && <Banner>{errors.root.message}</Banner>}
          <div className="grid gap-4 sm:grid-cols-3">
            {partnerTypes.map((type) => (
              <Field key={type} label={titles[type]} error={errors[type]?.message}>
                <Input {...register(type)} inputMode="decimal" autoComplete="off" readOnly={readOnly} />
              </Field>
            ))}
          </div>
          {!readOnly && (
            <div>
              <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
                Save
              </Button>
            </div>
          )}
        </form>
      </CardBody>
    </Card>
  );
}
