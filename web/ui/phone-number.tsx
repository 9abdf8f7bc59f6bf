import { usePhoneFormat } from '#web/lib/phone.ts';

/** A phone number, grouped as people of its country write it. */
export function PhoneNumber({ number }: { number: string }) {
  const format = usePhoneFormat();
  return <span className="whitespace-nowrap tabular-nums">{format(number)}</span>;
}
