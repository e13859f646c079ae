import { afterOverlay, focusOn, focusPage, overlayAround } from "./focus-page.ts";

const headings = "h1, h2, h3, h4, h5, h6";
const controls = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex='0']";

/** Something of the page that had the focus, and what stood around it when it was taken away. */
interface Place {
  element: Element;
  /** From its parent up to the page's root. */
  around: readonly Element[];
  /** What came in its stead, and what stood after and before it. */
  instead: Element[];
  isOfList: boolean;
  isOfPage: boolean;
}

function placeOf(element: Element): Place {
  const around: Element[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) around.push(one);
  return { element, around, instead: [], isOfList: false, isOfPage: isOfPage(element) };
}

function siblingFrom(node: Node | null, step: "nextSibling" | "previousSibling"): Element | null {
  for (let one = node; one !== null; one = one[step]) if (one instanceof Element) return one;
  return null;
}

/** Notes where the place was: what a batch of changes put there, and for a line of a list its neighbours. */
function noteRemoval(place: Place, records: readonly MutationRecord[]): void {
  const removal = records.find((record) =>
    [...record.removedNodes].some((node) => node.contains(place.element)),
  );
  if (removal === undefined) return;
  const gone = [...removal.removedNodes].find((node) => node.contains(place.element));
  place.isOfList = gone instanceof Element && gone.matches("li, [role=listitem], tr, [role=row]");
  const added = records
    .filter(({ target }) => target === removal.target)
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof HTMLElement);
  const after = siblingFrom(removal.nextSibling, "nextSibling");
  const before = siblingFrom(removal.previousSibling, "previousSibling");
  place.instead = [...added, ...(place.isOfList ? [after, before] : [])].filter((one) => one !== null);
}

/** Where reading goes on: what came instead, the next line of the list, else the nearest heading around, else the page. */
function goOnAt(place: Place): void {
  for (const one of place.instead.filter(({ isConnected }) => isConnected)) {
    const heading = one.matches(headings) ? one : one.querySelector(headings);
    const start = heading ?? (place.isOfList ? one.querySelector(controls) : null);
    if (start instanceof HTMLElement) {
      focusOn(start);
      return;
    }
  }
  const page = document.getElementById("contenu");
  for (const one of place.around.filter((around) => around.isConnected && page?.contains(around))) {
    const heading = one.querySelector(headings);
    if (heading instanceof HTMLElement) {
      focusOn(heading);
      return;
    }
  }
  focusPage();
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;
const isOfPage = (element: Element) => document.getElementById("contenu")?.contains(element) === true;

/**
 * Manages the focus of the whole page: when what has it is taken away, and nothing else took it, reading goes on near
 * by instead of at the document's start. Overlays give the focus back by themselves, where what opened them is still there.
 */
export function keepFocus(): () => void {
  let place: Place | null = null;
  /** The overlay that has the focus. */
  let overlay: Element | null = null;
  const goOn = () => {
    if (!isLost()) return;
    overlay = null;
    if (place === null) focusPage();
    else goOnAt(place);
  };
  const noteFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === document.body) return;
    overlay = overlayAround(target);
    if (overlay === null) place = placeOf(target);
  };
  // Whoever presses beside every control leaves what they were at.
  const noteLeft = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !document.hasFocus() || !(target instanceof Element)) return;
    queueMicrotask(() => {
      if (target.isConnected && isLost() && overlay === null) place = null;
    });
  };
  const observer = new MutationObserver((records) => {
    const isGone = place !== null && !place.element.isConnected;
    if (place !== null && isGone) noteRemoval(place, records);
    if (!isLost()) return;
    if (overlay !== null) {
      if (!overlay.isConnected) afterOverlay(goOn);
    } else if (place !== null && isGone) {
      if (place.isOfPage) goOn();
      else afterOverlay(goOn);
    }
  });
  document.addEventListener("focusin", noteFocus);
  document.addEventListener("focusout", noteLeft);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", noteFocus);
    document.removeEventListener("focusout", noteLeft);
    observer.disconnect();
  };
}
