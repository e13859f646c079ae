import { useEffect, useRef } from "react";
import { useIsHydrated } from "./hydration.ts";

/**
 * Runs in the page before its other scripts have come. What is typed into a form by then is remembered by the field's id, since
 * the fields may be drawn anew; a form sent by then is kept back and remembered, instead of leaving the page.
 */
export const earlyFormScript = `(function(){
var typed=window.typedEarly={};
function isEarly(form){return form&&"early"in form.dataset}
addEventListener("input",function(e){var f=e.target;if(f.id&&isEarly(f.form))typed[f.id]=f.type==="checkbox"?f.checked:f.value},true);
addEventListener("submit",function(e){var f=e.target;if(isEarly(f)){e.preventDefault();document.documentElement.dataset.pressed=f.id}},true);
})()`;

/**
 * Props of a form that the server renders: sent before it can be handled, it is sent again once it can.
 * `isLive` is false as long as the form is only shown.
 */
export function useEarlySubmit(id: string, isLive = true) {
  const ref = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const isReady = isHydrated && isLive;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isReady || dataset.pressed !== id) return;
    delete dataset.pressed;
    ref.current?.requestSubmit();
  }, [isReady, id]);
  return { id, ref, method: "post" as const, noValidate: true, "data-early": isReady ? undefined : "" };
}
