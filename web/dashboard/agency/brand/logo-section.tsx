import { useQuery } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { type Brand, logoBytesLimit, logoTypes } from '#domain/agency/brand.ts';
import { api, request } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { keepBrand } from './keep-brand.ts';

/** The picture's bytes in base64, as the API takes them. */
async function base64Of(file: File): Promise<string> {
  if (file.size > logoBytesLimit) throw new Error('The image is larger than 200 KB. Choose a smaller one.');
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('Couldn’t read the file.'));
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}

/** The logo as it is stored, on both grounds that it will stand on. */
function Preview({ brand }: { brand: Brand }) {
  const { id } = useWorkspace();
  const { data } = useQuery({
    queryKey: ['brand', 'picture', id, brand.logo?.version],
    queryFn: async ({ signal }) => (await request('/v1/brand/logo', { signal })).blob(),
    enabled: brand.logo !== null,
  });
  const address = useObjectUrl(data);
  return (
    <div className="grid grid-cols-2 overflow-hidden rounded-lg border border-line">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="grid h-24 place-items-center bg-canvas p-4 text-muted">
          {brand.logo === null
            ? 'No logo yet'
            : address && (
                <img
                  src={address}
                  alt={`Logo on a ${theme} background`}
                  className="max-h-12 max-w-full object-contain"
                />
              )}
        </div>
      ))}
    </div>
  );
}

/** The picture that stands where the product's mark would be. */
export function LogoSection({ brand, readOnly }: { brand: Brand | null; readOnly: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useChange(async (file: File) => api.brand.setLogo({ body: { data: await base64Of(file) } }), {
    says: 'Logo saved',
    next: (answer) => keepBrand(answer),
    refusal: 'shown',
  });
  const remove = useChange(() => api.brand.removeLogo(), {
    reloads: 'brand',
  });
  return (
    <SubjectSection
      title="Logo"
      hint="PNG, JPEG, WebP, or SVG, up to 200 KB. Wide logos on a transparent background work best."
    >
      {brand === null ? (
        <p className="text-muted">Save your brand settings first.</p>
      ) : (
        <>
          <Preview brand={brand} />
          {upload.error && <Banner>{messageOf(upload.error)}</Banner>}
          {!readOnly && (
            <div className="flex flex-wrap gap-2">
              <input
                ref={input}
                type="file"
                accept={logoTypes.join(',')}
                aria-label="Logo file"
                className="sr-only"
                tabIndex={-1}
                onChange={({ target }) => {
                  const file = target.files?.[0];
                  target.value = '';
                  if (file) upload.mutate(file);
                }}
              />
              <Button variant="outline" busy={upload.isPending} onClick={() => input.current?.click()}>
                {!upload.isPending && <ImageUp aria-hidden />}
                {brand.logo === null ? 'Choose image' : 'Choose another image'}
              </Button>
              {brand.logo !== null && (
                <Button variant="outline" busy={remove.isPending} onClick={() => remove.mutate()}>
                  Remove logo
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </SubjectSection>
  );
}
