import { type ReactNode, useContext, useEffect } from "react";
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

/** Announces why an open list has nothing: what the eye finds in it. Screen readers hear no text that comes into a list. */
export function ComboStatus({ notice }: { notice: string }): ReactNode {
  const state = useContext(ComboBoxStateContext);
  const isEmpty = Boolean(state?.isOpen) && state?.collection.size === 0;
  useEffect(() => (isEmpty ? muteEmptyCounts() : undefined), [isEmpty]);
  return (
    // An open list hides the rest of the page from assistive technology, save what has this mark.
    <span role="status" data-live-announcer="true" className={visuallyHidden}>
      {isEmpty ? notice : ""}
    </span>
  );
}
