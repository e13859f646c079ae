import type { Brand, SocialLink } from "@jobami/api/pages/contract";

/** Who runs the product, as search engines read it (schema.org AboutPage and Organization). `address` is that of the page, whole. */
export function aboutJsonLd(brand: Brand, socials: readonly SocialLink[], address: string) {
  return {
    "@context": "https://schema.org",
    "@type": "AboutPage",
    url: address,
    mainEntity: {
      "@type": "Organization",
      name: brand.name,
      url: new URL("/", address).href,
      email: brand.email,
      telephone: brand.phone,
      address: { "@type": "PostalAddress", addressLocality: brand.city, addressCountry: "FR" },
      ...(socials.length === 0 ? {} : { sameAs: socials.map(({ url }) => url) }),
    },
  };
}
