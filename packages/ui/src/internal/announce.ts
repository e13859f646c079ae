const regionId = "jobami-annonces";

function liveRegion(): HTMLElement {
  const existing = document.getElementById(regionId);
  if (existing) return existing;
  const region = document.createElement("div");
  region.id = regionId;
  region.setAttribute("role", "status");
  // An open dialog hides everything else from screen readers but what carries this.
  region.dataset.liveAnnouncer = "true";
  region.style.cssText =
    "position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";
  document.body.append(region);
  return region;
}

/** Announces `message` to screen readers without moving focus. The region must exist a frame before its text. */
export function announce(message: string): void {
  const region = liveRegion();
  region.textContent = "";
  requestAnimationFrame(() => {
    region.textContent = message;
  });
}
