import { site } from '#web/lib/site.ts';

export interface PageMetaProps {
  title: string;
  /** One or two sentences, at most 160 characters. */
  description: string;
  /** The page's one address; of two paths to the same page, the one that search engines should know. */
  path: string;
  /** Keeps the page out of search results and out of the sitemap. */
  unlisted?: boolean;
}

/** Title, description, address and picture of a public page, for search engines and for shared links. */
export function PageMeta({ title, description, path, unlisted = false }: PageMetaProps) {
  const address = site.origin + path;
  const picture = `${site.origin}/open-graph.png`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {unlisted && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${site.name}. Where Voice Technology Meets Human Connection.`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
