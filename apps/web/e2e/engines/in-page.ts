import type { Look } from "./engine.ts";

interface Noting {
  noted?: string[];
}

/** Notes violations of the content policy, which no engine reports to its driver. Runs in the page; once per document. */
export function noteViolations(): void {
  const noting = globalThis as Noting;
  if (noting.noted !== undefined) return;
  const noted: string[] = [];
  noting.noted = noted;
  addEventListener("securitypolicyviolation", (event) => {
    noted.push(
      `content policy: ${event.effectiveDirective} refuses ${event.blockedURI} (${event.sourceFile})`,
    );
  });
}

/** Notes errors of scripts and of the console, for an engine that does not report them. Runs in the page after `noteViolations`; once per document. */
export function noteErrors(): void {
  const noting = globalThis as Noting & { notesErrors?: true };
  if (noting.notesErrors === true) return;
  noting.notesErrors = true;
  const note = (text: string) => noting.noted?.push(text);
  addEventListener("error", (event) => {
    // Where a list that opens grows while it is placed (react-aria): the sizes are told a frame later, and nothing is lost.
    if (event.message !== "ResizeObserver loop completed with undelivered notifications.")
      note(`uncaught: ${event.message}`);
  });
  addEventListener("unhandledrejection", (event) => note(`unhandled rejection: ${event.reason}`));
  const written: Pick<Console, "error"> = globalThis.console;
  const write = written.error;
  written.error = (...output: unknown[]) => {
    note(`console: ${output.join(" ")}`);
    write.apply(written, output);
  };
}

/** Gives what was noted since the last call, and forgets that the page broke: the next one is judged by itself. Runs in the page. */
export function takeNoted(): string[] {
  sessionStorage.removeItem("jobami:crash");
  return (globalThis as Noting).noted?.splice(0) ?? [];
}

/** Reads what stands in the window. Runs in the page. */
export function lookAround(failure: { page: string; part: string }): Look {
  const titles = [...document.querySelectorAll("h1")].map((title) => (title.textContent ?? "").trim());
  return {
    address: location.href,
    titles,
    beyond: document.documentElement.scrollWidth - globalThis.innerWidth,
    width: globalThis.innerWidth,
    busy: document.querySelectorAll("[aria-busy=true]").length,
    isCrashed:
      titles.includes(failure.page) ||
      (document.querySelector("main")?.textContent ?? "").includes(failure.part) ||
      sessionStorage.getItem("jobami:crash") !== null,
    text: (document.querySelector("main")?.textContent ?? "").replaceAll(/\s+/g, " ").slice(0, 600),
    size: [document.body.textContent.length, performance.getEntriesByType("resource").length],
  };
}

/**
 * Whether a press in the middle of an element meets it: else something covers it. Scrolls only to what a press does not meet, since
 * a list that is open closes when its page is scrolled. Runs in the page.
 */
export function isOnTop(element: Element): boolean {
  const isMet = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && element.contains(met);
  };
  if (isMet()) return true;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return isMet();
}
