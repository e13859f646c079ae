import { useEffect, useRef } from "react";
import { useIsHydrated } from "../page/index.ts";

/**
 * Runs in the page before its other scripts have come. What is typed into a form by then is remembered by the field's id, since
 * the fields may be drawn anew; a form sent by then is kept back and remembered, instead of leaving the page.
 */
export const earlyFormScript = `(function(){
var typed=window.typedEarly={};
function isEarly(form){return form&&"early"in form.dataset}
addEventListener("input",function(e){var f=e.target;if(f.id&&isEarly(f.form))typed[f.id]=f.type==="checkbox"?f.checked:f.value},true);
addEventListener("submit",function(e){var f=e.target,d=document.documentElement.dataset;if(isEarly(f)){e.preventDefault();d.pressed=f.id;d.pressedValue=e.submitter?e.submitter.value:""}},true);
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
    if (!isReady || dataset.pressed !== id || ref.current === null) return;
    const { pressedValue = "" } = dataset;
    delete dataset.pressed;
    delete dataset.pressedValue;
    const buttons = [...ref.current.querySelectorAll<HTMLButtonElement>("button[value]")];
    ref.current.requestSubmit(buttons.find(({ value }) => value === pressedValue) ?? null);
  }, [isReady, id]);
  return { id, ref, method: "post" as const, noValidate: true, "data-early": isReady ? undefined : "" };
}
