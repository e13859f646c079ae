/** The product as search engines read it (schema.org WebSite and its Organization); `origin` is where it is, without a path. */
export function siteJsonLd(name: string, origin: string) {
  const url = `${origin}/`;
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name,
    url,
    inLanguage: "fr-FR",
    publisher: { "@type": "Organization", name, url, logo: `${origin}/favicon.svg` },
  };
}
