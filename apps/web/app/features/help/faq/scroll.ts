/** Whether things may move: neither the person's settings nor their system ask for stillness. */
function mayMove(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === "reduced") return false;
  return motion === "full" || !globalThis.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Scrolls the page to an element, smoothly where things may move; found once the page has been drawn with it. */
export function scrollToTop(find: () => Element | null): void {
  requestAnimationFrame(() => {
    find()?.scrollIntoView({ behavior: mayMove() ? "smooth" : "auto", block: "start" });
  });
}
