/** Everything that comes to the foot of a page, loaded once it is wanted. */
export async function loadPublicBanners() {
  return { default: (await import("./PublicBanners.tsx")).PublicBanners };
}
