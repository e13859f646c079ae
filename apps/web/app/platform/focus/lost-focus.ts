import { afterOverlay, focusOn, focusPage, overlayAround, pageContent } from "./focus-page.ts";

const headings = "h1, h2, h3, h4, h5, h6";
const controls = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex='0']";

/** Something that had the focus, and what stood around it when it was taken away. */
interface Place {
  element: Element;
  /** From its parent up to the page's root. */
  around: readonly Element[];
  /** What of the page itself had the focus last: it, or what had it before. */
  inPage: Element | undefined;
  /** What came in its stead, and what stood after and before it. */
  instead: HTMLElement[];
  isOfList: boolean;
}

function placeOf(element: Element, last: Place | null): Place {
  const around: Element[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) around.push(one);
  const inPage = pageContent()?.contains(element) ? element : last?.inPage;
  return { element, around, inPage, instead: [], isOfList: false };
}

/** A sibling, or the first element beyond it where it is text or a comment. */
const elementFrom = (node: Node | null, step: "nextElementSibling" | "previousElementSibling") =>
  node instanceof CharacterData ? node[step] : (node as Element | null);

/** Notes where the place was: what a batch of changes put there, and for a line of a list its neighbours. */
function noteRemoval(place: Place, records: readonly MutationRecord[]): void {
  const held = (node: Node) => node.contains(place.element);
  const removal = records.find(({ removedNodes }) => [...removedNodes].some(held));
  if (removal === undefined) return;
  const gone = [...removal.removedNodes].find(held);
  place.isOfList = gone instanceof Element && gone.matches("li, [role=listitem], tr, [role=row]");
  const added = records
    .filter(({ target }) => target === removal.target)
    .flatMap(({ addedNodes }) => [...addedNodes]);
  const after = elementFrom(removal.nextSibling, "nextElementSibling");
  const before = elementFrom(removal.previousSibling, "previousElementSibling");
  place.instead = [...added, ...(place.isOfList ? [after, before] : [])].filter(
    (node) => node instanceof HTMLElement,
  );
}

/** Where reading goes on: what came instead, the next line of the list, else the nearest heading around, else where in the page the focus was before, else the page. */
function goOnAt({ instead, around, inPage, isOfList }: Place): void {
  const page = pageContent();
  const starts = [
    ...instead
      .filter(({ isConnected }) => isConnected)
      .map((one) =>
        one.matches(headings)
          ? one
          : (one.querySelector(headings) ?? (isOfList && one.querySelector(controls))),
      ),
    ...around.filter((one) => page?.contains(one)).map((one) => one.querySelector(headings)),
  ];
  const start = starts.find((one) => one instanceof HTMLElement);
  if (start) focusOn(start);
  // A notice or a banner is closed where one stands in the page: nothing is scrolled.
  else if (inPage?.isConnected) focusOn(inPage as HTMLElement, { preventScroll: true });
  if (isLost()) focusPage();
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

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
    if (overlay === null) place = placeOf(target, place);
  };
  // Whoever presses beside every control leaves what they were at.
  const noteLeft = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !document.hasFocus() || !(target instanceof Element)) return;
    queueMicrotask(() => {
      if (target.isConnected && isLost() && overlay === null) place = null;
    });
  };
  const observer = new MutationObserver((records) => {
    const gone = place?.element.isConnected === false ? place : null;
    if (gone) noteRemoval(gone, records);
    if (!isLost() || (overlay ? overlay.isConnected : !gone)) return;
    if (!overlay && gone?.inPage === gone?.element) goOn();
    else afterOverlay(goOn);
  });
  const stop = new AbortController();
  document.addEventListener("focusin", noteFocus, stop);
  document.addEventListener("focusout", noteLeft, stop);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    stop.abort();
    observer.disconnect();
  };
}
