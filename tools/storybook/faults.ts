/** A fault put into one story while it is shown: it must be seen there, and nowhere else. */
export type Fault = "pixel" | "contrast" | "label";

/** Which story gets which fault. */
export type FaultFixtures = Readonly<Record<string, Fault>>;

/** Runs in the page; takes nothing from outside but its argument. */
function injectFaults(faults: FaultFixtures): void {
  type Preview = { selectionStore?: { selection?: { storyId?: string } } };
  const faulty = {
    pixel: (root: Element) => {
      if (root.firstElementChild instanceof HTMLElement) root.firstElementChild.style.translate = "1px 0px";
    },
    contrast: (root: Element) => {
      const element = root.querySelector<HTMLElement>("button, a, p, label, span");
      element?.style.setProperty("transition", "none", "important");
      element?.style.setProperty("color", "rgb(200 200 200)", "important");
      element?.style.setProperty("background", "rgb(255 255 255)", "important");
    },
    label: (root: Element) => {
      const field = root.querySelector("input, textarea");
      for (const name of ["aria-label", "aria-labelledby", "title", "placeholder"])
        field?.removeAttribute(name);
      for (const label of root.querySelectorAll("label[for]")) label.removeAttribute("for");
    },
  };
  new MutationObserver(() => {
    const preview = (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
    const fault = faults[preview?.selectionStore?.selection?.storyId ?? ""];
    const root = document.querySelector("#storybook-root");
    if (fault !== undefined && root !== null) faulty[fault](root);
  }).observe(document, { childList: true, subtree: true });
}

/** The script that injects faults when it is part of the page of the stories. */
export function faultScript(faults: FaultFixtures): string {
  return `<script>(${injectFaults.toString()})(${JSON.stringify(faults)});</script>`;
}
