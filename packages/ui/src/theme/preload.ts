import text from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import heading from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url";

/** Addresses of the two font files that a first page needs, for `<link rel="preload" as="font" crossOrigin="">`. */
export const fontPreloads: readonly string[] = [heading, text];
