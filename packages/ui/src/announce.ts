const regionId = "jobami-annonces";

function liveRegion(): HTMLElement {
  let region = document.getElementById(regionId);
  if (region) return region;
  region = document.createElement("div");
  region.id = regionId;
  region.setAttribute("role", "status");
  // An open dialog hides everything else from screen readers but what carries this.
  region.dataset.liveAnnouncer = "true";
  region.style.cssText =
    "position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";
  document.body.append(region);
  return region;
}

let coming = "";

/**
 * Announces `message` to screen readers without moving focus. The region must exist a frame before its text; what is announced again
 * in that frame, by another part of the page, is spoken once.
 */
export function announce(message: string): void {
  if (message === coming) return;
  coming = message;
  const region = liveRegion();
  region.textContent = "";
  requestAnimationFrame(() => {
    if (coming !== message) return;
    coming = "";
    region.textContent = message;
  });
}
