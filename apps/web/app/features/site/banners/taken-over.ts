/** Everything that comes to the foot of a page, loaded after the first paint. */
export async function loadPublicBanners() {
  return { default: (await import("./PublicBanners.tsx")).PublicBanners };
}
