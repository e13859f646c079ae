import { type ReactNode, useContext, useEffect, useState } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { visuallyHidden } from "../../styles/hidden.css.ts";

/** React Aria counts an open list aloud, also one that has nothing yet: « 0 options disponibles » is no answer. */
function muteEmptyCounts(): () => void {
  const observer = new MutationObserver(() => {
    for (const region of document.querySelectorAll("[data-live-announcer] [role=log] > *"))
      if (/^0 /.test(region.textContent ?? "")) region.remove();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** What is typed on is no question yet, in ms: the answer to half a word is not worth being interrupted. */
const settledAfterMs = 500;

/**
 * Announces why an open list has nothing, once the hands rest: what the eye finds in it. Screen readers hear no text that comes into a
 * list.
 */
export function ComboStatus({ notice }: { notice: string }): ReactNode {
  const state = useContext(ComboBoxStateContext);
  const isEmpty = Boolean(state?.isOpen) && state?.collection.size === 0;
  const typed = state?.inputValue;
  const text = isEmpty ? notice : "";
  const [settled, setSettled] = useState("");
  useEffect(() => (isEmpty ? muteEmptyCounts() : undefined), [isEmpty]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the rest anew.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledAfterMs);
    return () => clearTimeout(timer);
  }, [text, typed]);
  return (
    // An open list hides the rest of the page from assistive technology, save what has this mark.
    <span role="status" data-live-announcer="true" className={visuallyHidden}>
      {settled === text ? text : ""}
    </span>
  );
}
