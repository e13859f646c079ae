import type { Page } from "playwright-core";

/**
 * The targets of a page that are smaller than 24 px in a direction (WCAG 2.5.8), each by its name and size. Left out are, as there: those in a line of
 * text, those that nothing is near (a circle of 24 px around each touches no other target), and what the browser draws by itself. What counts is where a press
 * arrives, not what is drawn.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const pressed =
      "a[href], button:enabled, input:not([type=hidden]):enabled, select:enabled, textarea:enabled, summary, [role=button], [role=tab], [role=option], [role=switch], [role=slider], [role=menuitem]";
    const targets = [...document.querySelectorAll<HTMLElement>(pressed)].filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width > 1 && height > 1 && target.checkVisibility({ visibilityProperty: true });
    });
    const arrivesAt = (target: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return false;
      // A bar that stands over it is none of its size.
      for (let over: Element | null = hit; over !== null && !over.contains(target); over = over.parentElement)
        if (["fixed", "sticky"].includes(getComputedStyle(over).position)) return true;
      return target.contains(hit) || hit.closest("label")?.control === target;
    };
    const centreOf = (target: Element) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const isInText = (target: HTMLElement) => {
      const block = target.closest("p, li, dd, dt, td, th, figcaption, label, span, div");
      const around = (block?.textContent ?? "").trim().length - (target.textContent ?? "").trim().length;
      return /^inline(-block)?$/.test(getComputedStyle(target).display) && around > 3;
    };
    const isAlone = (target: HTMLElement) => {
      const { x, y } = centreOf(target);
      return targets.every((other) => {
        if (other === target || other.contains(target) || target.contains(other)) return true;
        const { left, top, right, bottom, width, height } = other.getBoundingClientRect();
        const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
        const isSmall = Math.min(width, height) < least;
        const centre = centreOf(other);
        return away >= least / 2 && (!isSmall || Math.hypot(centre.x - x, centre.y - y) >= least);
      });
    };
    return targets.flatMap((target) => {
      const box = target.getBoundingClientRect();
      if (Math.min(box.width, box.height) >= least - 0.5 || isInText(target)) return [];
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { x, y } = centreOf(target);
      const far = least / 2 - 0.5;
      const reaches = (dx: number, dy: number) =>
        arrivesAt(target, x + dx, y + dy) && arrivesAt(target, x - dx, y - dy);
      const isWide = box.width >= least - 0.5 || reaches(far, 0);
      const isHigh = box.height >= least - 0.5 || reaches(0, far);
      if ((isWide && isHigh) || !arrivesAt(target, x, y) || isAlone(target)) return [];
      const name = target.getAttribute("aria-label") ?? target.textContent?.trim().slice(0, 40) ?? "";
      return [`${target.localName} « ${name} » ${Math.round(box.width)} × ${Math.round(box.height)}`];
    });
  });
}
