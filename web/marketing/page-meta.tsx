/** Title, description and address of a public page, for search engines and for shared links. */
export function PageMeta({ title, description, path }: { title: string; description: string; path: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <link rel="canonical" href={path} />
    </>
  );
}
