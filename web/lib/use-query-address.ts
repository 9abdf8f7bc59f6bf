import { useSearchParams } from 'react-router';
import { safeParse, type z } from 'zod';

/** What an address asks for. A part of it that the schema does not take is left out. */
function readAddress<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  params: URLSearchParams,
): z.output<z.ZodObject<Shape>> {
  const given = Object.entries(schema.shape).flatMap(([name, field]) => {
    const value = params.get(name);
    return value !== null && safeParse(field, value).success ? [[name, value]] : [];
  });
  return schema.parse(Object.fromEntries(given));
}

/** What a page asks for, kept in the address: a reload, Back and a link that is sent find it again. */
export function useQueryAddress<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const [params, setParams] = useSearchParams();
  return {
    asked: readAddress(schema, params),
    /** An empty value takes a part away. */
    change: (values: Partial<Record<keyof Shape & string, string>>) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries<string | undefined>(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setParams(next, { replace: true });
    },
  };
}
